import { Button, Segmented } from 'antd';
import { useContext, useState } from 'react';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { action } from '../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { LinkButton } from '../../../../../platform/web/router/LinkButton.tsx';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { ListExport } from '../../../../../platform/web/widgets/list/listExport.ts';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { trainLoadingPage } from '../../../../freight/wagonPlan/pages.ts';
import { getWagonPlan } from '../../../../freight/wagonPlan/wire.ts';
import { documentsBoardPage } from '../../pages.ts';
import { getBoard, issueReady, type PaperBoard, TRAIN_PAPERS_EXPORT, type TrainPaperEntry } from '../../trainWire.ts';
import { boardSections } from '../slots.ts';
import { useTexts } from '../texts.ts';
import { BatchState } from './BatchState.tsx';
import { BoardTable } from './BoardTable.tsx';
import styles from './board.module.css';
import { TrainPaperDialog } from './TrainPaperDialog.tsx';

const REFETCH_MS = 30_000;

/** Papers of a train: how far each is, and the presses that issue or print all that are ready. */
export function Board({ trainInfoId }: { trainInfoId: number }) {
  const { board: texts } = useTexts();
  const format = useFormat();
  const read = useRead(getBoard, { trainInfoId }, { refetchEveryMs: REFETCH_MS, keepPrevious: true });
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [opened, setOpened] = useState<TrainPaperEntry['code'] | null>(null);
  if (!read.data) return <DetailState title={texts.title} subtitle="" back={pathTo(documentsBoardPage)} read={read} />;
  const board = read.data;
  const { trainNo, startStation, endStation, departDate } = board;
  return (
    <>
      <PageHeader
        title={texts.title}
        back={pathTo(documentsBoardPage)}
        subtitle={`${trainNo} · ${startStation} → ${endStation} · ${format.date(departDate)}`}
        extra={<BoardTools board={board} />}
      />
      <Fillings slot={boardSections} props={{ trainInfoId }} />
      {board.batch && <BatchState batch={board.batch} onEnded={() => void read.refetch()} />}
      <div className={styles.bar}>
        <TrainPaperButtons papers={board.trainPapers} onOpen={setOpened} />
        <Segmented
          value={isOpenOnly ? 'open' : 'all'}
          onChange={(chosen) => setOpenOnly(chosen === 'open')}
          options={[
            { value: 'all', label: texts.allRows },
            { value: 'open', label: texts.openRows },
          ]}
        />
      </div>
      <BoardTable board={board} isOpenOnly={isOpenOnly} />
      {opened !== null && <TrainPaperDialog trainInfoId={trainInfoId} code={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function BoardTools({ board }: { board: PaperBoard }) {
  const { board: texts } = useTexts();
  const startExport = useContext(ListExport);
  const [isStarting, setStarting] = useState(false);
  const { trainInfoId, readyCount, issuedCount, batch } = board;
  const print = async () => {
    setStarting(true);
    await startExport?.(TRAIN_PAPERS_EXPORT, { trainInfoId }).finally(() => setStarting(false));
  };
  return (
    <div className={styles.tools}>
      <Can call={getWagonPlan}>
        <LinkButton to={pathTo(trainLoadingPage, { trainInfoId })} label={texts.loading} />
      </Can>
      <Button disabled={issuedCount === 0 || startExport === null} loading={isStarting} onClick={() => void print()}>
        {texts.printAll({ count: issuedCount })}
      </Button>
      <ActionButtons
        look="buttons"
        invalidates={[getBoard]}
        actions={[
          readyCount > 0 &&
            batch?.isRunning !== true &&
            action(
              issueReady,
              { trainInfoId },
              {
                label: texts.issueAll({ count: readyCount }),
                title: texts.issueAllTitle({ count: readyCount }),
                text: texts.issueAllText,
                done: texts.batchStarted,
                isMain: true,
              },
            ),
        ]}
      />
    </div>
  );
}

function TrainPaperButtons({
  papers,
  onOpen,
}: {
  papers: PaperBoard['trainPapers'];
  onOpen: (code: TrainPaperEntry['code']) => void;
}) {
  const { page, trainPapers: names } = useTexts();
  const stateOf = ({ state, faultCount, differs }: TrainPaperEntry) => {
    if (state === 'issued') return [page.states.issued, differs && page.differs].filter(Boolean).join(' · ');
    return faultCount > 0 ? page.toFix({ count: faultCount }) : page.ready;
  };
  return (
    <div className={styles.tools}>
      {papers.map((paper) => (
        <Button key={paper.code} onClick={() => onOpen(paper.code)}>
          {`${names[paper.code]} · ${stateOf(paper)}`}
        </Button>
      ))}
    </div>
  );
}
