import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { negated, plus } from '../../../../../libs/amounts/amounts.ts';
import { isEqual } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { companyNameOf } from '../../../../people/account/server/index.ts';
import { bookingDay, postJournalEntry } from '../../../journal/server/index.ts';
import { folded } from '../../folded.ts';
import type { bookBankCharge, confirmPayouts, reopenEntry, suggestPayouts } from '../../wire.ts';
import { payoutMoves } from '../payout/decide.ts';
import { today } from '../receive.ts';
import { bankEntry, payout, receipt } from '../tables.ts';
import { userError } from '../texts.ts';
import { type Entry, findEntry, lockEntry, moveEntry } from './entry.ts';

/** What leaves the account by a payment that was approved, or noted as paid before its line came. */
const LEAVING = ['approved', 'paid'] as const;
const MOST = 200;

/** `IS-7` of the file for the bank, however the bank writes it. */
function payoutIdsIn(reference: string): Set<number> {
  return new Set([...folded(reference).matchAll(/IS(\d{1,15})(?!\d)/g)].map(([, id]) => Number(id)));
}

const leavingBy = (entry: Entry) =>
  and(
    inArray(payout.status, [...LEAVING]),
    isNull(payout.bankEntryId),
    eq(payout.currency, entry.currency),
    lte(payout.amount, negated(entry.amount)),
  );

/** Payments that a line may be: those it names, else one of its amount to its account or payee. */
export async function suggestLeaving(
  { entryId }: ReadBy<typeof suggestPayouts>,
  { db }: CallContext,
): Promise<PayloadOf<typeof suggestPayouts>> {
  const entry = await findEntry(db, entryId);
  if (!isOutgoing(entry)) throw userError((t) => t.decided);
  const found = await db
    .select({
      payoutId: payout.id,
      companyFullName: companyNameOf(payout.companyId),
      holder: payout.holder,
      accountNo: payout.accountNo,
      amount: payout.amount,
      status: payout.status,
    })
    .from(payout)
    .where(leavingBy(entry))
    .orderBy(sql`${payout.amount} = ${negated(entry.amount)} desc`, desc(payout.id))
    .limit(MOST);
  const named = payoutIdsIn(entry.reference);
  const sum = found.reduce((total, { payoutId, amount }) => (named.has(payoutId) ? plus(total, amount) : total), '0');
  const isNamed = named.size > 0 && isEqual(sum, negated(entry.amount));
  const known = found.find(
    ({ amount, accountNo, holder }) =>
      isEqual(amount, negated(entry.amount)) &&
      ((entry.account !== '' && folded(accountNo) === folded(entry.account)) ||
        (entry.counterparty !== '' && folded(holder) === folded(entry.counterparty))),
  );
  return {
    payouts: found.map((one) => ({
      ...one,
      suggested: isNamed ? named.has(one.payoutId) : one.payoutId === known?.payoutId,
    })),
  };
}

const isOutgoing = ({ amount }: Entry) => amount.startsWith('-');

/** The payments by which a line left the account; those not yet noted as paid are paid now. */
export async function confirmLeaving(
  { entryId, payoutIds }: ReadBy<typeof confirmPayouts>,
  { db, user }: CallContext,
): Promise<void> {
  const entry = await moveEntry(db, entryId, 'matched');
  if (!isOutgoing(entry)) throw userError((t) => t.decided);
  const ids = payoutIds.toSorted((one, other) => one - other);
  const chosen = await db
    .select({ id: payout.id, amount: payout.amount, status: payout.status })
    .from(payout)
    .where(and(inArray(payout.id, ids), leavingBy(entry)))
    .orderBy(payout.id)
    .for('update');
  if (chosen.length !== ids.length) throw userError((t) => t.decided);
  const sum = chosen.reduce((total, { amount }) => plus(total, amount), '0');
  if (!isEqual(sum, negated(entry.amount))) throw userError((t) => t.otherSum({ sum, amount: negated(entry.amount) }));
  const paid = { authorId: user.accountId, paidOn: entry.bookedOn };
  for (const { id, status } of chosen) if (status === 'approved') await payoutMoves.make('pay', id, paid, { db });
  await db.update(payout).set({ bankEntryId: entryId }).where(inArray(payout.id, ids));
}

const chargeKey = ({ id, reopened }: Entry) => `bankCharge:${id}:${reopened}`;

async function postCharge(db: Db, entry: Entry, how: { key: string; amount: string; day: string; authorId: number }) {
  const { key, amount, day, authorId } = how;
  const occurredOn = await bookingDay(db, day, today());
  const of = { companyId: null, currency: entry.currency };
  await postJournalEntry(db, {
    key,
    occurredOn,
    kind: 'bankCharge',
    source: { kind: 'bankEntry', id: entry.id },
    note: entry.reference.slice(0, 200),
    authorId,
    postings: [
      { ...of, account: 'bankCharges', amount },
      { ...of, account: 'bank', amount: negated(amount) },
    ],
  });
  return occurredOn;
}

/** Books a line as charges of the bank, on its day or today where its month is closed. */
export async function charge(
  { entryId }: ReadBy<typeof bookBankCharge>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof bookBankCharge>> {
  const entry = await moveEntry(db, entryId, 'charged');
  if (!isOutgoing(entry)) throw userError((t) => t.decided);
  const how = { key: chargeKey(entry), amount: negated(entry.amount), day: entry.bookedOn };
  return { bookedOn: await postCharge(db, entry, { ...how, authorId: user.accountId }) };
}

/** Takes a decision on a line back; money received by it is taken back as a receipt, and what was paid stays paid. */
export async function reopen(
  { entryId, reason }: ReadBy<typeof reopenEntry>,
  { db, user }: CallContext,
): Promise<void> {
  const entry = await lockEntry(db, entryId);
  const [received] = await db
    .select({ id: receipt.id })
    .from(receipt)
    .where(and(eq(receipt.bankEntryId, entryId), isNull(receipt.undoneAt)));
  if (entry.status === 'open' || received !== undefined) throw userError((t) => t.decided);
  if (entry.status === 'charged') {
    const back = { key: `${chargeKey(entry)}:undone`, amount: entry.amount, day: today() };
    await postCharge(db, entry, { ...back, authorId: user.accountId });
  }
  await db.update(payout).set({ bankEntryId: null }).where(eq(payout.bankEntryId, entryId));
  await db
    .update(bankEntry)
    .set({ status: 'open', reason, reopened: sql`${bankEntry.reopened} + 1` })
    .where(eq(bankEntry.id, entryId));
}
