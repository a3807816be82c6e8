import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import type { LoadFault } from '../../../../libs/loadPlan/faults.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { isSamePlace, movePiece } from '../draft.ts';
import { LASHING_KINDS } from '../lashing.ts';
import { keyOfPiece, type LoadedContainer, lashingKg } from '../plan.ts';
import type { Scheme, SchemePlace } from '../wire.ts';
import { FlatView, type ViewProps } from './FlatView.tsx';
import { SpaceView } from './SpaceView.tsx';
import styles from './scheme.module.css';
import { useTexts } from './texts.ts';
import type { SchemeState } from './useScheme.ts';

interface PaneProps {
  scheme: Scheme;
  container: Scheme['containers'][number];
  loaded: LoadedContainer;
  state: SchemeState;
}

/** One container: unplaced pieces, figures, faults, views, lashing. */
export function ContainerPane({ scheme, container, loaded, state }: PaneProps) {
  const [selected, select] = useState<string | null>(null);
  const { orderContainerId, sizeType } = container;
  const isOpen = scheme.abilities.edit;
  const places = state.places.filter((place) => place.orderContainerId === orderContainerId);
  const shown = places.flatMap((place) => {
    const key = keyOfPiece(place.pieceKey, place.nth);
    const standing = loaded.standing.find(({ piece }) => piece.key === key);
    const group = state.pieces.findIndex(({ pieceKey }) => pieceKey === place.pieceKey);
    const name = state.pieces[group]?.name ?? '';
    return standing === undefined ? [] : [{ key, place, standing, group, name }];
  });
  const move = (place: SchemePlace) =>
    state.change({ places: movePiece({ pieces: state.pieces, places: state.places }, place, sizeType) });
  const takeOut = (place: SchemePlace) =>
    state.change({ places: state.places.filter((one) => !isSamePlace(one, place)) });
  const views = { hold: loaded.hold, shown, selected, onSelect: select };
  return (
    <div className={styles.pane}>
      <PiecesLeft
        state={state}
        isOpen={isOpen}
        onPut={(left) => move({ ...left, orderContainerId, x: 0, y: 0, z: 0, isTurned: false })}
      />
      <Figures loaded={loaded} state={state} />
      <Faults loaded={loaded} nameOf={(key) => shown.find((one) => one.key === key)?.name ?? ''} />
      {loaded.hold.height > 0 && <Views views={views} isOpen={isOpen} onMove={move} onTakeOut={takeOut} />}
      <Lashing orderContainerId={orderContainerId} state={state} isOpen={isOpen} />
    </div>
  );
}

interface ViewsProps {
  views: ViewProps;
  isOpen: boolean;
  onMove: (place: SchemePlace) => void;
  onTakeOut: (place: SchemePlace) => void;
}

function Views({ views, isOpen, onMove, onTakeOut }: ViewsProps) {
  const texts = useTexts();
  return (
    <>
      <FlatView {...views} side="top" title={texts.topView} {...(isOpen && { onMove, onTakeOut })} />
      {isOpen && views.shown.length > 0 && <p className={styles.soft}>{texts.keys}</p>}
      <FlatView {...views} side="side" title={texts.sideView} />
      <SpaceView {...views} />
    </>
  );
}

interface LeftProps {
  state: SchemeState;
  isOpen: boolean;
  onPut: (left: { pieceKey: string; nth: number }) => void;
}

function PiecesLeft({ state, isOpen, onPut }: LeftProps) {
  const texts = useTexts();
  const { left, pieces } = state;
  if (pieces.length === 0) return null;
  const waiting = pieces.flatMap(({ pieceKey, name }) => {
    const [first, ...others] = left.filter((one) => one.pieceKey === pieceKey);
    return first === undefined ? [] : [{ first, name, count: 1 + others.length }];
  });
  return (
    <div className={styles.tools}>
      {isOpen && (
        <Button type="primary" ghost size="small" onClick={state.suggest}>
          {texts.suggest}
        </Button>
      )}
      <strong data-tone={left.length > 0 ? 'bad' : 'good'} role="status">
        {left.length > 0 ? texts.left({ count: left.length }) : texts.allPlaced}
      </strong>
      {isOpen &&
        waiting.map(({ first, name, count }) => (
          <Button key={first.pieceKey} size="small" aria-label={texts.put({ name })} onClick={() => onPut(first)}>
            {`+ ${name} (${count})`}
          </Button>
        ))}
    </div>
  );
}

function Figures({ loaded, state }: { loaded: LoadedContainer; state: SchemeState }) {
  const texts = useTexts();
  const format = useFormat();
  const { hold, standing, centre, orderContainerId } = loaded;
  const weight = (centre?.weight ?? 0) + lashingKg(state.draft.lashing, orderContainerId);
  const volume = standing.reduce((sum, { length, width, height }) => sum + length * width * height, 0);
  const space = hold.length * hold.width * hold.height;
  const share = space === 0 ? 0 : Math.round((100 * volume) / space);
  return (
    <div className={styles.figures}>
      <span className={styles.bar} data-over={weight > hold.payload}>
        <i style={{ width: `${Math.min(100, (100 * weight) / hold.payload)}%` }} />
      </span>
      <span>{texts.mass({ weight: format.number(weight), payload: format.number(hold.payload) })}</span>
      <span>{texts.filled({ share })}</span>
      {centre && (
        <span>{`${texts.centre}: ${Math.round(centre.x)} / ${Math.round(centre.y)} / ${Math.round(centre.z)}`}</span>
      )}
    </div>
  );
}

function Faults({ loaded, nameOf }: { loaded: LoadedContainer; nameOf: (key: string) => string }) {
  const texts = useTexts();
  const { faults, standing } = loaded;
  if (standing.length === 0) return null;
  if (faults.length === 0) return <p data-tone="good">{texts.good}</p>;
  const words = ({ kind, key, is = 0, limit = 0 }: LoadFault) => texts.faults[kind]({ name: nameOf(key), is, limit });
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={`${fault.kind} ${fault.key}`}>{words(fault)}</li>
      ))}
    </ul>
  );
}

interface LashingProps {
  orderContainerId: number;
  state: SchemeState;
  isOpen: boolean;
}

/** What the cargo of the container is secured with. */
function Lashing({ orderContainerId, state, isOpen }: LashingProps) {
  const texts = useTexts();
  const { lashing } = state.draft;
  const set = (kind: (typeof LASHING_KINDS)[number], count: number) => {
    const others = lashing.filter((one) => one.orderContainerId !== orderContainerId || one.kind !== kind);
    state.change({ lashing: count > 0 ? [...others, { orderContainerId, kind, count }] : others });
  };
  return (
    <fieldset className={styles.lashing}>
      <legend>{texts.lashing}</legend>
      {LASHING_KINDS.map((kind) => (
        <div key={kind}>
          <span>{texts.lashingKinds[kind]}</span>
          <InputNumber
            size="small"
            aria-label={texts.lashingKinds[kind]}
            min={0}
            max={999}
            precision={0}
            disabled={!isOpen}
            value={lashing.find((one) => one.orderContainerId === orderContainerId && one.kind === kind)?.count ?? 0}
            onChange={(count) => set(kind, count ?? 0)}
          />
        </div>
      ))}
    </fieldset>
  );
}
