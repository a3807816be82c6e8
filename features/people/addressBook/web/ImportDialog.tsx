import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button, Modal, Progress, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { SheetImport } from '../../../../platform/web/widgets/import/SheetImport.tsx';
import { StatusTag, type Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import {
  addressBook,
  DUPLICATE_POLICIES,
  type DuplicatePolicy,
  type ImportedRow,
  importProgress,
  importTxl,
  parseTxl,
  ROW_STATES,
  txlTemplate,
} from '../wire.ts';
import styles from './addressBook.module.css';
import { namesIn, useCountryName } from './partyNames.ts';
import { useTexts } from './texts.ts';

const MAX_BYTES = parseTxl.upload?.maxBytes ?? 0;
const TONES: Readonly<Record<ImportedRow['state'], Tone>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  skipped: 'neutral',
  wrong: 'danger',
};

/** Import of an .xlsx: every row is shown with what it does before anything is saved. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { page } = useTexts();
  const [policy, setPolicy] = useState<DuplicatePolicy>('fill');
  const { download, isPending } = useDownload(txlTemplate);
  const { parse, importRows, progress } = useSheet(policy, onClose);
  return (
    <Modal open title={page.importTitle} footer={null} width={960} mask={{ closable: false }} onCancel={onClose}>
      <div className={styles.dialog}>
        <PolicyChoice policy={policy} onChoose={setPolicy} />
        <SheetImport<ImportedRow>
          key={policy}
          parse={parse}
          columns={[
            { key: 'state', title: page.result, render: (row) => <StateTag state={row.state} /> },
            { key: 'party', title: page.party, render: (row) => <RowParty row={row} /> },
            { key: 'changes', title: page.details, render: (row) => <RowChanges row={row} /> },
          ]}
          summary={(rows) => <StateCounts rows={rows} />}
          onImport={importRows}
          maxBytes={MAX_BYTES}
          template={
            <Button icon={<DownloadOutlined />} loading={isPending} onClick={() => void download({})}>
              {page.template}
            </Button>
          }
        />
        {progress && (
          <div role="status">
            <p className={styles.hint}>{page.importing(progress)}</p>
            <Progress
              percent={Math.round((progress.done / progress.total) * 100)}
              aria-label={page.importing(progress)}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

/** The file is sent twice: to be shown, and to be imported as it was shown. */
function useSheet(policy: DuplicatePolicy, onClose: () => void) {
  const { page } = useTexts();
  const shown = useRef<{ file: File; digest: string } | null>(null);
  const parsing = useWrite(parseTxl);
  const importing = useWrite(importTxl, { invalidates: [addressBook.list] });
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const { user } = useCurrentUser();
  useTopic(importProgress, { accountId: String(user.userId) }, (now) =>
    setProgress((shown) => (shown && now.done > shown.done ? now : shown)),
  );
  const parse = async (file: File) => {
    const parsed = await parsing.send({ policy }, file);
    if (parsed === undefined) return undefined;
    shown.current = { file, digest: parsed.digest };
    return parsed.rows;
  };
  const importRows = async (rows: readonly ImportedRow[]) => {
    const writing = rows.filter(({ state }) => state === 'new' || state === 'changed');
    if (shown.current === null) return false;
    if (writing.length === 0) {
      showToast('info', page.nothing);
      return false;
    }
    setProgress({ done: 0, total: writing.length });
    const { file, digest } = shown.current;
    const done = await importing.send({ policy, digest }, file);
    setProgress(null);
    if (done === undefined) return false;
    showToast('success', page.imported(done));
    onClose();
    return true;
  };
  return { parse, importRows, progress };
}

interface PolicyChoiceProps {
  policy: DuplicatePolicy;
  onChoose: (policy: DuplicatePolicy) => void;
}

function PolicyChoice({ policy, onChoose }: PolicyChoiceProps) {
  const { page } = useTexts();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{page.policy}</legend>
      <Radio.Group className={styles.policies ?? ''} value={policy}>
        {DUPLICATE_POLICIES.map((each) => (
          <Radio key={each} value={each} onChange={() => onChoose(each)}>
            {page.policies[each]}
          </Radio>
        ))}
      </Radio.Group>
      <p className={styles.hint}>{page.policyHint}</p>
    </fieldset>
  );
}

function StateTag({ state }: { state: ImportedRow['state'] }) {
  const { page } = useTexts();
  return <StatusTag tone={TONES[state]} label={page.states[state]} />;
}

function StateCounts({ rows }: { rows: readonly ImportedRow[] }) {
  const { page } = useTexts();
  const counts = ROW_STATES.map((state) => ({
    state,
    count: rows.filter((row) => row.state === state).length,
  }));
  return counts
    .filter(({ state, count }) => count > 0 && state !== 'wrong')
    .map(({ state, count }) => <StatusTag key={state} tone={TONES[state]} label={`${page.states[state]}: ${count}`} />);
}

function RowParty({ row: { party, sameAs } }: { row: ImportedRow }) {
  const { page } = useTexts();
  const [name, ...others] = namesIn(party, useLanguage());
  const countryName = useCountryName();
  const place = [countryName(party.countryCode), party.taxCode].filter(Boolean).join(' · ');
  return (
    <>
      <div>{name}</div>
      {[...others, place].filter(Boolean).map((line) => (
        <div key={line} className={styles.second}>
          {line}
        </div>
      ))}
      {sameAs && <div className={styles.warning}>{page.takenFor({ name: sameAs })}</div>}
    </>
  );
}

function RowChanges({ row: { changes, warnings, state } }: { row: ImportedRow }) {
  return (
    <>
      {state === 'changed' &&
        changes.map(({ label, before, after }) => (
          <div key={label}>
            {label}: {before && <del className={styles.before}>{before}</del>} {after || '—'}
          </div>
        ))}
      {warnings.map((warning) => (
        <div key={warning} className={styles.warning}>
          {warning}
        </div>
      ))}
    </>
  );
}
