import { and, eq, sql } from 'drizzle-orm';
import { negated } from '../../../../libs/amounts/amounts.ts';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { isAmountOf, placesOf } from '../../../../platform/wire/rules/currencyAmount.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf, companyNameOf, findCompanyByNo } from '../../../people/account/server/index.ts';
import { readConfigValue } from '../../../portal/config/server/index.ts';
import { applyToBill, findApplications, findOwnOpenBill } from '../../bill/server/index.ts';
import { postJournalEntry } from '../../journal/server/index.ts';
import { folded } from '../folded.ts';
import {
  type addReceipt,
  type payByCredit,
  type readPaying,
  type readReceipt,
  receipts,
  undoReceipt,
} from '../wire.ts';
import { creditOf, lockCredit } from './credit.ts';
import { partsOf, receive, today } from './receive.ts';
import { creditUse, receipt } from './tables.ts';
import { userError } from './texts.ts';
import { canUndo } from './undo.ts';

export async function readAccount(db: Db) {
  const keys = ['bank.holder', 'bank.name', 'bank.account', 'bank.swift'];
  const [holder = '', bankName = '', accountNo = '', swift = ''] = await Promise.all(
    keys.map((key) => readConfigValue(db, key)),
  );
  return { holder, bankName, accountNo, swift };
}

export async function readWays(
  { currency }: ReadBy<typeof readPaying>,
  { db, user }: CallContext,
  hasOnline: boolean,
): Promise<PayloadOf<typeof readPaying>> {
  const [account, { free: credit }] = await Promise.all([readAccount(db), creditOf(db, ownCompanyId(user), currency)]);
  return { account, credit, hasOnline };
}

/** Pays a bill by what the company has to its credit, never by what a refund under way takes. */
export async function useCredit(
  { billId, amount }: ReadBy<typeof payByCredit>,
  { db, user }: CallContext,
): Promise<void> {
  const companyId = ownCompanyId(user);
  await lockCredit(db, companyId);
  const own = await findOwnOpenBill(db, { companyId, billId });
  if (own === undefined) throw userError((t) => t.absent, CODE.absent);
  const { currency, billNo } = own;
  const [use] = await db
    .insert(creditUse)
    .values({ companyId, billId, amount, accountId: user.accountId })
    .returning({ id: creditUse.id });
  if (use === undefined) throw new Error('a use of credit was not written');
  const source = { kind: 'credit', id: use.id };
  await applyToBill(db, { billId, amount, source, authorId: user.accountId });
  const { free: credit } = await creditOf(db, companyId, currency);
  if (isAbove(amount, credit))
    throw userError.withFields((t) => t.beyondCredit({ credit }), {
      amount: (t) => t.beyondCredit({ credit }),
    });
  await postJournalEntry(db, {
    key: `credit:${use.id}`,
    occurredOn: today(),
    kind: 'credit',
    source,
    note: billNo,
    authorId: user.accountId,
    postings: [
      { account: 'customerCredit', companyId, currency, amount },
      { account: 'receivable', companyId, currency, amount: negated(amount) },
    ],
  });
}

/** UserError: further decimals than the currency has. */
function assertAmountOf(currency: string, amount: string): void {
  if (isAmountOf(currency, amount)) return;
  const most = placesOf(currency);
  throw userError.withFields((t) => t.places({ currency, most }), {
    amount: (t) => t.places({ currency, most }),
  });
}

/** Money that came by a way without a statement; the longest due bills are paid first. */
export async function enterReceipt(
  { companyNo, currency, amount, receivedOn, reference }: ReadBy<typeof addReceipt>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof addReceipt>> {
  if (receivedOn > today()) throw userError.withFields((t) => t.notYet, { receivedOn: (t) => t.notYet });
  assertAmountOf(currency, amount);
  const payer = await findCompanyByNo(db, companyNo);
  if (payer === undefined) throw userError.withFields((t) => t.noCompany, { companyNo: (t) => t.noCompany });
  const { companyId } = payer;
  const parts = await partsOf(db, { companyId, currency, amount });
  const facts = { companyId, currency, amount, receivedOn, reference, way: 'manual' } as const;
  const outsideKey = `manual:${companyId}:${folded(reference)}`;
  return receive(db, { ...facts, outsideKey, authorId: user.accountId }, parts);
}

export async function readOneReceipt(
  { receiptId }: ReadBy<typeof readReceipt>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof readReceipt>> {
  const isKeeper = hasPermission(user, receipts.list.access.code);
  const [found] = await db
    .select({
      receiptId: receipt.id,
      companyFullName: companyNameOf(receipt.companyId),
      receivedDate: receipt.receivedOn,
      way: receipt.way,
      amount: receipt.amount,
      credited: receipt.credited,
      currency: receipt.currency,
      reference: receipt.reference,
      byName: sql<string>`coalesce(${accountNameOf(sql`${receipt.accountId}`)}, '')`,
      undoneAt: receipt.undoneAt,
      undoneReason: receipt.undoneReason,
      undoneByName: sql<string>`coalesce(${accountNameOf(sql`${receipt.undoneBy}`)}, '')`,
    })
    .from(receipt)
    .where(and(eq(receipt.id, receiptId), isKeeper ? undefined : eq(receipt.companyId, user.companyId ?? -1)));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const bills = await findApplications(db, { kind: 'receipt', id: receiptId });
  const { undoneAt, undoneReason, undoneByName, ...facts } = found;
  return {
    ...facts,
    byName: isKeeper ? found.byName : '',
    undone:
      undoneAt === null
        ? null
        : { time: formatDateTime(undoneAt), reason: undoneReason, byName: isKeeper ? undoneByName : '' },
    abilities: { undo: canUndo(found) && hasPermission(user, undoReceipt.access.code) },
    bills,
  };
}
