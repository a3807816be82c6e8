import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { orderNumberOf } from '../../booking/server/index.ts';
import { NAME_FIELDS } from '../goodsName.ts';
import type { anyCargo } from '../wire.ts';
import { getOrder, type Side } from './read.ts';
import { cargoLine, cargoSheet } from './tables.ts';

const MAX_FOUND = 20;
/** Latest orders with goods of a company that a search looks through. */
const MAX_SEARCHED = 500;

/** Other orders of the same company with goods lines. */
export async function findSources(
  side: Side,
  { orderBigNo, text }: ReadBy<typeof anyCargo.sources>,
  ctx: CallContext,
): Promise<PayloadOf<typeof anyCargo.sources>> {
  const { companyId, orderId } = await getOrder(side, orderBigNo, ctx);
  const latest = ctx.db
    .select({
      id: cargoSheet.id,
      orderId: cargoSheet.orderId,
      updatedAt: cargoSheet.updatedAt,
      orderNo: orderNumberOf(cargoSheet.orderId).as('order_no'),
    })
    .from(cargoSheet)
    .where(and(eq(cargoSheet.companyId, companyId), ne(cargoSheet.orderId, orderId)))
    .orderBy(desc(cargoSheet.id))
    .limit(MAX_SEARCHED)
    .as('latest');
  // with the names of tables, which drizzle leaves out of queries of one table
  const ofOrder = sql`from ${cargoLine} as line where line.order_id = latest.order_id`;
  const names = NAME_FIELDS[ctx.language].map(
    (field) => sql`nullif(line.${sql.identifier(cargoLine[field].name)}, '')`,
  );
  const firstName = sql<string | null>`(select coalesce(${sql.join(names, sql`, `)}) ${ofOrder}
    order by line.position, line.id limit 1)`;
  const found = await ctx.db
    .select({
      orderBigNo: latest.orderNo,
      lineCount: sql<number>`(select count(*)::int ${ofOrder})`,
      goods: firstName,
      updatedAt: latest.updatedAt,
    })
    .from(latest)
    .where(text ? sql`${latest.orderNo} ilike ${likeContains(text)}` : undefined)
    .orderBy(desc(latest.id))
    .limit(MAX_FOUND);
  return found
    .filter(({ lineCount }) => lineCount > 0)
    .map(({ updatedAt, goods, ...one }) => ({
      ...one,
      goods: goods ?? '',
      updateTime: formatDateTime(updatedAt),
    }));
}
