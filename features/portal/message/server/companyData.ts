import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type CompanyData, type PersonalData, rowsById } from '../../../../platform/server/companyData.ts';
import { message, messageHabit, messageWay } from './tables.ts';

export const companyData: CompanyData = {
  name: 'messages',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: message.id,
          accountId: message.accountId,
          businessCode: message.businessCode,
          about: message.about,
          params: message.params,
          createdAt: message.createdAt,
          readAt: message.readAt,
          doneAt: message.doneAt,
        })
        .from(message)
        .where(and(eq(message.companyId, companyId), gt(message.id, after)))
        .orderBy(asc(message.id))
        .limit(limit),
    ),
};

/** A person's notification settings. */
export const personalData: PersonalData = {
  kind: 'messageSettings',
  title: { zh: '消息接收设置', en: 'Message settings', ru: 'Настройки сообщений' },
  async remove(db, accountIds) {
    if (accountIds.length === 0) return 0;
    const ids = [...accountIds];
    const ways = await db.delete(messageWay).where(inArray(messageWay.accountId, ids)).returning();
    const habits = await db.delete(messageHabit).where(inArray(messageHabit.accountId, ids)).returning();
    return ways.length + habits.length;
  },
};
