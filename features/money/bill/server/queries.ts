import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { BILL_MOVES, type BillEventKind, type BillMove } from '../states.ts';
import { bill, billEvent, billLine } from './tables.ts';
import { userError } from './texts.ts';

/** Who acts, and in which transaction. */
export type Acting = Pick<CallContext, 'db' | 'user'>;

export const today = () => formatDate(new Date());

/** SQL: unpaid amount of a bill that the query takes by its status. */
export const leftToPay = (): SQL<string> => sql<string>`${bill.total} - ${bill.paid}`;

/** SQL: unpaid amount of an agreed bill; null before: what will be owed is not agreed yet. */
export const openAmount = (): SQL<string | null> =>
  sql<string | null>`case when ${bill.status} in ('agreed', 'settled') then ${leftToPay()} end`;

/** SQL: days since a bill with something to pay was due. */
export const daysOverdue = (): SQL<number> =>
  sql<number>`case when ${bill.status} = 'agreed' and ${bill.dueOn} < ${today()}::date
    then ${today()}::date - ${bill.dueOn} else 0 end`;

/** SQL: year, month and serial of a new bill; a new one for each row. */
export const newDigits = (): SQL =>
  sql`to_char(now() at time zone 'Asia/Shanghai', 'YYMM') || lpad(nextval('bill_numbers')::text, 6, '0')`;

/** SQL: the number with its check digits by ISO 7064 MOD 97-10, as `billNoOf` computes them. */
export const billNoFrom = (digits: SQL): SQL<string> =>
  sql<string>`'BL' || ${digits} || lpad((98 - mod(${digits}::bigint * 100, 97))::text, 2, '0')`;

/** SQL: number of one new bill. */
export const newBillNo = (): SQL<string> =>
  sql<string>`(select ${billNoFrom(sql`digits`)} from (select ${newDigits()} as digits) as numbered)`;

export async function lockBill(db: Db, billId: number) {
  const [found] = await db.select().from(bill).where(eq(bill.id, billId)).for('update');
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}
export type BillRow = Awaited<ReturnType<typeof lockBill>>;

/** A line with its bill, locked; the bill's lock comes first everywhere. */
export async function lockLine(db: Db, lineId: number) {
  const [known] = await db.select({ billId: billLine.billId }).from(billLine).where(eq(billLine.id, lineId));
  if (known === undefined) throw userError((t) => t.absent, CODE.absent);
  const row = await lockBill(db, known.billId);
  const [line] = await db.select().from(billLine).where(eq(billLine.id, lineId)).for('update');
  if (line === undefined) throw userError((t) => t.absent, CODE.absent);
  return { row, line };
}
export type LineRow = Awaited<ReturnType<typeof lockLine>>['line'];

const counted = { version: sql`${bill.version} + 1` };

/** One conditional update: of two people who press at once, one wins. */
export async function moveBill(
  db: Db,
  billId: number,
  move: BillMove,
  changes: Partial<typeof bill.$inferInsert> = {},
): Promise<void> {
  const { from, to } = BILL_MOVES[move];
  const moved = await db
    .update(bill)
    .set({ ...changes, status: to, ...counted })
    .where(and(eq(bill.id, billId), inArray(bill.status, [...from])))
    .returning({ id: bill.id });
  if (moved.length === 0) throw userError((t) => t.decided);
}

/** Adds to the sums of a bill; decimal texts. */
export async function addToTotals(
  db: Db,
  billId: number,
  added: { total: string; tax: string; lines?: number; claimed?: string },
): Promise<void> {
  await db
    .update(bill)
    .set({
      total: sql`${bill.total} + ${added.total}::numeric`,
      taxTotal: sql`${bill.taxTotal} + ${added.tax}::numeric`,
      claimedTotal: sql`${bill.claimedTotal} + ${added.claimed ?? '0'}::numeric`,
      lineCount: sql`${bill.lineCount} + ${added.lines ?? 0}`,
      ...counted,
    })
    .where(eq(bill.id, billId));
}

interface NewEvent {
  kind: BillEventKind;
  accountId: number | null;
  amount?: string;
  reason?: string;
}

export async function recordEvent(db: Db, billId: number, event: NewEvent): Promise<void> {
  await db.insert(billEvent).values({ ...event, billId });
}
