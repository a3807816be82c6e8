import { desc, eq, sql } from 'drizzle-orm';
import { indexedKeywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { bankEntries, receipts } from '../wire.ts';
import { bankEntry, payout, receipt } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, date } = sheetField;

/** SQL: payees of the payments that left by a line. */
const paidBy = sql<string>`coalesce((select string_agg(${payout}.holder, ', ' order by ${payout}.id) from ${payout}
  where ${payout}.bank_entry_id = ${bankEntry}.id), '')`;

export const entryRecords = serveRecords(bankEntries, {
  from: bankEntry,
  texts: pageTexts,
  sheetTitle: (t) => t.entries.title,
  columns: (t) => ({
    entryId: bankEntry.id,
    bookedDate: date(t.date, 14, bankEntry.bookedOn),
    amount: money(t.amount, 18, bankEntry.amount),
    currency: text(t.currency, 10, bankEntry.currency),
    counterparty: text(t.entries.counterparty, 40, bankEntry.counterparty),
    account: text(t.accountNo, 30, bankEntry.account),
    reference: text(t.reference, 60, bankEntry.reference),
    status: label(t.status, 14, bankEntry.status, t.entries.statuses),
    receiptId: sql<number | null>`(select ${receipt}.id::float8 from ${receipt}
      where ${receipt}.bank_entry_id = ${bankEntry}.id and ${receipt}.undone_at is null)`,
    paid: text(t.entries.paid, 40, paidBy),
  }),
  where: (filter) => [
    indexedKeywordFilter(filter.counterparty, [bankEntry.counterparty]),
    indexedKeywordFilter(filter.reference, [bankEntry.reference]),
    filter.status && eq(bankEntry.status, filter.status),
  ],
  order: [sql`(${bankEntry.status} = 'open') desc`, desc(bankEntry.id)],
});

export const receiptRecords = serveRecords(receipts, {
  from: receipt,
  texts: pageTexts,
  sheetTitle: (t) => t.receipts.title,
  columns: (t) => ({
    receiptId: receipt.id,
    companyFullName: text(t.company, 40, companyNameOf(receipt.companyId)),
    receivedDate: date(t.date, 14, receipt.receivedOn),
    way: label(t.receipts.way, 14, receipt.way, t.receipts.ways),
    amount: money(t.amount, 18, receipt.amount),
    credited: money(t.receipts.credited, 18, receipt.credited),
    currency: text(t.currency, 10, receipt.currency),
    reference: text(t.reference, 60, receipt.reference),
    undoneReason: text(t.receipts.undone, 40, receipt.undoneReason),
  }),
  where: (filter) => [
    filter.companyFullName ? sql`${receipt.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
    filter.way && eq(receipt.way, filter.way),
    indexedKeywordFilter(filter.reference, [receipt.reference]),
  ],
  order: [desc(receipt.id)],
});
