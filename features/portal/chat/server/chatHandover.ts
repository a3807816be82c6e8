import { and, count, eq } from 'drizzle-orm';
import type { Handover, Member } from '../../../../platform/server/handover.ts';
import { findPermissionHolders } from '../../../people/account/server/index.ts';
import { CHAT_PERMISSION } from '../wire.ts';
import { conversation } from './tables.ts';

const isTakenBy = ({ accountId, companyId }: Member) =>
  and(eq(conversation.assignedTo, accountId), eq(conversation.servingCompanyId, companyId));

/** Conversations assigned to the person; they become unassigned when the colleague may not use the chat. */
export const chatHandover: Handover = {
  kind: 'chats',
  title: { zh: '负责的会话', en: 'Assigned chats', ru: 'Назначенные чаты' },
  async count(db, from) {
    const [found] = await db.select({ many: count() }).from(conversation).where(isTakenBy(from));
    return found?.many ?? 0;
  },
  async move(db, from, to) {
    const holders = await findPermissionHolders(db, to.companyId, CHAT_PERMISSION);
    const mayChat = holders.some(({ accountId }) => accountId === to.accountId);
    const moved = await db
      .update(conversation)
      .set({ assignedTo: mayChat ? to.accountId : null })
      .where(isTakenBy(from))
      .returning({ id: conversation.id });
    return moved.length;
  },
};
