import { and, asc, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { minus, plus } from '../../../../libs/amounts/amounts.ts';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { closeTodos } from '../../../portal/message/server/index.ts';
import { markPaid } from '../../charge/server/index.ts';
import { isPosted } from '../states.ts';
import { aboutBill, DUNNING_TODOS } from './messages.ts';
import { type BillRow, leftToPay, lockBill, moveBill, recordEvent } from './queries.ts';
import { bill, billApplication, billLine } from './tables.ts';
import { userError } from './texts.ts';

interface OpenBills {
  companyId: number;
  /** left out: all */
  currency?: string;
  side?: 'sale' | 'cost';
}

/** Bills of a company with something to pay, the longest due first. */
export async function findOpenBills(db: Db, { companyId, currency, side = 'sale' }: OpenBills) {
  return db
    .select({
      billId: bill.id,
      billNo: bill.billNo,
      claimNo: bill.claimNo,
      total: bill.total,
      currency: bill.currency,
      open: leftToPay(),
      dueOn: bill.dueOn,
    })
    .from(bill)
    .where(
      and(
        eq(bill.companyId, companyId),
        currency === undefined ? undefined : eq(bill.currency, currency),
        eq(bill.side, side),
        eq(bill.status, 'agreed'),
      ),
    )
    .orderBy(asc(bill.dueOn), asc(bill.id));
}

interface Application {
  billId: number;
  amount: string;
  /** the money; the same source pays a bill once */
  source: { kind: string; id: number };
  authorId: number | null;
}

/** Pays a part of a bill, never more than is open; the caller posts to the journal. Answers the bill. */
export async function applyToBill(db: Db, { billId, amount, source, authorId }: Application): Promise<BillRow> {
  const row = await lockBill(db, billId);
  const open = isPosted(row.status) ? minus(row.total, row.paid) : '0.00';
  if (isAbove(amount, open)) throw userError((t) => t.beyondOpen({ billNo: row.billNo, open }));
  try {
    await db.insert(billApplication).values({ billId, amount, sourceKind: source.kind, sourceId: source.id });
  } catch (fault) {
    if (violatedUnique(fault) === 'bill_application_once') throw userError((t) => t.decided);
    throw fault;
  }
  const paid = plus(row.paid, amount);
  await db
    .update(bill)
    .set({ paid: sql`${bill.paid} + ${amount}::numeric`, version: sql`${bill.version} + 1` })
    .where(eq(bill.id, billId));
  await recordEvent(db, billId, { kind: 'paid', amount, accountId: authorId });
  await settleIfPaid(db, { ...row, paid });
  return row;
}

/** An agreed bill with nothing left to pay is settled, and its charges are paid. */
export async function settleIfPaid(db: Db, row: Pick<BillRow, 'id' | 'total' | 'paid' | 'status'>): Promise<void> {
  if (row.status !== 'agreed' || isAbove(row.total, row.paid)) return;
  await moveBill(db, row.id, 'settle');
  await recordEvent(db, row.id, { kind: 'settled', accountId: null });
  await closeTodos(db, [aboutBill(row.id)], DUNNING_TODOS);
  const lines = await db
    .select({ chargeId: billLine.chargeId })
    .from(billLine)
    .where(and(eq(billLine.billId, row.id), isNotNull(billLine.chargeId)));
  await markPaid(
    db,
    lines.flatMap(({ chargeId }) => (chargeId === null ? [] : [chargeId])),
  );
}

/** Bills of customers by their numbers; most numbers in a bank's text are none of ours. */
export async function findBillsNumbered(db: Db, billNos: readonly string[]) {
  if (billNos.length === 0) return [];
  return db
    .select({ billId: bill.id, billNo: bill.billNo, companyId: bill.companyId })
    .from(bill)
    .where(and(sql`${bill.billNo} = any(${sql.param(`{${billNos.join(',')}}`)}::text[])`, eq(bill.side, 'sale')));
}

/** What some money paid. */
export async function findApplications(db: Db, source: { kind: string; id: number }) {
  return db
    .select({ billId: bill.id, billNo: bill.billNo, amount: billApplication.amount })
    .from(billApplication)
    .innerJoin(bill, eq(bill.id, billApplication.billId))
    .where(and(eq(billApplication.sourceKind, source.kind), eq(billApplication.sourceId, source.id)))
    .orderBy(asc(billApplication.id));
}

/** An own bill with something to pay. */
export async function findOwnOpenBill(db: Db, { companyId, billId }: { companyId: number; billId: number }) {
  const [found] = await db
    .select({ open: leftToPay(), currency: bill.currency, billNo: bill.billNo })
    .from(bill)
    .where(and(eq(bill.id, billId), eq(bill.companyId, companyId), eq(bill.side, 'sale'), eq(bill.status, 'agreed')));
  return found;
}

/** SQL: number of the bill whose id is in a column of the caller's query. */
export const billNumberOf = (billId: SQLWrapper): SQL<string> =>
  sql<string>`(select ${bill.billNo} from ${bill} where ${bill}.id = ${billId})`;

/** Bills that a customer has agreed to, paid ones too, and that a query still wants, the newest first; at most 500. */
export async function findAgreedBills(db: Db, companyId: number, isWanted: (billId: SQLWrapper) => SQL) {
  return db
    .select({
      billId: bill.id,
      billNo: bill.billNo,
      month: bill.month,
      total: bill.total,
      tax: bill.taxTotal,
      currency: bill.currency,
    })
    .from(bill)
    .where(
      and(
        eq(bill.companyId, companyId),
        eq(bill.side, 'sale'),
        inArray(bill.status, ['agreed', 'settled']),
        sql`${bill.total} > 0`,
        isWanted(bill.id),
      ),
    )
    .orderBy(desc(bill.id))
    .limit(500);
}
