import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { literally } from '../../../platform/server/database/holding.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { companyIdsNamed } from '../../account/server/index.ts';
import { type InboxFilter, type InboxRow, MOST_COUNTED } from '../inbox.ts';
import type { listInbox } from '../wire.ts';
import { type FoundItem, itemFor, numbered, selectItems } from './items.ts';
import { conversation } from './tables.ts';

const { id, servingCompanyId, customerCompanyId, waitingSince, assignedTo, lastMessageAt } = conversation;
/** Order of the indexes `conversation_inbox` and `conversation_taken`. */
const IN_ORDER = [sql`${waitingSince} asc nulls last`, desc(lastMessageAt), desc(id)];

export async function inboxPage(
  asked: ReadBy<typeof listInbox>,
  { db, who }: Asking,
): Promise<Page<InboxRow>> {
  const { limit, offset } = pageWindow(asked);
  const chosen = and(
    served(ownCompanyId(who)),
    ofFilter(asked.filter, who.accountId),
    asked.conversationId === undefined ? undefined : eq(id, asked.conversationId),
    asked.text === ''
      ? undefined
      : or(numbered(asked.text), inArray(customerCompanyId, companyIdsNamed(literally(asked.text)))),
  );
  const [page, total] = await Promise.all([
    db
      .select({ id })
      .from(conversation)
      .where(chosen)
      .orderBy(...IN_ORDER)
      .limit(limit)
      .offset(offset),
    countOf(db, chosen, Math.max(MOST_COUNTED, offset + limit + 1)),
  ]);
  const found = await selectItems(
    db,
    page.map((row) => row.id),
  );
  return { rows: found.map((item) => rowFor(who.companyNo ?? '', item)), total };
}

/** Without messages only if a supplier was added to it. */
export const served = (own: OwnCompanyId) => and(eq(servingCompanyId, own), isNotNull(lastMessageAt));

export const takenBy = (accountId: number) => eq(assignedTo, accountId);

function ofFilter(filter: InboxFilter, accountId: number): SQL | undefined {
  if (filter === 'unanswered') return isNotNull(waitingSince);
  return filter === 'mine' ? takenBy(accountId) : undefined;
}

/** Count capped at a limit. */
export async function countOf(db: Db, chosen: SQL | undefined, most: number): Promise<number> {
  const counted = db.select({ id }).from(conversation).where(chosen).limit(most).as('counted');
  const [found] = await db.select({ total: sql<number>`count(*)::int` }).from(counted);
  return found?.total ?? 0;
}

function rowFor(companyNo: string, found: FoundItem): InboxRow {
  const { firstAskedAt: asked, firstAnsweredAt: answered } = found;
  return {
    ...itemFor(companyNo, found),
    waitingSince: found.waitingSince && formatDateTime(found.waitingSince),
    firstAnswerSeconds:
      asked && answered && Math.max(0, Math.round((answered.getTime() - asked.getTime()) / 1000)),
  };
}
