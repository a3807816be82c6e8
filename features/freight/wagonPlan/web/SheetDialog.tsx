import { Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { SheetImport } from '../../../../platform/web/widgets/import/SheetImport.tsx';
import type { Wagons } from '../draft.ts';
import { readWagonSheet, type SheetWagon } from '../wire.ts';
import { ChangeList } from './ChangeList.tsx';
import { useTexts } from './texts.ts';
import type { LoadingState } from './useLoading.ts';

interface SheetDialogProps {
  trainInfoId: number;
  loading: LoadingState;
  onClose: () => void;
}

const wagonsOf = (rows: readonly SheetWagon[]): Wagons =>
  rows.map(({ wagon }, index) => ({ wagonKey: `w${index + 1}`, ...wagon }));

/** Wagons of an .xlsx: what they change is shown before they are taken; one row that cannot be read stops all. */
export default function SheetDialog({ trainInfoId, loading, onClose }: SheetDialogProps) {
  const { page, sheet } = useTexts();
  const reading = useWrite(readWagonSheet);
  const [rows, setRows] = useState<readonly SheetWagon[]>([]);
  const { all, wagons, change } = loading;
  const read = async (file: File) => {
    const found = await reading.send({ trainInfoId }, file);
    setRows(found ?? []);
    return found;
  };
  const take = async (taken: readonly SheetWagon[]) => {
    change(wagonsOf(taken));
    showToast('success', sheet.taken);
    onClose();
    return true;
  };
  const labels = ({ wagon }: SheetWagon) =>
    wagon.orderContainerIds.flatMap((id) => all.get(id)?.label ?? []).join(', ');
  return (
    <Modal open title={sheet.title} footer={null} width={960} mask={{ closable: false }} onCancel={onClose}>
      <p>{sheet.hint}</p>
      {rows.length > 0 && rows.every(({ errors }) => errors.length === 0) && (
        <section aria-label={sheet.differences}>
          <strong>{sheet.differences}</strong>
          <ChangeList before={wagons} after={wagonsOf(rows)} all={all} none={sheet.same} />
        </section>
      )}
      <SheetImport<SheetWagon>
        parse={read}
        isAllOrNothing
        columns={[
          { key: 'wagonNo', title: page.columns.wagonNo, render: ({ wagon }) => wagon.wagonNo || page.noNumber },
          { key: 'lengthFt', title: page.columns.lengthFt, align: 'right', render: ({ wagon }) => wagon.lengthFt },
          { key: 'capacityT', title: page.columns.capacityT, align: 'right', render: ({ wagon }) => wagon.capacityT },
          { key: 'tareT', title: page.columns.tareT, align: 'right', render: ({ wagon }) => wagon.tareT },
          { key: 'containers', title: page.columns.containers, render: labels },
        ]}
        onImport={take}
        maxBytes={readWagonSheet.upload?.maxBytes ?? 0}
      />
    </Modal>
  );
}
