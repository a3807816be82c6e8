import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import {
  type CallContext,
  type OwnCompanyId,
  ownCompanyId,
} from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { companyIdsNamed } from '../../account/server/index.ts';
import { COUNT_LIMIT, type InboxFilter, type InboxRow } from '../inbox.ts';
import type { listInbox } from '../wire.ts';
import { hasContainerNo, type ItemRow, selectItems, toConversationItem } from './conversationItems.ts';
import { conversation } from './tables.ts';

const { id, servingCompanyId, customerCompanyId, waitingSince, assignedTo, lastMessageAt } = conversation;
/** Order of the indexes `conversation_inbox` and `conversation_taken`. */
const INBOX_ORDER = [sql`${waitingSince} asc nulls last`, desc(lastMessageAt), desc(id)];

export async function findInboxPage(
  asked: ReadBy<typeof listInbox>,
  { db, user }: CallContext,
): Promise<Page<InboxRow>> {
  const { limit, offset } = pageWindow(asked);
  const condition = and(
    isServedBy(ownCompanyId(user)),
    matchesFilter(asked.filter, user.accountId),
    asked.conversationId === undefined ? undefined : eq(id, asked.conversationId),
    asked.text === ''
      ? undefined
      : or(hasContainerNo(asked.text), inArray(customerCompanyId, companyIdsNamed(asked.text))),
  );
  const [page, total] = await Promise.all([
    db
      .select({ id })
      .from(conversation)
      .where(condition)
      .orderBy(...INBOX_ORDER)
      .limit(limit)
      .offset(offset),
    countUpTo(db, condition, Math.max(COUNT_LIMIT, offset + limit + 1)),
  ]);
  const found = await selectItems(
    db,
    page.map((row) => row.id),
  );
  return { rows: found.map((item) => toInboxRow(user.companyNo ?? '', item)), total };
}

/** Without messages only if a supplier was added to it. */
export const isServedBy = (own: OwnCompanyId) => and(eq(servingCompanyId, own), isNotNull(lastMessageAt));

export const isAssignedTo = (accountId: number) => eq(assignedTo, accountId);

function matchesFilter(filter: InboxFilter, accountId: number): SQL | undefined {
  if (filter === 'unanswered') return isNotNull(waitingSince);
  return filter === 'mine' ? isAssignedTo(accountId) : undefined;
}

/** Count capped at a limit. */
export async function countUpTo(db: Db, condition: SQL | undefined, cap: number): Promise<number> {
  const counted = db.select({ id }).from(conversation).where(condition).limit(cap).as('counted');
  const [found] = await db.select({ total: sql<number>`count(*)::int` }).from(counted);
  return found?.total ?? 0;
}

function toInboxRow(companyNo: string, found: ItemRow): InboxRow {
  const { firstAskedAt: asked, firstAnsweredAt: answered } = found;
  return {
    ...toConversationItem(companyNo, found),
    waitingSince: found.waitingSince && formatDateTime(found.waitingSince),
    firstAnswerSeconds:
      asked && answered && Math.max(0, Math.round((answered.getTime() - asked.getTime()) / 1000)),
  };
}
