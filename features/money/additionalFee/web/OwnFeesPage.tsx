import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../../platform/web/router/addressId.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';
import { orderChanged } from '../../../freight/booking/topics.ts';
import { FEE_QUERY } from '../paths.ts';
import { getFee, ownFees } from '../wire.ts';
import { EnterFeeButton } from './entry/EnterFeeButton.tsx';
import { FeeDrawer } from './fee/FeeDrawer.tsx';
import { useFeeTexts } from './texts.ts';
import { useFeeColumns } from './useFeeColumns.tsx';

const REFETCH_MS = 30_000;
const LIVE_READS = [ownFees.list, getFee];

/** Additional fees that the own company pays or is paid. */
export default function OwnFeesPage() {
  const texts = useFeeTexts();
  const [opened, open] = useOpenedId(FEE_QUERY);
  const currentUser = useCurrentUser();
  const { companyNo } = currentUser;
  // a supplier has no orders to listen to
  const isLive = companyNo !== null && hasPermission(currentUser, ORDER_ACCESS.own);
  useTopicInvalidation(orderChanged, isLive ? { companyNo } : null, LIVE_READS);
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
