import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findOrderKey } from '../../../freight/booking/server/index.ts';
import type { AdditionalFeeDetail } from '../fee.ts';
import type * as wire from '../wire.ts';
import { selectEvents, unsafeSelectFees } from './queries.ts';
import { visibleTo } from './reader.ts';
import { additionalFee } from './tables.ts';
import { userError } from './texts.ts';
import { toDetail, toRow } from './toDto.ts';

/** Fees that one order, or the list of yard fees, shows. */
const MOST = 100;

export async function readFee(
  { feeId }: ReadBy<typeof wire.getFee>,
  { db, user }: CallContext,
): Promise<AdditionalFeeDetail> {
  const [found] = await unsafeSelectFees(db, and(eq(additionalFee.id, feeId), visibleTo(user)), 1);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return toDetail(user, found, await selectEvents(db, feeId));
}

export async function listOfOrder(
  { orderBigNo, orderServiceId }: ReadBy<typeof wire.listFeesOfOrder>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.listFeesOfOrder>> {
  const order = await findOrderKey(db, orderBigNo);
  if (order === undefined) return [];
  const ofService = orderServiceId === undefined ? undefined : eq(additionalFee.serviceOrderId, orderServiceId);
  const where = and(eq(additionalFee.orderId, order.orderId), ofService, visibleTo(user));
  const found = await unsafeSelectFees(db, where, MOST);
  return found.map((fee) => toRow(user, fee));
}

export async function listYard(
  { orderServiceId }: ReadBy<typeof wire.listYardFees>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.listYardFees>> {
  const ofService = orderServiceId === undefined ? undefined : eq(additionalFee.serviceOrderId, orderServiceId);
  const where = and(eq(additionalFee.serviceKind, 'stock'), ofService, visibleTo(user));
  const found = await unsafeSelectFees(db, where, MOST);
  return found.map((fee) => toRow(user, fee));
}
