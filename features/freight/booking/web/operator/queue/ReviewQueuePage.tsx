import { ListPage } from '../../../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../../platform/web/widgets/screen/useNarrow.ts';
import { companyFilter } from '../../../../../people/account/web/parts.ts';
import { listBookings } from '../../../operatorWire.ts';
import { DECISION_WITHIN_HOURS, ORDER_STATUSES } from '../../../states.ts';
import { useTexts } from '../../texts.ts';
import { DecisionButtons } from '../DecisionButtons.tsx';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { useOpenOrder } from '../order/useOpenOrder.ts';
import { LONGEST_WAITING_FIRST } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import { BulkConfirm } from './BulkConfirm.tsx';
import styles from './queue.module.css';
import { useQueueColumns } from './queueColumns.tsx';
import { useQueueKeys } from './useQueueKeys.ts';

const REFETCH_MS = 30_000;

/** Drafts are private to the customer. */
const REVIEWED_STATUSES = ORDER_STATUSES.filter((status) => status !== 'draft');

/** Submitted bookings, longest waiting first. */
export default function ReviewQueuePage() {
  const texts = useOperatorTexts().queue;
  const { status: statusNames } = useTexts();
  const { opened, open, close } = useOpenOrder();
  const columns = useQueueColumns(open);
  const keys = useQueueKeys();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  return (
    <div ref={keys}>
      <PageHeader title={texts.title} subtitle={texts.subtitle({ hours: DECISION_WITHIN_HOURS })} />
      <ListPage
        call={listBookings}
        exportName="booking.operatorOrder"
        rowKey="orderBigNo"
        label={texts.title}
        emptyText={texts.empty}
        doneText={texts.allAnswered}
        refetchEveryMs={REFETCH_MS}
        initialFilters={{ status: 'submitted', ...LONGEST_WAITING_FIRST }}
        filters={[
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: REVIEWED_STATUSES.map((value) => ({ value, label: statusNames[value] })),
            width: 152,
          },
          { kind: 'text', name: 'orderBigNo', label: texts.order, width: 184 },
          companyFilter('companyName', texts.company),
          { kind: 'text', name: 'trainNo', label: texts.trainNo, width: 120 },
          { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: texts.departDate, direction: 'ahead' },
        ]}
        columns={columns}
        actionsWidth={148}
        actions={(order) => <DecisionButtons booking={order} abilities={order.abilities} />}
        selection={{
          isSelectable: ({ abilities }) => abilities.confirm,
          bulkActions: (orders, done) => <BulkConfirm orders={orders} done={done} />,
        }}
      />
      {!isNarrow && <p className={styles.keys}>{texts.keys}</p>}
      <OrderDrawer orderBigNo={opened} onClose={close} />
    </div>
  );
}
