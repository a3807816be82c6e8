import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { ExportButton } from '../../../../../platform/web/widgets/list/ExportButton.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListFilter } from '../../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import type { OrderRow } from '../../order.ts';
import { orderStatus } from '../../states.ts';
import { listOrders, saveBooking } from '../../wire.ts';
import { WithdrawDialog } from '../order/WithdrawDialog.tsx';
import { bookingPath, orderPath, TRAINS_PATH } from '../paths.ts';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';
import { orderColumns } from './orderColumns.tsx';
import { StatusTabs } from './StatusTabs.tsx';

/** The next action; on a desk the number opens the order, whose page has the others. */
function OrderActions({ order, onWithdraw }: { order: OrderRow; onWithdraw: () => void }) {
  const texts = useTexts().list;
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  if (order.status === 'draft')
    return <Link to={bookingPath(order, { order: order.orderBigNo })}>{texts.continueDraft}</Link>;
  if (isNarrow) return <Link to={orderPath(order.orderBigNo)}>{texts.open}</Link>;
  if (!order.abilities.withdraw) return null;
  return (
    <Button type="link" size="small" danger className={styles.action} onClick={onWithdraw}>
      {texts.withdraw}
    </Button>
  );
}

/** Own company's orders (portal 2.2: bookingList). */
export default function BookingList() {
  const texts = useTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const [params] = useSearchParams();
  const status = orderStatus.safeParse(params.get('status')).data;
  const [withdrawn, setWithdrawn] = useState<OrderRow | null>(null);
  usePageTitle(texts.list.title);

  const bookButton = (
    <Link to={TRAINS_PATH}>
      <Button type="primary">{texts.list.book}</Button>
    </Link>
  );
  const filters: ListFilter<'orderBigNo' | 'customerRef' | 'trainNo' | 'containerNo' | 'dateFrom' | 'dateTo'>[] = [
    { kind: 'text', name: 'orderBigNo', label: texts.list.orderBigNo, width: 184 },
    { kind: 'text', name: 'customerRef', label: texts.list.customerRef, width: 152 },
    { kind: 'text', name: 'trainNo', label: texts.list.trainNo, width: 120 },
    { kind: 'text', name: 'containerNo', label: texts.list.containerNo, width: 140 },
    { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: texts.list.departDate, direction: 'ahead' },
  ];

  return (
    <>
      <PageHeader
        title={texts.list.title}
        subtitle={texts.train.timesIn({ zone: format.zone })}
        extra={<Can call={saveBooking}>{bookButton}</Can>}
      />
      <ListPage
        tabs={<StatusTabs status={status} />}
        call={listOrders}
        rowKey="orderBigNo"
        label={texts.list.title}
        columns={orderColumns({ texts, format, seesMoney })}
        filters={filters}
        fixedInput={{ status }}
        exportName="booking.order"
        toolbar={({ input, total }) => (
          <ExportButton name="booking.container" label={texts.list.exportContainers} input={input} total={total} />
        )}
        actions={(row) => <OrderActions order={row} onWithdraw={() => setWithdrawn(row)} />}
        actionsWidth={88}
        emptyText={status ? texts.list.emptyStatus : texts.list.empty}
        emptyAction={status ? undefined : bookButton}
      />
      {withdrawn && (
        <WithdrawDialog key={withdrawn.orderBigNo} order={withdrawn} open onClose={() => setWithdrawn(null)} />
      )}
    </>
  );
}
