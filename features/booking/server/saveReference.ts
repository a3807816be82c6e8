import { and, eq } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { saveReference } from '../wire.ts';
import { bookingOrder } from './tables.ts';
import { userError } from './writeTexts.ts';

/** In every state: the reference is the customer's alone. */
export async function saveOwnReference(
  { orderBigNo, customerRef }: ReadBy<typeof saveReference>,
  { db, user }: CallContext,
): Promise<void> {
  const changed = await db
    .update(bookingOrder)
    .set({ customerRef })
    .where(and(eq(bookingOrder.orderNo, orderBigNo), eq(bookingOrder.companyId, ownCompanyId(user))))
    .returning({ id: bookingOrder.id });
  if (changed.length === 0) throw userError((t) => t.orderAbsent, CODE.absent);
}
