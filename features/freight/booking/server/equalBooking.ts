import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { SPACE_HOLDING_STATES } from '../states.ts';
import type { findEqualBooking } from '../wire.ts';
import { bookingOrder } from './tables.ts';

const WITHIN_HOURS = 24;

const keyOf = (sizeType: string, owner: string) => `${sizeType} ${owner}`;

/** Containers by type and owner, in one text: `22G1 SOC:2,45G1 COC:1`. */
function contentOf(containers: ReadBy<typeof findEqualBooking>['containers']): string {
  const lines = Map.groupBy(containers, ({ sizeType, owner }) => keyOf(sizeType, owner));
  const counted = [...lines].map(([key, same]) => `${key}:${same.reduce((sum, { count }) => sum + count, 0)}`);
  return counted.sort().join(',');
}

/** The same text of a stored order. */
const storedContent = sql`(
  select string_agg(line, ',' order by line collate "C") from (
    select size_type || ' ' || owner || ':' || count(*) as line from order_container
    where order_id = ${bookingOrder}.id group by size_type, owner) as lines)`;

/** The newest own booking with the same containers on the same train, submitted in the last 24 hours. */
export async function findEqual(
  { trainInfoId, containers }: ReadBy<typeof findEqualBooking>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof findEqualBooking>> {
  const [found] = await db
    .select({ orderBigNo: bookingOrder.orderNo, submittedAt: bookingOrder.submittedAt })
    .from(bookingOrder)
    .where(
      and(
        eq(bookingOrder.trainId, trainInfoId),
        eq(bookingOrder.companyId, ownCompanyId(user)),
        inArray(bookingOrder.state, [...SPACE_HOLDING_STATES]),
        gt(bookingOrder.submittedAt, sql`now() - make_interval(hours => ${WITHIN_HOURS})`),
        eq(storedContent, contentOf(containers)),
      ),
    )
    .orderBy(desc(bookingOrder.id))
    .limit(1);
  if (!found?.submittedAt) return null;
  return { orderBigNo: found.orderBigNo, submitTime: formatDateTime(found.submittedAt) };
}
