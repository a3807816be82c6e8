import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { JournalPosting } from '../accounts.ts';
import { imbalanceOf } from '../balance.ts';
import { isMonthClosed, lockMonth } from './months.ts';
import { journalEntry, journalPosting } from './tables.ts';
import { userError } from './texts.ts';

export interface NewJournalEntry {
  /** unique: the same key twice posts once */
  key: string;
  /** yyyy-MM-dd */
  occurredOn: string;
  kind: string;
  source: { kind: string; id: number };
  orderId?: number;
  note: string;
  authorId: number | null;
  postings: readonly JournalPosting[];
}

/**
 * Posts an entry once by its key; returns its id. What does not sum to zero by currency is a fault, a closed month a
 * user error. The transaction holds the month open until it ends.
 */
export async function postJournalEntry(db: Db, entry: NewJournalEntry): Promise<number> {
  const { source, authorId, postings, ...facts } = entry;
  assertBalanced(entry);
  const posted = await findPosted(db, entry);
  if (posted !== undefined) return posted;
  await lockMonth(db, entry.occurredOn, 'shared');
  if (await isMonthClosed(db, entry.occurredOn))
    throw userError((t) => t.monthClosed({ month: entry.occurredOn.slice(0, 7) }));
  const [made] = await db
    .insert(journalEntry)
    .values({ ...facts, sourceKind: source.kind, sourceId: source.id, accountId: authorId })
    .onConflictDoNothing({ target: journalEntry.key })
    .returning({ id: journalEntry.id });
  if (made === undefined) {
    const other = await findPosted(db, entry);
    if (other === undefined) throw new Error(`the journal entry ${entry.key} was not written`);
    return other;
  }
  await db.insert(journalPosting).values(postings.map((posting) => ({ ...posting, entryId: made.id })));
  return made.id;
}

function assertBalanced({ key, postings }: NewJournalEntry): void {
  if (postings.length < 2) throw new Error(`the journal entry ${key} has fewer than two postings`);
  const [wrong] = imbalanceOf(postings);
  if (wrong !== undefined) throw new Error(`the journal entry ${key} is out of balance: ${wrong.join(' ')}`);
}

/** The entry of the same key; one with other postings is a fault. */
async function findPosted(db: Db, { key, postings }: NewJournalEntry): Promise<number | undefined> {
  const [found] = await db
    .select({ id: journalEntry.id })
    .from(journalEntry)
    .where(eq(journalEntry.key, key));
  if (found === undefined) return undefined;
  const { account, companyId, currency, amount } = journalPosting;
  const old = await db
    .select({ account, companyId, currency, amount: sql<string>`${amount}::text` })
    .from(journalPosting)
    .where(eq(journalPosting.entryId, found.id));
  if (fingerprint(old) !== fingerprint(postings))
    throw new Error(`the journal entry ${key} was posted with other postings`);
  return found.id;
}

const fingerprint = (postings: readonly JournalPosting[]) =>
  postings
    .map(({ account, companyId, currency, amount }) =>
      [
        account,
        companyId,
        currency,
        amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`,
      ].join(' '),
    )
    .toSorted()
    .join('\n');
