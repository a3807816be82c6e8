import { Typography } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import type { OrderDetail } from '../../order.ts';
import { getOrderDetail, listOrders, saveReference } from '../../wire.ts';
import { useTexts } from '../texts.ts';

const MAX_LENGTH = 50;

/** The customer's own reference, changed in place. */
export function CustomerReference({ order }: { order: Pick<OrderDetail, 'orderBigNo' | 'customerRef'> }) {
  const texts = useTexts();
  const canEdit = useCan(saveReference);
  const write = useWrite(saveReference, {
    invalidates: [getOrderDetail, listOrders],
    done: texts.detail.referenceSaved,
  });
  const { orderBigNo, customerRef } = order;
  const save = (typed: string) => {
    if (typed.trim() !== customerRef) void write.send({ orderBigNo, customerRef: typed.trim() });
  };
  const editable = canEdit && {
    text: customerRef,
    maxLength: MAX_LENGTH,
    tooltip: texts.detail.referenceEdit,
    onChange: save,
  };
  return <Typography.Text editable={editable}>{customerRef || texts.detail.none}</Typography.Text>;
}
