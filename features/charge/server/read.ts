import type { Db } from '../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import { userError as absentError } from '../../../platform/server/texts/texts.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findOrderKey, findOrderPrices } from '../../booking/server/index.ts';
import { sumOf, sumsByCurrency } from '../sum.ts';
import type { listAnyOrderCharges, listOrderCharges } from '../wire.ts';
import { chargeOfPrice } from './orderCharges.ts';
import { expectedLine, selectOrderCharges } from './queries.ts';

/** States in which the prices of a booking stand for charges to come. */
const PRICED_STATES = ['draft', 'submitted', 'waitlisted', 'confirmed'];

async function chargesOf(
  db: Db,
  { orderId, state }: { orderId: number; state: string },
): Promise<PayloadOf<typeof listOrderCharges>> {
  const recorded = await selectOrderCharges(db, orderId);
  const isPriced = recorded.some(({ why }) => why.kind === 'price') || !PRICED_STATES.includes(state);
  const prices = isPriced ? [] : await findOrderPrices(db, [orderId]);
  const expected = prices.map((price) => expectedLine(chargeOfPrice(price, 'estimated')));
  const charges = [...expected, ...recorded];
  const valid = charges.filter(({ status }) => status !== 'void');
  const sums = sumsByCurrency(
    valid.map(({ amount, taxAmount, currency }) => ({ currency, amount: sumOf([amount, taxAmount]) })),
  );
  return { charges, sums };
}

/** Charges of an own order; before it is confirmed, its prices as estimates. */
export async function readOwnCharges(
  { orderBigNo }: ReadBy<typeof listOrderCharges>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof listOrderCharges>> {
  const order = await findOrderKey(db, orderBigNo, ownCompanyId(user));
  if (order === undefined) throw absentError((t) => t.absent, CODE.absent);
  return chargesOf(db, order);
}

export async function readAnyCharges(
  { orderBigNo }: ReadBy<typeof listAnyOrderCharges>,
  { db }: CallContext,
): Promise<PayloadOf<typeof listAnyOrderCharges>> {
  const order = await findOrderKey(db, orderBigNo);
  if (order === undefined) throw absentError((t) => t.absent, CODE.absent);
  return chargesOf(db, order);
}
