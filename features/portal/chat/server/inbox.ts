import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';

import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';

import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { Page } from '../../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyIdsNamed } from '../../../people/account/server/index.ts';
import type { InboxFilter, InboxRow } from '../inbox.ts';
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
    asked.text === '' ? undefined : inArray(id, conversationsNaming(db, asked.text)),
  );
  const [page, total] = await Promise.all([
    db
      .select({ id })
      .from(conversation)
      .where(condition)
      .orderBy(...INBOX_ORDER)
      .limit(limit)
      .offset(offset),
    countConversations(db, condition),
  ]);
  const found = await selectItems(
    db,
    page.map((row) => row.id),
  );
  return { rows: found.map((item) => toInboxRow(user.companyNo ?? '', item)), total };
}

/** A part of a container number; shorter ones are in no index, other letters in no number. */
const CONTAINER_NO_PART = /^[A-Z0-9]{3,}$/i;

/** A union, where `or` would look at each conversation. */
function conversationsNaming(db: Db, text: string) {
  const ids = () => db.select({ id }).from(conversation);
  const ofCompanies = ids().where(inArray(customerCompanyId, companyIdsNamed(text)));
  return CONTAINER_NO_PART.test(text) ? union(ids().where(hasContainerNo(text)), ofCompanies) : ofCompanies;
}

/** Without messages only if a supplier was added to it. */
export const isServedBy = (own: OwnCompanyId) => and(eq(servingCompanyId, own), isNotNull(lastMessageAt));

export const isAssignedTo = (accountId: number) => eq(assignedTo, accountId);

function matchesFilter(filter: InboxFilter, accountId: number): SQL | undefined {
  if (filter === 'unanswered') return isNotNull(waitingSince);
  return filter === 'mine' ? isAssignedTo(accountId) : undefined;
}

export const countConversations = (db: Db, condition: SQL | undefined, most?: number) =>
  countUpTo(db, db.select({ id }).from(conversation).where(condition), most);

function toInboxRow(companyNo: string, found: ItemRow): InboxRow {
  const { firstAskedAt: asked, firstAnsweredAt: answered } = found;
  return {
    ...toConversationItem(companyNo, found),
    waitingSince: found.waitingSince && formatDateTime(found.waitingSince),
    firstAnswerSeconds: asked && answered && Math.max(0, Math.round((answered.getTime() - asked.getTime()) / 1000)),
  };
}
