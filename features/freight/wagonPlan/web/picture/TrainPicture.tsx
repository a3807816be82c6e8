import { useRef, useState } from 'react';
import type { Point } from '../../../../../platform/web/widgets/drag/useDrag.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { placeOn, stepContainer, takeOff, toNextWagon, type Wagons } from '../../draft.ts';
import { containersOn, type PlannedContainer, unplacedOf } from '../../plan.ts';
import { isRed, loadFindings } from '../../rules.ts';
import type { WagonPlan } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import type { LoadingState } from '../useLoading.ts';
import { type BoxActions, ContainerBox } from './ContainerBox.tsx';
import styles from './picture.module.css';
import { WagonCard } from './WagonCard.tsx';

/** Wagons of a train with their containers, and at the side those that stand on none. */
export function TrainPicture({ plan, loading }: { plan: WagonPlan; loading: LoadingState }) {
  const { page } = useTexts();
  const { wagons, all, findings } = loading;
  const actions = useActions(plan, loading);
  const left = unplacedOf(wagons, all);
  return (
    <div className={styles.picture}>
      <div>
        <ol className={styles.train} aria-label={page.views.picture}>
          {wagons.map((wagon, index) => (
            <WagonCard
              key={wagon.wagonKey}
              wagon={wagon}
              position={index + 1}
              plan={plan}
              loading={loading}
              findings={findings.filter(({ wagonKey }) => wagonKey === wagon.wagonKey)}
              dropTone={actions.toneOver(wagon.wagonKey)}
              actions={actions}
            />
          ))}
        </ol>
        {wagons.length === 0 && <EmptyState text={page.noWagons} />}
      </div>
      <aside className={styles.side} data-unplaced aria-label={page.unplaced({ count: left.length })}>
        <h2>{page.unplaced({ count: left.length })}</h2>
        {plan.abilities.edit && (
          <p className={styles.hint}>
            <span className={styles.keys}>{page.keys}</span>
            <span className={styles.touch}>{page.touch}</span>
          </p>
        )}
        <div className={styles.boxes}>
          {left.map((container) => (
            <ContainerBox key={container.orderContainerId} container={container} actions={actions} />
          ))}
        </div>
        {all.size === 0 && <p>{page.noContainers}</p>}
      </aside>
      <div className={styles.spoken} aria-live="polite">
        {actions.spoken}
      </div>
    </div>
  );
}

/** Where a container is dropped: the wagon and the place on it, or the side. */
function targetAt({ left, top }: Point, orderContainerId: number): { wagonKey: string; index: number } | 'side' | null {
  for (const element of document.elementsFromPoint(left, top)) {
    if (element.closest('[data-unplaced]')) return 'side';
    const wagon = element.closest<HTMLElement>('[data-wagon]');
    if (wagon === null) continue;
    const boxes = [...wagon.querySelectorAll<HTMLElement>('[data-box]')].filter(
      ({ dataset }) => dataset.box !== String(orderContainerId),
    );
    const middles = boxes.map((box) => box.getBoundingClientRect()).map((box) => box.left + box.width / 2);
    return { wagonKey: wagon.dataset.wagon ?? '', index: middles.filter((middle) => middle < left).length };
  }
  return null;
}

function useActions(
  { abilities, startCountry }: WagonPlan,
  { wagons, all, change }: LoadingState,
): BoxActions & {
  toneOver: (wagonKey: string) => 'good' | 'red' | undefined;
  spoken: string;
} {
  const { page } = useTexts();
  const [over, setOver] = useState<{ wagonKey: string; orderContainerId: number } | null>(null);
  const [spoken, setSpoken] = useState('');
  const moved = useRef<number | null>(null);

  const go = (next: Wagons, { orderContainerId, label }: PlannedContainer) => {
    if (next === wagons) return;
    const place = next.findIndex((wagon) => wagon.orderContainerIds.includes(orderContainerId));
    moved.current = orderContainerId;
    setSpoken(
      place === -1 ? page.takenOff({ container: label }) : page.placed({ container: label, position: place + 1 }),
    );
    change(next);
  };

  return {
    canEdit: abilities.edit,
    wagons,
    all,
    moved,
    spoken,
    put: (container, wagonKey) => go(placeOn(wagons, container.orderContainerId, wagonKey), container),
    takeOff: (container) => go(takeOff(wagons, container.orderContainerId), container),
    step: (container, by) => go(stepContainer(wagons, container.orderContainerId, by), container),
    toNext: (container, by) => go(toNextWagon(wagons, container.orderContainerId, by), container),
    dragOver: ({ orderContainerId }, at) => {
      const target = at && targetAt(at, orderContainerId);
      setOver(target === null || target === 'side' ? null : { wagonKey: target.wagonKey, orderContainerId });
    },
    drop: (container, at) => {
      setOver(null);
      const { orderContainerId } = container;
      const target = targetAt(at, orderContainerId);
      if (target === 'side') go(takeOff(wagons, orderContainerId), container);
      else if (target !== null) go(placeOn(wagons, orderContainerId, target.wagonKey, target.index), container);
    },
    toneOver: (wagonKey) => {
      if (over?.wagonKey !== wagonKey) return undefined;
      const wagon = placeOn(wagons, over.orderContainerId, wagonKey).find((one) => one.wagonKey === wagonKey);
      return wagon && loadFindings(wagon, containersOn(wagon, all), startCountry).some(isRed) ? 'red' : 'good';
    },
  };
}
