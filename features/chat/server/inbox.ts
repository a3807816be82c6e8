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
/** As the indices `conversation_inbox` and `conversation_taken` have them. */
const IN_ORDER = [sql`${waitingSince} asc nulls last`, desc(lastMessageAt), desc(id)];

/** Conversations that the person's company serves. */
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

/** Conversations that a company serves and in which something was said, or into which it was brought. */
export const served = (own: OwnCompanyId) => and(eq(servingCompanyId, own), isNotNull(lastMessageAt));

/** Conversations that a person has taken. */
export const takenBy = (accountId: number) => eq(assignedTo, accountId);

function ofFilter(filter: InboxFilter, accountId: number): SQL | undefined {
  if (filter === 'unanswered') return isNotNull(waitingSince);
  return filter === 'mine' ? takenBy(accountId) : undefined;
}

/** How many conversations there are of a choice, counted up to `most`: beyond it nobody needs to know. */
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
