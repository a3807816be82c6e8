import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { isAboveZero, isEqual } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { findCompanyByNo, findCompanyKind, findCompanyNamed } from '../../../../people/account/server/index.ts';
import { billNosIn } from '../../../bill/billNo.ts';
import { findBillsNumbered, findOpenBills } from '../../../bill/server/index.ts';
import type { SuggestionReason } from '../../states.ts';
import type { confirmMatch, ignoreEntry, suggestMatch } from '../../wire.ts';
import { partsOf, receive } from '../receive.ts';
import { bankEntry, receipt } from '../tables.ts';
import { userError } from '../texts.ts';
import { type Entry, findEntry, moveEntry } from './entry.ts';

/** How many references name a bill. */
export async function namedBills(db: Db, references: readonly string[]): Promise<number> {
  const found = await findBillsNumbered(db, references.flatMap(billNosIn));
  const numbers = new Set(found.map(({ billNo }) => billNo));
  return references.filter((reference) => billNosIn(reference).some((billNo) => numbers.has(billNo))).length;
}

interface Guess {
  companyId: number | null;
  by: SuggestionReason;
  billIds: number[];
}

/** Whose earlier payments came from an account, or from a payer of a name. */
async function findFormerPayer(db: Db, by: SQL): Promise<number | undefined> {
  const [known] = await db
    .select({ companyId: receipt.companyId })
    .from(receipt)
    .innerJoin(bankEntry, eq(bankEntry.id, receipt.bankEntryId))
    .where(and(by, isNull(receipt.undoneAt)))
    .orderBy(desc(receipt.id))
    .limit(1);
  return known?.companyId;
}

/** The bill of a former payer whose open amount is exactly what came; else its bills as they are due. */
async function ofFormerPayer(db: Db, entry: Entry, companyId: number, by: SuggestionReason): Promise<Guess> {
  const open = await findOpenBills(db, { companyId, currency: entry.currency });
  const exact = open.find((bill) => isEqual(bill.open, entry.amount));
  return exact === undefined ? { companyId, by, billIds: [] } : { companyId, by: 'amount', billIds: [exact.billId] };
}

/** By a bill's number in the text, by account or name of an earlier payment, by a company's name. */
async function guess(db: Db, entry: Entry): Promise<Guess> {
  const named = await findBillsNumbered(db, billNosIn(entry.reference));
  const [first] = named;
  if (first !== undefined)
    return { companyId: first.companyId, by: 'reference', billIds: named.map(({ billId }) => billId) };
  const { account, counterparty } = entry;
  const byAccount = account === '' ? undefined : await findFormerPayer(db, eq(bankEntry.account, account));
  if (byAccount !== undefined) return ofFormerPayer(db, entry, byAccount, 'account');
  if (counterparty === '') return { companyId: null, by: 'none', billIds: [] };
  const byName = await findFormerPayer(db, eq(bankEntry.counterparty, counterparty));
  if (byName !== undefined) return ofFormerPayer(db, entry, byName, 'payer');
  const payer = await findCompanyNamed(db, counterparty);
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
      billId,
      billNo,
      open: owed,
      dueDate: dueOn,
      suggested: partOf.get(billId) ?? null,
    })),
  };
}

export async function confirm(
  { entryId, companyNo, parts }: ReadBy<typeof confirmMatch>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof confirmMatch>> {
  const payer = await findCompanyByNo(db, companyNo);
  if (payer === undefined) throw userError.withFields((t) => t.noCompany, { companyNo: (t) => t.noCompany });
  const entry = await moveEntry(db, entryId, 'matched');
  if (!isAboveZero(entry.amount)) throw userError((t) => t.decided);
  return receive(
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
}

export async function ignore({ entryId, reason }: ReadBy<typeof ignoreEntry>, { db }: CallContext): Promise<void> {
  await moveEntry(db, entryId, 'ignored', reason);
}
