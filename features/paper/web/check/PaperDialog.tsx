import { Alert, Button, Modal, Skeleton, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { getParseData, type PaperDetail } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { draftOf, faultsBySpot, type Spot, spotsOf } from './draft.ts';
import { GoodsTab } from './GoodsTab.tsx';
import { HeadTab } from './HeadTab.tsx';
import { PaperPages } from './PaperPages.tsx';
import { PartyTab } from './PartyTab.tsx';
import { TakeOver } from './TakeOver.tsx';

interface PaperDialogProps {
  id: number;
  onClose: () => void;
}

/** The paper beside what was read of it (inventory Q05); nothing is taken over unseen. */
export default function PaperDialog({ id, onClose }: PaperDialogProps) {
  const read = useRead(getParseData, { id }, { isImmutable: true });
  if (read.error && !read.data)
    return (
      <Modal open footer={null} onCancel={onClose}>
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      </Modal>
    );
  if (read.data === undefined)
    return (
      <Modal open footer={null} onCancel={onClose}>
        <Skeleton active />
      </Modal>
    );
  return <Check key={read.dataUpdatedAt} detail={read.data} onClose={onClose} />;
}

type Tab = Spot['tab'];
const ROLES = ['sendCc', 'receiveCc', 'buyerCc'] as const;

function Check({ detail, onClose }: { detail: PaperDetail; onClose: () => void }) {
  const texts = usePageTexts();
  const [draft, setDraft] = useState(() => draftOf(detail));
  const [tab, setTab] = useState<Tab>('goods');
  const [chosen, setChosen] = useState('');
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const spots = useMemo(() => spotsOf(detail), [detail]);
  const choose = ({ id, tab: of }: Spot) => {
    setTab(of);
    setChosen(id);
    // after the tab is drawn
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const shared = { detail, spots, faults, onFocus: setChosen };
  return (
    <Modal
      open
      width="min(1480px, calc(100vw - 32px))"
      style={{ top: 16 }}
      styles={{ body: { height: 'calc(100dvh - 190px)', overflow: 'auto' } }}
      title={texts.dialog({ name: detail.fileName })}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <TakeOver
          detail={detail}
          draft={draft}
          onFaults={(fields) => setFaults(faultsBySpot(fields, draft))}
          onClose={onClose}
        />
      }
    >
      <div className={styles.check}>
        <PaperPages detail={detail} spots={spots} chosen={chosen} onChoose={choose} />
        <div className={styles.facts}>
          {detail.hidesAmounts && <Alert type="info" showIcon title={texts.hidden} />}
          <NextDoubt spots={spots} chosen={chosen} onChoose={choose} />
          <Tabs
            activeKey={tab}
            onChange={(key) => setTab(TABS.find((one) => one === key) ?? 'goods')}
            items={[
              {
                key: 'goods',
                label: texts.tabs.goods,
                children: (
                  <GoodsTab
                    {...shared}
                    lines={draft.lines}
                    onChange={(lines) => setDraft({ ...draft, lines })}
                  />
                ),
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
              { key: 'head', label: texts.tabs.head, children: <HeadTab detail={detail} /> },
            ]}
          />
        </div>
      </div>
    </Modal>
  );
}

const TABS: readonly Tab[] = ['goods', ...ROLES, 'head'];

/** Leads from one doubtful value to the next, also by Alt+↓. */
function NextDoubt({
  spots,
  chosen,
  onChoose,
}: {
  spots: readonly Spot[];
  chosen: string;
  onChoose: (spot: Spot) => void;
}) {
  const texts = usePageTexts();
  const doubts = spots.filter(({ isDoubtful }) => isDoubtful);
  const at = doubts.findIndex(({ id }) => id === chosen);
  const next = doubts[(at + 1) % doubts.length];
  if (next === undefined) return <p>{texts.noDoubts}</p>;
  return (
    <p className={styles.lineHead}>
      <Button size="small" onClick={() => onChoose(next)}>
        {texts.nextDoubt}
      </Button>
      <small>{texts.of({ at: at + 1, of: doubts.length })}</small>
    </p>
  );
}
