import { Button } from 'antd';
import { ActionButtons } from '../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import {
  downloadPaper,
  downloadPaperSheet,
  issuePaper,
  type PaperEntry,
  type PaperFault,
  type PaperView,
  returnBox,
  takeBackRemark,
  viewPaper,
  withdrawPaper,
} from '../wire.ts';
import styles from './dossier.module.css';
import { Differences, Faults, Versions } from './PaperParts.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { useTexts } from './texts.ts';
import { OF_DOSSIER } from './useDossier.ts';

interface PaperPaneProps {
  orderBigNo: string;
  paper: Pick<PaperEntry, 'code' | 'orderContainerId'>;
  marked: string;
  onPick: (box: { id: string; cells: readonly string[] }) => void;
  onFault: (fault: PaperFault) => void;
}

/** One paper as it will be printed, what it lacks, and its issued versions. */
export function PaperPane({ orderBigNo, paper, marked, onPick, onFault }: PaperPaneProps) {
  const { code, orderContainerId } = paper;
  const asked = { orderBigNo, code, ...(orderContainerId === null ? {} : { orderContainerId }) };
  const read = useRead(viewPaper, asked, { keepPrevious: true });
  const { download } = useDownload(downloadPaper);
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <div className={styles.blank} />;
  const view = read.data;
  return (
    <>
      <PaperTools asked={asked} view={view} marked={marked} />
      <Faults faults={view.faults} onFault={onFault} />
      <Remarks orderBigNo={orderBigNo} view={view} />
      <Differences differences={view.differences} />
      <PaperSheet view={view} marked={marked} onPick={onPick} />
      <Versions versions={view.versions} onDownload={(paperId) => void download({ ...asked, paperId })} />
    </>
  );
}

interface OfView {
  asked: { orderBigNo: string; code: PaperEntry['code']; orderContainerId?: number };
  view: PaperView;
}

function PaperTools({ asked, view, marked }: OfView & { marked: string }) {
  const { page } = useTexts();
  const { download, isPending } = useDownload(downloadPaper);
  const sheet = useDownload(downloadPaperSheet);
  const { versions, abilities, dossierVersion, faults } = view;
  const inForce = versions.find(({ state }) => state === 'issued');
  const { orderBigNo } = asked;
  const box = view.pages.flatMap(({ boxes }) => boxes).find(({ id }) => id !== '' && id === marked);
  return (
    <div className={styles.tools}>
      <ActionButtons
        look="buttons"
        invalidates={OF_DOSSIER}
        actions={[
          abilities.issue &&
            action(
              issuePaper,
              { ...asked, version: dossierVersion },
              {
                label: inForce ? page.reissue : page.issue,
                done: page.issued,
                isMain: true,
                text: inForce ? page.reissueText : page.issueText,
              },
            ),
          abilities.withdraw &&
            inForce !== undefined &&
            reasonAction(withdrawPaper, (reason) => ({ orderBigNo, paperId: inForce.paperId, reason }), {
              label: page.withdraw,
              title: page.withdrawTitle,
              done: page.withdrawn,
              isDangerous: true,
            }),
          abilities.review &&
            box !== undefined &&
            reasonAction(returnBox, (words) => ({ ...asked, boxId: box.id, words }), {
              label: page.returnBox,
              title: page.returnTitle({ box: box.title }),
              reasonLabel: page.returnWords,
              done: page.boxReturned,
            }),
        ]}
      />
      <Button loading={isPending} onClick={() => void download(asked)}>
        {faults.length > 0 || inForce === undefined ? page.draft : page.draftNow}
      </Button>
      <Button loading={sheet.isPending} onClick={() => void sheet.download(asked)}>
        {page.excel}
      </Button>
      {abilities.review && box === undefined && <small className={styles.soft}>{page.returnHint}</small>}
    </div>
  );
}

/** Boxes that the documents desk returned, and what has become of them. */
function Remarks({ orderBigNo, view }: { orderBigNo: string; view: PaperView }) {
  const { page } = useTexts();
  const format = useFormat();
  if (view.remarks.length === 0) return null;
  return (
    <section className={styles.versions} aria-label={page.remarks}>
      <strong>{page.remarks}</strong>
      <ul>
        {view.remarks.map(({ remarkId, box, words, time, isOpen }) => (
          <li key={remarkId}>
            <StatusTag tone={isOpen ? 'danger' : 'success'} label={isOpen ? page.remarkOpen : page.remarkDone} />
            {` ${box}: ${words} `}
            <small>{format.dateTime(time)}</small>
            <ActionButtons
              invalidates={OF_DOSSIER}
              actions={[
                view.abilities.review &&
                  isOpen &&
                  action(takeBackRemark, { orderBigNo, remarkId }, { label: page.takeBack, done: page.takenBack }),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
