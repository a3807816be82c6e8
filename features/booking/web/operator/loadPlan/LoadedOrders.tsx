import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { FactTable } from '../../table/FactTable.tsx';
import { OrderNumberButton } from '../order/OrderNumberButton.tsx';
import { useOperatorTexts } from '../texts.ts';
import type { LoadPlan } from './load.ts';

export function LoadedOrders(props: { orders: LoadPlan['orders']; onOpen: (orderBigNo: string) => void }) {
  const texts = useOperatorTexts().load;
  return (
    <FactTable
      rows={props.orders}
      rowKey={(order) => order.orderBigNo}
      columns={[
        {
          title: texts.order,
          render: ({ orderBigNo }) => <OrderNumberButton orderBigNo={orderBigNo} onOpen={props.onOpen} />,
        },
        { title: texts.company, render: (order) => order.companyName },
        { title: texts.status, render: (order) => <OrderStatusTag status={order.status} /> },
        { title: texts.containers, isFigure: true, render: (order) => order.containerCount },
        {
          title: texts.numbers,
          isFigure: true,
          render: (order) => `${order.numberedCount} / ${order.containerCount}`,
        },
        { title: texts.teu, isFigure: true, render: (order) => <strong>{order.teu}</strong> },
      ]}
    />
  );
}
