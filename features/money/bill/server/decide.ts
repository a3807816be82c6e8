import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { unmarkBilled } from '../../charge/server/index.ts';
import type { agreeBill, agreeForCustomer, disputeLine, sendBills, voidBill } from '../wire.ts';
import {
  aboutBill,
  billAgreed,
  billDisputed,
  billSent,
  CUSTOMER_TODOS,
  messageOf,
  OPERATOR_TODOS,
  operatorMessageOf,
} from './messages.ts';
import { postTotal } from './post.ts';
import { type Acting, type BillRow, lockBill, lockLine, moveBill, recordEvent } from './queries.ts';
import { settleIfPaid } from './settle.ts';
import { bill, billApplication, billLine } from './tables.ts';
import { userError } from './texts.ts';

const DAY_MS = 86_400_000;
const PAYMENT_DAYS = { key: 'bill.paymentDays', otherwise: 30 };

const absent = () => userError((t) => t.absent, CODE.absent);

/** Sends drafts that have lines; the term of payment begins. */
export async function send(
  { billIds }: ReadBy<typeof sendBills>,
  { db, user }: Acting,
): Promise<PayloadOf<typeof sendBills>> {
  const days = await readConfigNumber(db, PAYMENT_DAYS);
  const dueOn = formatDate(new Date(Date.now() + days * DAY_MS));
  const sent = await db
    .update(bill)
    .set({ status: 'sent', dueOn, sentAt: new Date(), version: sql`${bill.version} + 1` })
    .where(and(inArray(bill.id, billIds), eq(bill.status, 'draft'), sql`${bill.lineCount} > 0`))
    .returning();
  if (sent.length === 0) throw userError((t) => t.nothingToSend);
  for (const { id } of sent) await recordEvent(db, id, { kind: 'sent', accountId: user.accountId });
  await sendMessages(
    db,
    billSent,
    sent.map((row) => messageOf(row, { dueDate: dueOn })),
  );
  return { sent: sent.length };
}

/** Drops a draft; its lines go, so that their charges can stand on another bill. */
export async function drop({ billId, reason }: ReadBy<typeof voidBill>, { db, user }: Acting): Promise<void> {
  await lockBill(db, billId);
  await moveBill(db, billId, 'void', { total: '0', taxTotal: '0', lineCount: 0 });
  const lines = await db.delete(billLine).where(eq(billLine.billId, billId)).returning({ chargeId: billLine.chargeId });
  await unmarkBilled(
    db,
    lines.flatMap(({ chargeId }) => (chargeId === null ? [] : [chargeId])),
  );
  await recordEvent(db, billId, { kind: 'void', reason, accountId: user.accountId });
}

async function lockOwn(db: Db, companyId: number, billId: number): Promise<BillRow> {
  const row = await lockBill(db, billId);
  if (row.companyId !== companyId || row.side !== 'sale' || row.status === 'draft') throw absent();
  return row;
}

/** The bill as it was seen; what was changed since is refused. */
async function settleTerms(db: Db, row: BillRow, version: number): Promise<void> {
  if (row.version !== version) throw userError((t) => t.changed);
  await moveBill(db, row.id, 'agree');
  await closeTodos(db, [aboutBill(row.id)], [...CUSTOMER_TODOS, ...OPERATOR_TODOS]);
}

/** Posts an agreed bill; one in the customer's favour becomes its credit at once. */
async function postAgreed(db: Db, row: BillRow, authorId: number): Promise<void> {
  const isInFavour = row.total.startsWith('-');
  const sums = { total: row.total, tax: row.taxTotal, ...(isInFavour ? { toCredit: row.total } : {}) };
  await postTotal(db, row, { key: `bill:${row.id}:agreed`, kind: 'bill', sums, authorId });
  const paid = isInFavour ? row.total : row.paid;
  if (isInFavour) {
    const credited = { billId: row.id, sourceKind: 'bill', sourceId: row.id, amount: paid };
    await db.insert(billApplication).values(credited);
    await db.update(bill).set({ paid }).where(eq(bill.id, row.id));
  }
  await settleIfPaid(db, { ...row, status: 'agreed', paid });
}

export async function agree({ billId, version }: ReadBy<typeof agreeBill>, { db, user }: Acting): Promise<void> {
  const row = await lockOwn(db, ownCompanyId(user), billId);
  await settleTerms(db, row, version);
  await recordEvent(db, billId, { kind: 'agreed', amount: row.total, accountId: user.accountId });
  await postAgreed(db, row, user.accountId);
  await sendMessages(db, billAgreed, [operatorMessageOf(row, { companyName: user.companyName ?? '' })]);
}

export async function agreeFor(
  { billId, version, reason }: ReadBy<typeof agreeForCustomer>,
  { db, user }: Acting,
): Promise<void> {
  const row = await lockBill(db, billId);
  if (row.side !== 'sale') throw absent();
  await settleTerms(db, row, version);
  const event = { kind: 'agreedFor', amount: row.total, reason, accountId: user.accountId } as const;
  await recordEvent(db, billId, event);
  await postAgreed(db, row, user.accountId);
}

/** A line that the customer has something against; the bill waits for the platform. */
export async function dispute({ lineId, reason }: ReadBy<typeof disputeLine>, { db, user }: Acting): Promise<void> {
  const companyId = ownCompanyId(user);
  const { row, line } = await lockLine(db, lineId);
  if (row.companyId !== companyId || row.side !== 'sale' || row.status === 'draft') throw absent();
  if (line.kind === 'credit') throw userError((t) => t.creditStands);
  await moveBill(db, row.id, 'dispute');
  await db
    .update(billLine)
    .set({ disputeState: 'open', disputeReason: reason, disputeReply: '' })
    .where(eq(billLine.id, lineId));
  await recordEvent(db, row.id, { kind: 'disputed', reason, accountId: user.accountId });
  await closeTodos(db, [aboutBill(row.id)], CUSTOMER_TODOS);
  const said = { companyName: user.companyName ?? '', reason };
  await sendMessages(db, billDisputed, [operatorMessageOf(row, said)]);
}
