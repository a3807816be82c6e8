import { and, desc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
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
  const last = afterId === undefined ? null : await selectPlace(db, own, afterId);
  if (last === undefined) return [];
  const condition = and(isNotNull(lastMessageAt), hasContainerNo(containerNo));
  const page = (subset: SQL | undefined, after?: SQL) =>
    db
      .select({ id, isUnread: sql<boolean>`${isUnread}`.as('is_unread'), at: lastMessageAt })
      .from(conversation)
      .innerJoin(chatProgress, and(eq(chatProgress.conversationId, id), eq(chatProgress.companyId, own)))
      .where(and(subset, condition, after))
      .orderBy(desc(lastMessageAt), desc(id))
      .limit(LIST_PAGE_SIZE);
  // three index scans, each limited and begun after the last one: unread, then read ones as serving company and as customer
  const afterLast = last ? sql`(${lastMessageAt}, ${id}) < (${last.at}::timestamptz, ${last.id}::bigint)` : undefined;
  const isPastUnread = last !== null && !last.isUnread;
  const afterRead = isPastUnread ? afterLast : undefined;
  const found = await unionAll(
    page(isPastUnread ? sql`false` : and(isUnread, containerNo === '' ? isAmongUnread(db, own) : undefined), afterLast),
    page(and(eq(servingCompanyId, own), not(isUnread)), afterRead),
    page(and(eq(customerCompanyId, own), not(isUnread)), afterRead),
  )
    .orderBy(sql`is_unread desc, last_message_at desc, id desc`)
    .limit(LIST_PAGE_SIZE);
  return selectItems(
    db,
    found.map((row) => row.id),
  );
}

/** An array, as the planner takes a third of all for unread and would read whole tables. */
function isAmongUnread(db: Db, own: OwnCompanyId): SQL {
  const unread = db
    .select({ id: chatProgress.conversationId })
    .from(chatProgress)
    .where(and(eq(chatProgress.companyId, own), isUnread));
  return sql`${id} = any(array(${unread}))`;
}

/** Place of a conversation in the list; the time as the database writes it, to the microsecond. */
async function selectPlace(db: Db, own: OwnCompanyId, conversationId: number) {
  const [found] = await db
    .select({ id, isUnread: sql<boolean>`${isUnread}`, at: sql<string | null>`${lastMessageAt}::text` })
    .from(conversation)
    .innerJoin(chatProgress, and(eq(chatProgress.conversationId, id), eq(chatProgress.companyId, own)))
    .where(eq(id, conversationId));
  return found;
}
