import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { indexedKeywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { sheetField, wallClock } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { bills, ownBills } from '../wire.ts';
import { daysOverdue, openAmount } from './queries.ts';
import { bill } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, whole, date } = sheetField;
type Texts = (typeof pageTexts)['zh'];

const columns = (t: Texts) => ({
  billId: bill.id,
  billNo: text(t.billNo, 22, bill.billNo),
  side: label(t.side, 14, bill.side, t.sides),
  kind: label(t.kind, 14, bill.kind, t.kinds),
  month: text(t.month, 12, bill.month),
  status: label(t.status, 16, bill.status, t.statuses),
  currency: text(t.currency, 10, bill.currency),
  total: money(t.total, 18, bill.total),
  paid: money(t.paid, 18, bill.paid),
  open: money(t.open, 18, openAmount()),
  lineCount: whole(t.lineCount, 10, bill.lineCount),
  sentTime: {
    ...sheetField.time(t.sent, 18, bill.sentAt),
    value: wallClock(sql<string | null>`${bill.sentAt}`),
  },
  dueDate: date(t.dueDate, 14, bill.dueOn),
  daysOverdue: whole(t.daysOverdue, 14, daysOverdue()),
});

const NO_COMPANY = -1;

/** Drafts of the platform are its own affair. */
const ofCompany = (companyId: number | null): SQL | undefined =>
  and(eq(bill.companyId, companyId ?? NO_COMPANY), ne(bill.status, 'draft'), ne(bill.status, 'void'));

export const ownBillRecords = serveRecords(ownBills, {
  from: bill,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns,
  scope: ({ user }) => ofCompany(user.companyId),
  where: (filter) => [
    indexedKeywordFilter(filter.billNo, [bill.billNo, bill.claimNo]),
    filter.status && eq(bill.status, filter.status),
    filter.side && eq(bill.side, filter.side),
  ],
  order: [desc(bill.id)],
});

const waits = sql`(${bill.status} in ('claimed', 'checked', 'disputed')) desc`;

export const billRecords = serveRecords(bills, {
  from: bill,
  texts: pageTexts,
  sheetTitle: (t) => t.operator.title,
  columns: (t) => ({
    ...columns(t),
    companyFullName: text(t.company, 40, companyNameOf(bill.companyId)),
    companyNo: text(t.companyNo, 14, companyNoOf(bill.companyId)),
    dunningLevel: whole(t.dunning, 12, bill.dunningLevel),
  }),
  where: (filter) => [
    indexedKeywordFilter(filter.billNo, [bill.billNo, bill.claimNo]),
    filter.status && eq(bill.status, filter.status),
    filter.side && eq(bill.side, filter.side),
    filter.companyFullName ? sql`${bill.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
  ],
  order: [waits, desc(bill.id)],
});
