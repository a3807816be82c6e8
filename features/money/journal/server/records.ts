import { desc, sql } from 'drizzle-orm';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { accountNameOf, companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { JOURNAL_ACCOUNTS, type JournalAccount } from '../accounts.ts';
import { journalEntries } from '../wire.ts';
import { journalEntry } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, date, time } = sheetField;

type Postings = PayloadOf<typeof journalEntries.list>['rows'][number]['postings'];

const postings = sql<Postings>`(
  select json_agg(json_build_object('account', account, 'currency', currency, 'amount', amount::text,
    'companyName', coalesce(${companyNameOf(sql`journal_posting.company_id`)}, '')) order by journal_posting.id)
  from journal_posting where entry_id = journal_entry.id)`;

/** The list's words for the sheet: account, company and amount of each posting. */
function postingsText(accounts: Readonly<Record<JournalAccount, string>>) {
  const words = sql.join(
    JOURNAL_ACCOUNTS.map((account) => sql`when ${account} then ${accounts[account]}`),
    sql` `,
  );
  return sql<string>`(
    select string_agg(concat_ws(' · ', (case account ${words} else account end)::text,
      ${companyNameOf(sql`journal_posting.company_id`)}) || ': ' || amount || ' ' || currency,
      '; ' order by journal_posting.id)
    from journal_posting where entry_id = journal_entry.id)`;
}

export const journalRecords = serveRecords(journalEntries, {
  from: journalEntry,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    entryId: journalEntry.id,
    occurredOn: date(t.occurredOn, 14, journalEntry.occurredOn),
    kind: label(t.kind, 24, journalEntry.kind, t.kinds),
    source: sql<string>`${journalEntry.sourceKind} || ' ' || ${journalEntry.sourceId}`,
    postings: { ...text(t.postings, 80, postingsText(t.accounts)), value: postings },
    note: text(t.note, 40, journalEntry.note),
    byName: text(t.by, 20, sql<string>`coalesce(${accountNameOf(sql`${journalEntry.accountId}`)}, '')`),
    createTime: time(t.posted, 18, journalEntry.createdAt),
  }),
  where: (filter) => [
    filter.account
      ? // with the day, so that both sides are read in the order of the list
        sql`(${journalEntry.occurredOn}, ${journalEntry.id}) in (
          select occurred_on, entry_id from journal_posting where account = ${filter.account})`
      : undefined,
    filter.companyName
      ? sql`exists (select from journal_posting where entry_id = journal_entry.id
          and company_id in ${companyIdsNamed(filter.companyName)})`
      : undefined,
  ],
  order: [desc(journalEntry.occurredOn), desc(journalEntry.id)],
});
