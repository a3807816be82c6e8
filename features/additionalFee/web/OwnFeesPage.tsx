import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../platform/web/records/RecordPage.tsx';
import { ownFeePath } from '../paths.ts';
import { enterFee, ownFees } from '../wire.ts';
import { EntryDialog } from './entry/EntryDialog.tsx';
import { FeeDrawer } from './fee/FeeDrawer.tsx';
import { useFeeTexts } from './texts.ts';
import { useFeeColumns } from './useFeeColumns.tsx';
import { useOpenedFee } from './useOpenedFee.ts';

const REFETCH_MS = 30_000;

/** Additional fees that the own company pays or is paid. */
export default function OwnFeesPage() {
  const texts = useFeeTexts();
  const { columns, states, types } = useFeeColumns(ownFeePath);
  const [opened, open] = useOpenedFee();
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      <RecordPage
        records={ownFees}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={
          <Can call={enterFee}>
            <Button type="primary" onClick={() => setEntering(true)}>
              {texts.entry.new}
            </Button>
          </Can>
        }
        filters={[
          { kind: 'text', name: 'feeNo', label: texts.feeNo },
          { kind: 'text', name: 'orderBigNo', label: texts.orderNo },
          { kind: 'select', name: 'feeType', label: texts.feeType, options: types },
          { kind: 'select', name: 'state', label: texts.status, options: states },
        ]}
        actionsWidth={88}
        actions={({ feeId }) => (
          <Button type="link" size="small" onClick={() => open(feeId)}>
            {texts.open}
          </Button>
        )}
        columns={[
          columns.number,
          columns.type,
          columns.order,
          columns.customer,
          columns.payee,
          columns.date,
          columns.amount,
          columns.due,
          columns.status,
        ]}
      />
      <FeeDrawer feeId={opened} onClose={() => open(null)} />
      {isEntering && <EntryDialog onClose={() => setEntering(false)} />}
    </>
  );
}
