import { RecordPage } from '../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../platform/web/router/addressId.ts';
import { FEE_QUERY } from '../paths.ts';
import { ownFees } from '../wire.ts';
import { EnterFeeButton } from './entry/EnterFeeButton.tsx';
import { FeeDrawer } from './fee/FeeDrawer.tsx';
import { useFeeTexts } from './texts.ts';
import { useFeeColumns } from './useFeeColumns.tsx';

const REFETCH_MS = 30_000;

/** Additional fees that the own company pays or is paid. */
export default function OwnFeesPage() {
  const texts = useFeeTexts();
  const [opened, open] = useOpenedId(FEE_QUERY);
  const { columns, states, types } = useFeeColumns(open);
  return (
    <>
      <RecordPage
        records={ownFees}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={<EnterFeeButton />}
        filters={[
          { kind: 'text', name: 'feeNo', label: texts.feeNo },
          { kind: 'text', name: 'orderBigNo', label: texts.orderNo },
          { kind: 'select', name: 'feeType', label: texts.feeType, options: types },
          { kind: 'select', name: 'state', label: texts.status, options: states },
        ]}
        columns={[
          columns.number,
          columns.type,
          columns.order,
          columns.party,
          columns.date,
          columns.amount,
          columns.due,
          columns.status,
        ]}
      />
      <FeeDrawer feeId={opened} onClose={() => open(null)} />
    </>
  );
}
