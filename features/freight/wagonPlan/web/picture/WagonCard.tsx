import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, Input } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { changeWagon, moveWagon, removeWagon } from '../../draft.ts';
import { feetUsed, loadT } from '../../load.ts';
import { containersOn, type Wagon } from '../../plan.ts';
import { type Finding, isRed } from '../../rules.ts';
import { normalizeWagonNo } from '../../wagonNumber.ts';
import type { WagonPlan } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import type { LoadingState } from '../useLoading.ts';
import { findingWords } from '../words.ts';
import { type BoxActions, ContainerBox } from './ContainerBox.tsx';
import styles from './picture.module.css';

interface WagonCardProps {
  wagon: Wagon;
  position: number;
  plan: WagonPlan;
  loading: LoadingState;
  findings: readonly Finding[];
  /** while a container is held over it */
  dropTone: 'good' | 'red' | undefined;
  actions: BoxActions;
}

/** A wagon from the side: its number, its containers, how far it is loaded, and what is wrong. */
export function WagonCard({ wagon, position, plan, loading, findings, dropTone, actions }: WagonCardProps) {
  const texts = useTexts();
  const { page } = texts;
  const format = useFormat();
  const { wagonKey, lengthFt, capacityT } = wagon;
  const containers = containersOn(wagon, loading.all);
  return (
    <li
      className={styles.wagon}
      data-wagon={wagonKey}
      data-drop={dropTone}
      data-red={findings.some(isRed)}
      aria-label={`${page.wagon({ position })} ${wagon.wagonNo}`}
    >
      <header>
        <span className={styles.position}>{position}</span>
        <WagonNumber wagon={wagon} position={position} plan={plan} loading={loading} />
        <span className={styles.kind}>{page.feet({ feet: lengthFt })}</span>
        {plan.abilities.edit && <WagonMenu wagonKey={wagonKey} position={position} loading={loading} />}
      </header>
      <div className={styles.deck} data-alone={containers.length === 1}>
        {containers.map((container) => (
          <ContainerBox key={container.orderContainerId} container={container} lengthFt={lengthFt} actions={actions} />
        ))}
      </div>
      <LoadBar load={loadT(containers)} capacityT={capacityT} feet={feetUsed(containers)} lengthFt={lengthFt} />
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => {
            const words = findingWords(texts.findings, format, finding);
            return (
              <li key={words} data-red={isRed(finding)}>
                {words}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

function WagonNumber({
  wagon,
  position,
  plan,
  loading,
}: Pick<WagonCardProps, 'wagon' | 'position' | 'plan' | 'loading'>) {
  const { page } = useTexts();
  const { wagonKey, wagonNo } = wagon;
  if (!plan.abilities.edit) return <strong className={styles.number}>{wagonNo || page.noNumber}</strong>;
  const commit = (typed: string) => {
    const next = normalizeWagonNo(typed).slice(0, 12);
    if (next !== wagonNo) loading.change(changeWagon(loading.wagons, wagonKey, { wagonNo: next }));
  };
  return (
    <Input
      // a number from elsewhere is shown anew
      key={wagonNo}
      size="small"
      className={styles.number}
      defaultValue={wagonNo}
      placeholder={page.columns.wagonNo}
      aria-label={`${page.wagon({ position })}, ${page.columns.wagonNo}`}
      inputMode="numeric"
      maxLength={20}
      onBlur={({ target }) => commit(target.value)}
      onPressEnter={({ currentTarget }) => commit(currentTarget.value)}
    />
  );
}

function WagonMenu({ wagonKey, position, loading }: { wagonKey: string; position: number; loading: LoadingState }) {
  const { page } = useTexts();
  const { wagons, change } = loading;
  const run: Record<string, () => void> = {
    earlier: () => change(moveWagon(wagons, wagonKey, -1)),
    later: () => change(moveWagon(wagons, wagonKey, 1)),
    remove: () => change(removeWagon(wagons, wagonKey)),
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        onClick: ({ key }) => run[key]?.(),
        items: [
          { key: 'earlier', label: page.earlier, disabled: position === 1 },
          { key: 'later', label: page.later, disabled: position === wagons.length },
          { key: 'remove', label: page.removeWagon, danger: true },
        ],
      }}
    >
      <Button type="text" size="small" icon={<MoreOutlined />} aria-label={page.wagonActions({ position })} />
    </Dropdown>
  );
}

/** In tonnes and feet. */
function LoadBar({
  load,
  capacityT,
  feet,
  lengthFt,
}: {
  load: number;
  capacityT: number;
  feet: number;
  lengthFt: number;
}) {
  const { page } = useTexts();
  const format = useFormat();
  const inTonnes = (tonnes: number) => format.number(Math.round(tonnes * 10) / 10);
  return (
    <div className={styles.load}>
      <span className={styles.bar} aria-hidden>
        <i
          data-over={load > capacityT}
          style={{ width: `${Math.min(100, (load / Math.max(capacityT, 0.1)) * 100)}%` }}
        />
      </span>
      <span>{page.load({ load: inTonnes(load), capacity: inTonnes(capacityT) })}</span>
      <span>{page.feetUsed({ feet, length: lengthFt })}</span>
    </div>
  );
}
