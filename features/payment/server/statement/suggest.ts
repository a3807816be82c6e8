import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCompanyByNo, findCompanyKind, findCompanyNamed } from '../../../account/server/index.ts';
import { billNosIn } from '../../../bill/billNo.ts';
import { findBillsNumbered, findOpenBills } from '../../../bill/server/index.ts';
import type { SuggestionReason } from '../../states.ts';
import type { confirmMatch, ignoreEntry, suggestMatch } from '../../wire.ts';
import { partsOf, receive } from '../receive.ts';
import { bankEntry, receipt } from '../tables.ts';
import { userError } from '../texts.ts';

/** How many references name a bill. */
export async function namedBills(db: Db, references: readonly string[]): Promise<number> {
  const found = await findBillsNumbered(db, references.flatMap(billNosIn));
  const numbers = new Set(found.map(({ billNo }) => billNo));
  return references.filter((reference) => billNosIn(reference).some((billNo) => numbers.has(billNo))).length;
}

async function findEntry(db: Db, entryId: number) {
  const [found] = await db.select().from(bankEntry).where(eq(bankEntry.id, entryId));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}
type Entry = Awaited<ReturnType<typeof findEntry>>;

interface Guess {
  companyId: number | null;
  by: SuggestionReason;
  billIds: number[];
}

/** By a bill's number in the text, by the account of an earlier payment, by the payer's name. */
async function guess(db: Db, entry: Entry): Promise<Guess> {
  const named = await findBillsNumbered(db, billNosIn(entry.reference));
  const [first] = named;
  if (first !== undefined)
    return { companyId: first.companyId, by: 'reference', billIds: named.map(({ billId }) => billId) };
  if (entry.account !== '') {
    const [known] = await db
      .select({ companyId: receipt.companyId })
      .from(receipt)
      .innerJoin(bankEntry, eq(bankEntry.id, receipt.bankEntryId))
      .where(eq(bankEntry.account, entry.account))
      .orderBy(desc(receipt.id))
      .limit(1);
    if (known !== undefined) return { ...known, by: 'account', billIds: [] };
  }
  const payer = entry.counterparty === '' ? undefined : await findCompanyNamed(db, entry.counterparty);
  if (payer !== undefined) return { companyId: payer.companyId, by: 'name', billIds: [] };
  return { companyId: null, by: 'none', billIds: [] };
}

export async function suggest(
  { entryId, companyNo }: ReadBy<typeof suggestMatch>,
  { db }: CallContext,
): Promise<PayloadOf<typeof suggestMatch>> {
  const entry = await findEntry(db, entryId);
  const guessed = await guess(db, entry);
  const chosen = companyNo === '' ? undefined : await findCompanyByNo(db, companyNo);
  const companyId = chosen?.companyId ?? guessed.companyId;
  if (companyId === null) return { companyFullName: '', companyNo: '', by: 'none', bills: [] };
  const { currency, amount } = entry;
  const [company, open, parts] = await Promise.all([
    findCompanyKind(db, companyId),
    findOpenBills(db, { companyId, currency }),
    partsOf(db, { companyId, currency, amount, first: guessed.billIds }),
  ]);
  const partOf = new Map(parts.map((part) => [part.billId, part.amount]));
  return {
    companyFullName: company?.fullName ?? '',
    companyNo: company?.companyNo ?? '',
    by: companyId === guessed.companyId ? guessed.by : 'none',
    bills: open.map(({ billId, billNo, open: owed, dueOn }) => ({
      ...{ billId, billNo, open: owed, dueDate: dueOn },
      suggested: partOf.get(billId) ?? null,
    })),
  };
}

/** One conditional update: of two people who confirm an entry, one wins. */
async function moveEntry(db: Db, entryId: number, to: 'matched' | 'ignored', reason = ''): Promise<Entry> {
  const [moved] = await db
    .update(bankEntry)
    .set({ status: to, reason })
    .where(and(eq(bankEntry.id, entryId), eq(bankEntry.status, 'open'), sql`${bankEntry.amount} > 0`))
    .returning();
  if (moved === undefined) throw userError((t) => t.decided);
  return moved;
}

export async function confirm(
  { entryId, companyNo, parts }: ReadBy<typeof confirmMatch>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof confirmMatch>> {
  const payer = await findCompanyByNo(db, companyNo);
  if (payer === undefined) throw userError.withFields((t) => t.noCompany, { companyNo: (t) => t.noCompany });
  const entry = await moveEntry(db, entryId, 'matched');
  const receiptId = await receive(
    db,
    {
      companyId: payer.companyId,
      currency: entry.currency,
      amount: entry.amount,
      receivedOn: entry.bookedOn,
      way: 'bank',
      reference: entry.reference.slice(0, 200),
      bankEntryId: entryId,
      authorId: user.accountId,
    },
    parts,
  );
  return { receiptId };
}

export async function ignore(
  { entryId, reason }: ReadBy<typeof ignoreEntry>,
  { db }: CallContext,
): Promise<void> {
  await moveEntry(db, entryId, 'ignored', reason);
}
