import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { type JournalAccount, postJournalEntry } from '../../journal/server/index.ts';
import type { OutgoingKind } from '../states.ts';

/** All deposits are in it. */
export const CURRENCY = 'CNY';

/** Where money of a deposit comes from, or goes. */
const OTHER_SIDE = {
  received: 'bank',
  refunded: 'bank',
  used: 'customerCredit',
  forfeited: 'revenue',
} as const satisfies Record<OutgoingKind | 'received', JournalAccount>;

interface Posted {
  entryId: number;
  kind: OutgoingKind | 'received';
  amount: string;
  companyId: number;
  accountId: number | null;
  on?: Date;
}

/** Posts what an entry moves to the journal: `depositHeld` against bank, the company's credit or revenue. */
export async function postDepositEntry(
  db: Db,
  { entryId, kind, amount, companyId, accountId, on = new Date() }: Posted,
): Promise<void> {
  const other = OTHER_SIDE[kind];
  const [held, opposite] = kind === 'received' ? [`-${amount}`, amount] : [amount, `-${amount}`];
  await postJournalEntry(db, {
    key: `deposit:${entryId}`,
    occurredOn: formatDate(on),
    kind: `deposit.${kind}`,
    source: { kind: 'depositEntry', id: entryId },
    note: '',
    authorId: accountId,
    postings: [
      { account: 'depositHeld', companyId, currency: CURRENCY, amount: held },
      {
        account: other,
        companyId: other === 'bank' ? null : companyId,
        currency: CURRENCY,
        amount: opposite,
      },
    ],
  });
}

const missing = z.array(
  z.object({
    entryId: z.coerce.number(),
    kind: z.enum(['received', 'used', 'refunded', 'forfeited']),
    amount: z.string(),
    companyId: z.coerce.number(),
    accountId: z.coerce.number().nullable(),
    on: z.coerce.date(),
  }),
);

/** Entries of before the journal. */
export async function postMissingEntries(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`
    select entry.id as "entryId", entry.kind, entry.amount, deposit.company_id as "companyId",
      entry.account_id as "accountId", entry.created_at as "on"
    from deposit_entry as entry join deposit on deposit.id = entry.deposit_id
    where entry.kind in ('received', 'used', 'refunded', 'forfeited')
      and not exists (select from journal_entry where key = 'deposit:' || entry.id)
    order by entry.id`);
  for (const entry of missing.parse(rows)) await postDepositEntry(db, entry);
}
