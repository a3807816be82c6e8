import { Modal } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { SheetImport } from '../../../../platform/web/widgets/import/SheetImport.tsx';
import { StatusTag, type Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { type ComparedRow, ROW_STATES } from '../wire.ts';
import styles from './cargo.module.css';
import type { CellReader } from './columns.ts';
import { useTexts } from './texts.ts';
import type { CargoCalls } from './useCargo.ts';

const TONES: Readonly<Record<ComparedRow['state'], Tone>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  removed: 'warning',
  wrong: 'danger',
};

interface ImportDialogProps {
  orderBigNo: string;
  calls: CargoCalls;
  reader: CellReader;
  onRows: (rows: readonly ComparedRow[]) => void;
  onClose: () => void;
}

/** Import of an .xlsx: each line is shown with what it would change. */
export default function ImportDialog({ orderBigNo, calls, reader, onRows, onClose }: ImportDialogProps) {
  const { page } = useTexts();
  const compare = useWrite(calls.compareSheet);
  const take = async (rows: readonly ComparedRow[]) => {
    const changing = rows.filter(({ state }) => state !== 'unchanged');
    if (changing.length === 0) {
      showToast('info', page.nothing);
      return false;
    }
    onRows(changing);
    showToast('success', page.imported({ count: changing.length }));
    onClose();
    return true;
  };
  return (
    <Modal open title={page.importTitle} footer={null} width={960} mask={{ closable: false }} onCancel={onClose}>
      <p className={styles.hint}>{page.importHint}</p>
      <SheetImport<ComparedRow>
        parse={(file) => compare.send({ orderBigNo }, file)}
        columns={[
          {
            key: 'state',
            title: page.result,
            render: ({ state }) => <StatusTag tone={TONES[state]} label={page.states[state]} />,
          },
          { key: 'name', title: page.goods, render: ({ name }) => name || page.unnamed },
          { key: 'changes', title: page.changes, render: (row) => <Changes row={row} reader={reader} /> },
        ]}
        summary={(rows) =>
          ROW_STATES.map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
            .filter(({ state, count }) => count > 0 && state !== 'wrong')
            .map(({ state, count }) => (
              <StatusTag key={state} tone={TONES[state]} label={`${page.states[state]}: ${count}`} />
            ))
        }
        onImport={take}
        maxBytes={calls.compareSheet.upload?.maxBytes ?? 0}
      />
    </Modal>
  );
}

function Changes({ row: { changes, state }, reader }: { row: ComparedRow; reader: CellReader }) {
  const { page } = useTexts();
  return changes.map(({ field, before, after }) => {
    const shown = (value: string) => (field === 'container' ? value : reader.show(field, value)) || page.empty;
    return (
      <div key={field}>
        {field === 'container' ? page.container : page.fields[field]}:{' '}
        {state !== 'new' && <del className={styles.before}>{shown(before)}</del>} {shown(after)}
      </div>
    );
  });
}
