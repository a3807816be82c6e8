import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { addRange, listRanges } from '../rangeWire.ts';
import { waybillNumber, waybillRange } from './tables.ts';
import { texts, userError } from './texts.ts';

/** All ranges are used up. */
export class NoNumbersLeft extends UserError {
  constructor() {
    super((language) => texts[language].noNumbers);
  }
}

const DIGITS = 8;
const numberText = (prefix: string, serial: number) => prefix + String(serial).padStart(DIGITS - prefix.length, '0');

/**
 * Draws the next number of a consignment note, in the transaction that issues it: rolled back with it, and the row of the
 * range is locked until then, so no number is given twice and none is lost.
 */
export async function drawNumber(db: Db, of: { orderId: number; orderContainerId: number | null }): Promise<string> {
  const [range] = await db
    .select()
    .from(waybillRange)
    .where(lte(waybillRange.nextNo, waybillRange.lastNo))
    .orderBy(asc(waybillRange.id))
    .limit(1)
    .for('update');
  if (range === undefined) throw new NoNumbersLeft();
  await db
    .update(waybillRange)
    .set({ nextNo: sql`${waybillRange.nextNo} + 1` })
    .where(eq(waybillRange.id, range.id));
  const number = numberText(range.prefix, range.nextNo);
  await db.insert(waybillNumber).values({ number, ...of });
  return number;
}

export async function readRanges(_: unknown, { db }: CallContext): Promise<PayloadOf<typeof listRanges>> {
  const found = await db.select().from(waybillRange).orderBy(asc(waybillRange.id));
  return found.map(({ id: rangeId, prefix, firstNo, lastNo, nextNo, createdAt }) => ({
    rangeId,
    prefix,
    firstNo,
    lastNo,
    leftCount: lastNo - nextNo + 1,
    createTime: formatDateTime(createdAt),
  }));
}

export async function saveRange(
  { prefix, firstNo, lastNo }: ReadBy<typeof addRange>,
  { db }: Pick<CallContext, 'db'>,
): Promise<void> {
  if (lastNo < firstNo) throw userError.withFields((t) => t.check, { lastNo: (t) => t.rangeOrder });
  if (numberText(prefix, lastNo).length > DIGITS)
    throw userError.withFields((t) => t.check, { lastNo: (t) => t.rangeTooLong({ digits: DIGITS }) });
  // one at a time: two that overlap could not see each other
  await db.execute(sql`lock table ${waybillRange} in share row exclusive mode`);
  const [other] = await db
    .select({ id: waybillRange.id })
    .from(waybillRange)
    .where(and(eq(waybillRange.prefix, prefix), lte(waybillRange.firstNo, lastNo), gte(waybillRange.lastNo, firstNo)));
  if (other !== undefined) throw userError.withFields((t) => t.check, { firstNo: (t) => t.rangeOverlaps });
  await db.insert(waybillRange).values({ prefix, firstNo, lastNo, nextNo: firstNo });
}
