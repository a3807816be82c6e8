import { and, desc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import { LISTED_AT_ONCE } from '../wire.ts';
import { type FoundItem, numbered, selectItems } from './items.ts';
import { chatProgress, conversation } from './tables.ts';

const { id, lastMessageAt, customerCompanyId, servingCompanyId } = conversation;
const isUnread = gt(chatProgress.lastSeq, chatProgress.readSeq);

/** Started conversations: unread first, then by newest message. `afterId`: last one of the page before. */
export async function selectOwnItems(
  db: Db,
  own: OwnCompanyId,
  { containerNo, afterId }: { containerNo: string; afterId?: number | undefined },
): Promise<FoundItem[]> {
  const chosen = and(isNotNull(lastMessageAt), numbered(containerNo), followsOf(own, afterId));
  const newest = (which: SQL | undefined) =>
    db
      .select({ id, isUnread: sql<boolean>`${isUnread}`.as('is_unread'), at: lastMessageAt })
      .from(conversation)
      .innerJoin(chatProgress, and(eq(chatProgress.conversationId, id), eq(chatProgress.companyId, own)))
      .where(and(which, chosen))
      .orderBy(desc(lastMessageAt), desc(id))
      .limit(LISTED_AT_ONCE);
  // three index scans, each limited: unread, then read ones as serving company and as customer
  const found = await unionAll(
    newest(isUnread),
    newest(and(eq(servingCompanyId, own), not(isUnread))),
    newest(and(eq(customerCompanyId, own), not(isUnread))),
  )
    .orderBy(sql`is_unread desc, last_message_at desc, id desc`)
    .limit(LISTED_AT_ONCE);
  return selectItems(
    db,
    found.map((row) => row.id),
  );
}

function followsOf(own: OwnCompanyId, afterId: number | undefined): SQL | undefined {
  if (afterId === undefined) return undefined;
  return sql`(${isUnread}, ${lastMessageAt}, ${id}) < (
    select one_read.last_seq > one_read.read_seq, one.last_message_at, one.id from conversation one
    join chat_progress one_read on one_read.conversation_id = one.id and one_read.company_id = ${own}
    where one.id = ${afterId})`;
}
