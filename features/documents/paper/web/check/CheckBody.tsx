import { Alert, Button, Descriptions, Tabs, Tag } from 'antd';
import type { KeyboardEvent } from 'react';
import { hasGoods } from '../../kindFields.ts';
import type { PaperDetail } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import type { Spot } from './draft.ts';
import { GoodsTab } from './GoodsTab.tsx';
import { KindChoice } from './KindChoice.tsx';
import { PaperPages } from './PaperPages.tsx';
import { PartyTab } from './PartyTab.tsx';
import type { PaperCheck } from './useCheck.ts';

const ROLES = ['sendCc', 'receiveCc', 'buyerCc'] as const;
const TABS: readonly Spot['tab'][] = ['goods', ...ROLES, 'head'];

interface CheckBodyProps {
  check: PaperCheck;
  /** behind the last doubt */
  onPast: () => void;
  /** another paper of the file takes its place */
  onMoved: (id: number) => void;
}

/** Pages beside their values; Enter and Alt+arrows lead through the doubtful ones only. */
export function CheckBody({ check, onPast, onMoved }: CheckBodyProps) {
  const texts = usePageTexts();
  const { detail, draft, setDraft, spots, chosen, doubts } = check;
  const shared = { detail, spots, faults: check.faults, onFocus: check.setChosen };
  const at = doubts.findIndex(({ id }) => id === chosen);
  const go = (to: Spot | undefined) => (to === undefined ? onPast() : check.choose(to));
  const head = { key: 'head', label: texts.tabs.head, children: <HeadTab detail={detail} /> };
  const tabs = !hasGoods(detail.paperKind)
    ? [head]
    : [
        {
          key: 'goods',
          label: texts.tabs.goods,
          children: <GoodsTab {...shared} lines={draft.lines} onChange={(lines) => setDraft({ ...draft, lines })} />,
        },
        ...ROLES.map((role) => ({
          key: role,
          label: texts.tabs[role],
          children: (
            <PartyTab
              {...shared}
              role={role}
              party={draft.parties[role]}
              onChange={(party) => setDraft({ ...draft, parties: { ...draft.parties, [role]: party } })}
            />
          ),
        })),
        head,
      ];
  const press = (event: KeyboardEvent) => {
    const isNext = (event.altKey && event.key === 'ArrowDown') || isEnterInField(event);
    const isBefore = event.altKey && event.key === 'ArrowUp';
    if (!isNext && !isBefore) return;
    event.preventDefault();
    go(isNext ? doubts[at + 1] : doubts[Math.max(0, at - 1)]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within
    <div className={styles.check} onKeyDown={press}>
      <PaperPages detail={detail} spots={spots} chosen={chosen} onChoose={check.choose} onMoved={onMoved} />
      <div className={styles.facts}>
        {detail.hidesAmounts && <Alert type="info" showIcon title={texts.hidden} />}
        <KindChoice detail={detail} />
        {doubts.length === 0 ? (
          <p>{texts.noDoubts}</p>
        ) : (
          <p className={styles.lineHead}>
            <Button size="small" title="Alt+↓" onClick={() => go(doubts[(at + 1) % doubts.length])}>
              {texts.nextDoubt}
            </Button>
            <small>{texts.of({ at: at + 1, of: doubts.length })}</small>
            <small className={styles.keys}>{texts.keys}</small>
          </p>
        )}
        <Tabs
          activeKey={hasGoods(detail.paperKind) ? check.tab : 'head'}
          onChange={(key) => check.setTab(TABS.find((one) => one === key) ?? 'goods')}
          items={tabs}
        />
      </div>
    </div>
  );
}

const isEnterInField = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' &&
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.closest('[data-spot]') !== null;

/** Number and dates of the paper, and the containers that it names. */
function HeadTab({ detail }: { detail: PaperDetail }) {
  const texts = usePageTexts();
  const { head, containers } = detail;
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        ...(['number', 'date', 'contractNo'] as const).map((name) => ({
          key: name,
          label: texts.head[name],
          children: head[name]?.text ?? '',
        })),
        ...containers.map(({ containerNo, isRepaired, suggestedNo, sealNo }) => ({
          key: containerNo.text,
          label: texts.containers,
          children: (
            <span>
              {containerNo.text} {isRepaired && <Tag color="warning">{texts.repaired}</Tag>}
              {suggestedNo !== null && <Tag color="warning">{texts.suggested({ number: suggestedNo })}</Tag>}
              {sealNo !== null && ` · ${texts.seal} ${sealNo.text}`}
            </span>
          ),
        })),
      ]}
    />
  );
}
