import { sumOf, sumsByCurrency } from '../../../../libs/amounts/amounts.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { userError as absentError } from '../../../../platform/server/texts/texts.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findOrderKey, findOrderPrices } from '../../../freight/booking/server/index.ts';
import { charges, type listAnyOrderCharges, type listOrderCharges, type readChargeWhy } from '../wire.ts';
import { chargeOfPrice } from './orderCharges.ts';
import { expectedLine, selectChargeLine, selectOrderCharges } from './queries.ts';

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
  const all = [...expected, ...recorded];
  const valid = all.filter(({ status }) => status !== 'void');
  const sums = sumsByCurrency(
    valid.map(({ amount, taxAmount, currency }) => ({ currency, amount: sumOf([amount, taxAmount]) })),
  );
  return { charges: all, sums };
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

/** Costs of suppliers are theirs, and the operator's, alone. */
export async function readWhy(
  { chargeId }: ReadBy<typeof readChargeWhy>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof readChargeWhy>> {
  const isKeeper = hasPermission(user, charges.list.access.code);
  const companyId = isKeeper ? null : ownCompanyId(user);
  const found = await selectChargeLine(db, { chargeId, companyId });
  if (found === undefined) throw absentError((t) => t.absent, CODE.absent);
  return { charge: found };
}
