import { eq } from 'drizzle-orm';
import { negated, plus } from '../../../../libs/amounts/amounts.ts';
import { isAbove, isAboveZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { takeBack } from '../../bill/server/index.ts';
import { postJournalEntry } from '../../journal/server/index.ts';
import type { undoReceipt } from '../wire.ts';
import { creditOf, lockCredit } from './credit.ts';
import { aboutReceipt, receiptUndone } from './messages.ts';
import { postingsOf } from './postings.ts';
import { today } from './receive.ts';
import { bankEntry, receipt } from './tables.ts';
import { userError } from './texts.ts';

type ReceiptRow = typeof receipt.$inferSelect;

/** Money of a wallet was paid by the company itself, so it stands. */
export const canUndo = ({ way, undoneAt }: Pick<ReceiptRow, 'way' | 'undoneAt'>) =>
  way !== 'online' && undoneAt === null;

/** Takes a wrong match back: its bills are open again, its statement line too, and the journal says the reverse. */
export async function undo(
  { receiptId, reason }: ReadBy<typeof undoReceipt>,
  { db, user }: CallContext,
): Promise<void> {
  const [row] = await db.select().from(receipt).where(eq(receipt.id, receiptId)).for('update');
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  if (!canUndo(row)) throw userError((t) => t.decided);
  const { companyId, currency, amount, bankEntryId } = row;
  const authorId = user.accountId;
  await lockCredit(db, companyId);
  const source = { kind: 'receipt', id: receiptId };
  const { owed, credited } = await takeBack(db, { source, reason, authorId });
  const fromCredit = plus(row.credited, credited);
  await assertCredit(db, row, fromCredit);
  await db
    .update(receipt)
    .set({ undoneAt: new Date(), undoneBy: authorId, undoneReason: reason, outsideKey: null })
    .where(eq(receipt.id, receiptId));
  if (bankEntryId !== null) await db.update(bankEntry).set({ status: 'open' }).where(eq(bankEntry.id, bankEntryId));
  await postJournalEntry(db, {
    key: `receipt:${receiptId}:undone`,
    occurredOn: today(),
    kind: 'receiptUndone',
    source,
    note: reason.slice(0, 200),
    authorId,
    postings: postingsOf({ companyId, currency }, [
      ['bank', negated(amount)],
      ['receivable', owed],
      ['customerCredit', fromCredit],
    ]),
  });
  const params = { amount, currency, reason, receiptId };
  await sendMessages(db, receiptUndone, [{ companyId, about: aboutReceipt(receiptId), params }]);
}

/** What the money gave the company to its credit has to be there still. */
async function assertCredit(db: Db, { companyId, currency }: ReceiptRow, needed: string): Promise<void> {
  if (!isAboveZero(needed)) return;
  const { free } = await creditOf(db, companyId, currency);
  if (isAbove(needed, free)) throw userError((t) => t.creditGone({ needed, credit: free }));
}
