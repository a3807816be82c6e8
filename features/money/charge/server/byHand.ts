import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findOrderKey } from '../../../freight/booking/server/index.ts';
import type { addCharge, confirmChargeByHand, voidChargeByHand } from '../wire.ts';
import { confirmCharge, voidCharge } from './move.ts';
import { recordCharge } from './record.ts';
import { loseTopUpOf } from './stays/voidTariffDays.ts';
import { userError } from './texts.ts';

export async function addByHand(
  { orderBigNo, reason, ...given }: ReadBy<typeof addCharge>,
  { db, user, requestId }: CallContext,
): Promise<void> {
  const order = await findOrderKey(db, orderBigNo);
  if (order === undefined) throw userError.withFields((t) => t.orderAbsent, { orderBigNo: (t) => t.orderAbsent });
  await recordCharge(db, {
    ...given,
    key: `manual:${requestId}`,
    side: 'sale',
    orderId: order.orderId,
    companyId: order.companyId,
    containerId: null,
    serviceOrderId: null,
    basis: 'lump',
    quantity: '1',
    unitPrice: given.amount,
    occurredOn: formatDate(new Date()),
    status: 'confirmed',
    why: { kind: 'manual', id: null, version: null, inputs: { reason } },
    authorId: user.accountId,
  });
}

export async function confirmByHand(
  { chargeId, amount }: ReadBy<typeof confirmChargeByHand>,
  { db, user }: CallContext,
): Promise<void> {
  await confirmCharge(db, chargeId, {
    ...(amount === undefined ? {} : { amount }),
    authorId: user.accountId,
  });
}

export async function voidByHand(
  { chargeId, reason }: ReadBy<typeof voidChargeByHand>,
  { db, user }: CallContext,
): Promise<void> {
  await loseTopUpOf(db, chargeId, reason);
  await voidCharge(db, chargeId, { reason, authorId: user.accountId });
}
