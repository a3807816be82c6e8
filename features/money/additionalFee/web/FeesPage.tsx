import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../../platform/web/router/addressId.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';
import { bookingsChanged } from '../../../freight/booking/topics.ts';
import { companyFilter } from '../../../people/account/web/parts.ts';
import { fees } from '../operatorWire.ts';
import { FEE_QUERY } from '../paths.ts';
import { getFee } from '../wire.ts';
import { EnterFeeButton } from './entry/EnterFeeButton.tsx';
import { FeeDrawer } from './fee/FeeDrawer.tsx';
import { useFeeTexts } from './texts.ts';
import { useFeeColumns } from './useFeeColumns.tsx';
import { useFeeMoney } from './useFeeMoney.ts';

const REFETCH_MS = 30_000;
const LIVE_READS = [fees.list, getFee];

/** Additional fees of all companies, for the operator. */
export default function FeesPage() {
  const texts = useFeeTexts();
  const inMoney = useFeeMoney();
  const [opened, open] = useOpenedId(FEE_QUERY);
  const isLive = hasPermission(useCurrentUser(), ORDER_ACCESS.any);
  useTopicInvalidation(bookingsChanged, isLive ? {} : null, LIVE_READS);
  const { columns, states, types } = useFeeColumns(open);
  return (
    <>
      <RecordPage
        records={fees}
        title={texts.operator.title}
        subtitle={texts.operator.subtitle}
        emptyText={texts.operator.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={<EnterFeeButton />}
        filters={[
          { kind: 'text', name: 'orderBigNo', label: texts.orderNo },
          companyFilter('companyName', texts.customer),
          { kind: 'select', name: 'feeType', label: texts.feeType, options: types },
          { kind: 'select', name: 'state', label: texts.status, options: states },
        ]}
        columns={[
          columns.number,
          columns.type,
          columns.order,
          columns.customer,
          { ...columns.amount, title: texts.saleAmount },
          {
            key: 'costAmount',
            title: texts.costAmount,
            width: 132,
            align: 'right',
            render: ({ costAmount, currency }) => costAmount !== null && inMoney(costAmount, currency),
          },
          columns.due,
          columns.status,
        ]}
      />
      <FeeDrawer feeId={opened} onClose={() => open(null)} />
    </>
  );
}
