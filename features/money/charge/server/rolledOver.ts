import { and, eq, inArray, sql } from 'drizzle-orm';
import { sumsByCurrency, withTax } from '../../../../libs/amounts/amounts.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { userError as absentError } from '../../../../platform/server/texts/texts.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import {
  chooseContainers,
  findOrderKey,
  findOrderPrices,
  type OrderPrice,
  type RolledOverOrder,
  type SplitOrder,
} from '../../../freight/booking/server/index.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import { amountOf } from '../charge.ts';
import { addDays } from '../rules.ts';
import type { readRollOverPay } from '../wire.ts';
import { chargeFreight, ladderCharges, takeBackPrices } from './orderCharges.ts';
import { recordCharges } from './record.ts';
import { voidTariffDays } from './stays/voidTariffDays.ts';
import { charge } from './tables.ts';

/** Unbilled freight is billed in the month of the new departure. */
async function moveFreight(db: Db, { orderId, departAt, trainNo }: OrderPrice): Promise<void> {
  const occurredOn = formatDate(departAt);
  const inputs = JSON.stringify({ departure: occurredOn, trainNo });
  await db
    .update(charge)
    .set({
      occurredOn,
      why: sql`jsonb_set(${charge.why}, '{inputs}', (${charge.why} -> 'inputs') || ${inputs}::jsonb)`,
    })
    .where(
      and(
        eq(charge.orderId, orderId),
        eq(charge.side, 'sale'),
        inArray(charge.status, ['estimated', 'confirmed']),
        sql`${charge.why} ->> 'kind' = 'price'`,
      ),
    );
}

/** What the platform owes for a roll-over, by the days that were left to the promised departure. */
async function compensations(
  db: Db,
  prices: readonly OrderPrice[],
  { key, promisedDate }: { key: string; promisedDate: string },
) {
  const [price] = prices;
  if (price === undefined) return [];
  const today = formatDate(new Date());
  return ladderCharges(db, {
    kind: 'rollOver',
    key,
    today,
    departure: promisedDate,
    price,
    charged: sumsByCurrency(prices),
  });
}

/** Days after the promised departure that were charged before the roll-over was recorded. */
async function freeStorage(db: Db, orderId: number, promisedDate: string): Promise<void> {
  const days = {
    from: addDays(promisedDate, 1),
    to: formatDate(new Date()),
    reason: 'platformDays',
  } as const;
  if (days.from > days.to) return;
  const { chosen } = await chooseContainers(db, orderId, []);
  for (const { id: containerId } of chosen) await voidTariffDays(db, { ...days, containerId });
}

/** Compensates the customer where the platform bears the cost of a roll-over. */
export async function settleRolledOver(
  db: Db,
  { order: { orderId }, rollOverId, bearer, promisedDate }: RolledOverOrder,
): Promise<void> {
  await chargeFreight(db, [orderId]);
  const prices = await findOrderPrices(db, [orderId]);
  const [price] = prices;
  if (price === undefined) return;
  await moveFreight(db, price);
  if (bearer === 'customer') return;
  await freeStorage(db, orderId, promisedDate);
  const owed = await compensations(db, prices, { key: `rolledOver:${rollOverId}`, promisedDate });
  const rollOver = String(rollOverId);
  await recordCharges(
    db,
    owed.map((one) => ({ ...one, why: { ...one.why, inputs: { ...one.why.inputs, rollOver } } })),
  );
}

/** Divides freight between an order and the order split from it; billed freight is reversed. */
export async function settleSplit(db: Db, { order, part, replacedFeeIds }: SplitOrder): Promise<void> {
  await takeBackPrices(db, replacedFeeIds, 'split');
  await chargeFreight(db, [order.orderId, part.orderId]);
}

/** Prices as they would be of these containers alone. */
function pricesOf(prices: readonly OrderPrice[], containers: readonly { sizeType: SizeType }[]): OrderPrice[] {
  return prices.flatMap((price) => {
    const quantity = containers.filter(({ sizeType }) => sizeType === price.sizeType).length;
    if (price.sizeType === null || quantity === 0) return [];
    return { ...price, quantity, amount: amountOf(String(quantity), price.unitPrice) };
  });
}

/** What rolling a confirmed order over would cost the platform today. */
export async function readPay(
  { orderBigNo, orderContainerIds }: ReadBy<typeof readRollOverPay>,
  { db }: CallContext,
): Promise<PayloadOf<typeof readRollOverPay>> {
  const order = await findOrderKey(db, orderBigNo);
  if (order === undefined) throw absentError((t) => t.absent, CODE.absent);
  const { chosen } = await chooseContainers(db, order.orderId, orderContainerIds);
  const prices = pricesOf(await findOrderPrices(db, [order.orderId]), chosen);
  const promisedDate = formatDate(prices[0]?.departAt ?? new Date());
  const found = await compensations(db, prices, { key: '', promisedDate });
  return {
    percent: found[0]?.why.inputs.percent ?? '0',
    sums: found.map(({ currency, amount, taxRate }) => ({
      currency,
      amount: withTax(amount.replace('-', ''), taxRate),
    })),
  };
}
