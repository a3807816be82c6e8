import { and, desc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/callContext.ts';
import { LIST_PAGE_SIZE } from '../wire.ts';
import { hasContainerNo, type ItemRow, selectItems } from './conversationItems.ts';
import { chatProgress, conversation } from './tables.ts';

const { id, lastMessageAt, customerCompanyId, servingCompanyId } = conversation;
const isUnread = gt(chatProgress.lastSeq, chatProgress.readSeq);

/** Started conversations: unread first, then by newest message. `afterId`: last one of the page before. */
export async function selectCompanyItems(
  db: Db,
  own: OwnCompanyId,
  { containerNo, afterId }: { containerNo: string; afterId?: number | undefined },
): Promise<ItemRow[]> {
  const condition = and(isNotNull(lastMessageAt), hasContainerNo(containerNo), isAfter(own, afterId));
  const page = (subset: SQL | undefined) =>
    db
      .select({ id, isUnread: sql<boolean>`${isUnread}`.as('is_unread'), at: lastMessageAt })
      .from(conversation)
      .innerJoin(chatProgress, and(eq(chatProgress.conversationId, id), eq(chatProgress.companyId, own)))
      .where(and(subset, condition))
      .orderBy(desc(lastMessageAt), desc(id))
      .limit(LIST_PAGE_SIZE);
  // three index scans, each limited: unread, then read ones as serving company and as customer
  const found = await unionAll(
    page(isUnread),
    page(and(eq(servingCompanyId, own), not(isUnread))),
    page(and(eq(customerCompanyId, own), not(isUnread))),
  )
    .orderBy(sql`is_unread desc, last_message_at desc, id desc`)
    .limit(LIST_PAGE_SIZE);
  return selectItems(
    db,
    found.map((row) => row.id),
  );
}

function isAfter(own: OwnCompanyId, afterId: number | undefined): SQL | undefined {
  if (afterId === undefined) return undefined;
  return sql`(${isUnread}, ${lastMessageAt}, ${id}) < (
    select one_read.last_seq > one_read.read_seq, one.last_message_at, one.id from conversation one
    join chat_progress one_read on one_read.conversation_id = one.id and one_read.company_id = ${own}
    where one.id = ${afterId})`;
}
