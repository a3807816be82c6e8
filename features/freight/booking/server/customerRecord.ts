import { and, eq, gt, min, ne, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { getCustomerRecord } from '../operatorWire.ts';
import type { OrderStatus } from '../states.ts';
import { unsafeSelectOrder } from './orderQueries.ts';
import { userError } from './readTexts.ts';
import { bookingOrder } from './tables.ts';

const SHIPPED = ['departed', 'arrived', 'delivered', 'settled'] as const satisfies readonly OrderStatus[];
const RECORD_MONTHS = 12;

const countOf = (...statuses: readonly OrderStatus[]): SQL<number> =>
  sql<number>`(count(*) filter (where ${bookingOrder.status} = any(${sql.param([...statuses])}::text[])))::int`;

/** The order's customer at a glance: what it booked in 12 months, and what became of it. */
export async function readCustomerRecord(
  { orderBigNo }: ReadBy<typeof getCustomerRecord>,
  { db }: CallContext,
): Promise<PayloadOf<typeof getCustomerRecord>> {
  const order = await unsafeSelectOrder(db, orderBigNo);
  if (order === undefined) throw userError((t) => t.absent, CODE.absent);
  const ofCompany = and(eq(bookingOrder.companyId, order.head.companyId), ne(bookingOrder.state, 'draft'));
  const [[sums], [first]] = await Promise.all([
    db
      .select({
        bookings: sql<number>`count(*)::int`,
        teu: sql<number>`coalesce(sum(${bookingOrder.teu}), 0)::int`,
        shipped: countOf(...SHIPPED),
        withdrawn: countOf('withdrawn'),
        refused: countOf('refused'),
        expired: countOf('expired'),
        awaiting: countOf('submitted', 'waitlisted'),
      })
      .from(bookingOrder)
      .where(and(ofCompany, gt(bookingOrder.createdAt, sql`now() - make_interval(months => ${RECORD_MONTHS})`))),
    db
      .select({ at: min(bookingOrder.createdAt) })
      .from(bookingOrder)
      .where(ofCompany),
  ]);
  if (sums === undefined) throw new Error('an aggregate without a row');
  return {
    companyName: order.companyName,
    ...sums,
    firstBooking: first?.at ? formatDateTime(first.at) : null,
  };
}
