import { and, asc, eq, gt, or } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { chatMessage, conversation } from './tables.ts';

/** All that was said in the company's conversations, by both sides. */
export const companyData: CompanyData = {
  name: 'chat',
  async *rows(db, companyId) {
    const conversations = rowsById((after, limit) =>
      db
        .select({ id: conversation.id })
        .from(conversation)
        .where(
          and(
            or(eq(conversation.customerCompanyId, companyId), eq(conversation.servingCompanyId, companyId)),
            gt(conversation.id, after),
          ),
        )
        .orderBy(asc(conversation.id))
        .limit(limit),
    );
    for await (const { id } of conversations)
      yield* await db
        .select({
          id: chatMessage.id,
          conversationId: chatMessage.conversationId,
          sendCompanyName: companyNameOf(chatMessage.sendCompanyId),
          msgType: chatMessage.msgType,
          chatContent: chatMessage.chatContent,
          fileName: chatMessage.fileName,
          resourceId: chatMessage.resourceId,
          createdAt: chatMessage.createdAt,
        })
        .from(chatMessage)
        .where(eq(chatMessage.conversationId, id))
        .orderBy(asc(chatMessage.seq));
  },
};
