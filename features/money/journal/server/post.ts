import { eq, sql } from 'drizzle-orm';
import { type Db, violatedCheck } from '../../../../platform/server/database/connect.ts';
import type { JournalPosting } from '../accounts.ts';
import { imbalanceOf } from '../balance.ts';
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
 * user error: triggers keep it closed, and hold an open one open until the transaction ends.
 */
export async function postJournalEntry(db: Db, entry: NewJournalEntry): Promise<number> {
  assertBalanced(entry);
  const posted = await findPosted(db, entry);
  if (posted !== undefined) return posted;
  const made = await insertEntry(db, entry);
  if (made === undefined) {
    const other = await findPosted(db, entry);
    if (other === undefined) throw new Error(`the journal entry ${entry.key} was not written`);
    return other;
  }
  await db.insert(journalPosting).values(entry.postings.map((posting) => ({ ...posting, entryId: made })));
  return made;
}

/** Id of the new entry; undefined: another one has its key. */
async function insertEntry(db: Db, { source, authorId, postings: _, ...facts }: NewJournalEntry) {
  try {
    const [made] = await db
      .insert(journalEntry)
      .values({ ...facts, sourceKind: source.kind, sourceId: source.id, accountId: authorId })
      .onConflictDoNothing({ target: journalEntry.key })
      .returning({ id: journalEntry.id });
    return made?.id;
  } catch (fault) {
    if (violatedCheck(fault) !== 'journal_month_open') throw fault;
    throw userError((t) => t.monthClosed({ month: facts.occurredOn.slice(0, 7) }));
  }
}

function assertBalanced({ key, postings }: NewJournalEntry): void {
  if (postings.length < 2) throw new Error(`the journal entry ${key} has fewer than two postings`);
  const [wrong] = imbalanceOf(postings);
  if (wrong !== undefined) throw new Error(`the journal entry ${key} is out of balance: ${wrong.join(' ')}`);
}

/** The entry of the same key; one with other postings is a fault. */
async function findPosted(db: Db, { key, postings }: NewJournalEntry): Promise<number | undefined> {
  const [found] = await db.select({ id: journalEntry.id }).from(journalEntry).where(eq(journalEntry.key, key));
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
