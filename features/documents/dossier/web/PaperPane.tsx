import { Button } from 'antd';
import { ActionButtons } from '../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { readCell } from '../../../freight/cargo/cells.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import {
  downloadPaper,
  issuePaper,
  type PaperEntry,
  type PaperFault,
  type PaperView,
  viewPaper,
  withdrawPaper,
} from '../wire.ts';
import styles from './dossier.module.css';
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
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <div className={styles.blank} />;
  const view = read.data;
  return (
    <>
      <PaperTools asked={asked} view={view} />
      <Faults faults={view.faults} onFault={onFault} />
      <Differences view={view} />
      <PaperSheet view={view} marked={marked} onPick={onPick} />
      <Versions asked={asked} view={view} />
    </>
  );
}

interface OfView {
  asked: { orderBigNo: string; code: PaperEntry['code']; orderContainerId?: number };
  view: PaperView;
}

function PaperTools({ asked, view }: OfView) {
  const { page } = useTexts();
  const { download, isPending } = useDownload(downloadPaper);
  const { versions, abilities, dossierVersion, faults } = view;
  const inForce = versions.find(({ state }) => state === 'issued');
  const { orderBigNo } = asked;
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
        ]}
      />
      <Button loading={isPending} onClick={() => void download(asked)}>
        {faults.length > 0 || inForce === undefined ? page.draft : page.draftNow}
      </Button>
    </div>
  );
}

/** A fault: its box and the message. */
function useFaultWords() {
  const { page } = useTexts();
  const cargo = useCargoTexts();
  const names: Readonly<Record<string, string>> = { ...cargo.page.fields, ...page.fields };
  return (fault: PaperFault): string => {
    if (fault.reason === 'tooLong') return `${fault.box}: ${page.tooLong(fault)}`;
    const name = fault.reason === 'missing' ? (names[readCell(fault.cell).field] ?? '') : '';
    return [fault.box, name, page.reasons[fault.reason]].filter(Boolean).join(': ');
  };
}

function Faults({ faults, onFault }: { faults: readonly PaperFault[]; onFault: (fault: PaperFault) => void }) {
  const { page } = useTexts();
  const words = useFaultWords();
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-label={page.faults({ count: faults.length })}>
      <strong>{page.faults({ count: faults.length })}</strong>
      <ul>
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is read anew as a whole
          <li key={index}>
            <button type="button" onClick={() => onFault(fault)}>
              {words(fault)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Differences({ view }: { view: PaperView }) {
  const { page } = useTexts();
  if (view.differences.length === 0) return null;
  return (
    <section className={styles.differences} aria-label={page.differences}>
      <strong>{page.differences}</strong>
      <ul>
        {view.differences.map(({ box, before, after }) => (
          <li key={`${box} ${before} ${after}`}>
            {`${box}: `}
            <del>{before || '—'}</del>
            {' → '}
            <ins>{after || '—'}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Versions({ asked, view }: OfView) {
  const { page } = useTexts();
  const format = useFormat();
  const { download } = useDownload(downloadPaper);
  if (view.versions.length === 0) return null;
  return (
    <section className={styles.versions} aria-label={page.versions}>
      <strong>{page.versions}</strong>
      <ol>
        {view.versions.map(({ paperId, versionNo, number, state, issuedTime, issuedBy, sha256, withdrawnFor }) => (
          <li key={paperId}>
            <StatusTag tone={state === 'issued' ? 'success' : 'neutral'} label={page.states[state]} />
            <Button type="link" size="small" onClick={() => void download({ ...asked, paperId })}>
              {page.version({ no: versionNo, number })}
            </Button>
            <small title={sha256}>
              {[format.dateTime(issuedTime), issuedBy, withdrawnFor, `SHA-256 ${sha256.slice(0, 12)}…`]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
