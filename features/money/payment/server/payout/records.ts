import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { accountNameOf, companyIdsNamed, companyNameOf } from '../../../../people/account/server/index.ts';
import { billNumberOf } from '../../../bill/server/index.ts';
import { payouts } from '../../payoutWire.ts';
import { payout, payoutItem } from '../tables.ts';
import { pageTexts } from '../texts.ts';

const { text, label, money, time } = sheetField;

/** SQL: numbers of the bills of a payment. */
export const billNumbersOf = (): SQL<string> =>
  sql<string>`coalesce((select string_agg(${billNumberOf(sql`payout_item.bill_id`)}, ', ' order by payout_item.id)
    from ${payoutItem} where ${payoutItem.payoutId} = ${payout}.id), '')`;

const approvers = sql<string>`concat_ws(', ', ${accountNameOf(sql`${payout.firstApproverId}`)},
  ${accountNameOf(sql`${payout.approverId}`)})`;

/** The rules of `approve`, `reject` and `recall`. */
const abilitiesFor = (accountId: number) => {
  const isOthers = sql`${payout.appliedBy} is distinct from ${accountId}`;
  return {
    approve: sql<boolean>`(${payout.status} = 'applied' and ${isOthers})`,
    release: sql<boolean>`(${payout.status} = 'checked' and ${isOthers}
      and ${payout.firstApproverId} is distinct from ${accountId})`,
    reject: sql<boolean>`(${payout.status} in ('applied', 'checked', 'approved') and ${payout.downloadedAt} is null)`,
    recall: sql<boolean>`(${payout.status} = 'approved' and ${payout.downloadedAt} is not null)`,
  };
};

export const payoutRecords = serveRecords(payouts, {
  from: payout,
  texts: pageTexts,
  sheetTitle: (t) => t.payouts.title,
  columns: (t, { user }) => ({
    payoutId: payout.id,
    kind: label(t.payouts.kind, 14, payout.kind, t.payouts.kinds),
    companyFullName: text(t.company, 40, companyNameOf(payout.companyId)),
    amount: money(t.amount, 18, payout.amount),
    currency: text(t.currency, 10, payout.currency),
    status: label(t.status, 16, payout.status, t.payouts.statuses),
    accountNo: text(t.accountNo, 30, payout.accountNo),
    bankName: text(t.bankName, 30, payout.bankName),
    reason: text(t.remark, 40, payout.reason),
    bills: text(t.bills, 40, billNumbersOf()),
    applyTime: time(t.payouts.applied, 18, payout.createdAt),
    approvers: text(t.payouts.approvers, 24, approvers),
    downloadedTime: time(t.payouts.downloadedAt, 18, payout.downloadedAt),
    abilities: abilitiesFor(user.accountId),
  }),
  where: (filter) => [
    filter.companyFullName ? sql`${payout.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
    filter.status && eq(payout.status, filter.status),
    filter.kind && eq(payout.kind, filter.kind),
  ],
  order: [sql`(${payout.status} in ('paid', 'rejected'))`, desc(payout.id)],
});
