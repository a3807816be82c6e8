import { sumsText } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { listOrderCharges, readRollOverPay } from '../../wire.ts';
import { Amount } from '../order/Why.tsx';
import { useTexts } from '../texts.ts';

/** What the platform has paid for rolling an order over, each amount with its why. */
export function RollOverCredit({ orderBigNo, rollOverId }: { orderBigNo: string; rollOverId: number }) {
  const texts = useTexts();
  const read = useRead(listOrderCharges, { orderBigNo });
  const paid = read.data?.charges.filter(
    ({ feeType, status, why }) =>
      feeType === 'rollOverCompensation' && status !== 'void' && why.inputs.rollOver === String(rollOverId),
  );
  if (paid === undefined || paid.length === 0) return null;
  return (
    <div>
      {texts.rollOver}:{' '}
      {paid.map((charge) => (
        <Amount key={charge.chargeId} charge={charge} shown={charge.amount.replace('-', '')} />
      ))}
    </div>
  );
}

/** What rolling an order, or containers of it, over would cost the platform today. */
export function RollOverPay({ orderBigNo, orderContainerIds }: { orderBigNo: string; orderContainerIds: string }) {
  const texts = useTexts();
  const format = useFormat();
  const read = useRead(readRollOverPay, { orderBigNo, orderContainerIds });
  if (read.data === undefined) return null;
  const { percent, sums } = read.data;
  if (sums.length === 0) return <p>{texts.rollOverNone}</p>;
  const amount = sumsText(sums, format.money);
  return (
    <p>
      <strong>{texts.rollOverCost({ amount, percent: format.number(Number(percent)) })}</strong>
    </p>
  );
}
