import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Handover, Member } from '../../../../platform/server/handover.ts';
import { notifyCountsSql } from './notifications.ts';

const counted = z.tuple([z.object({ many: z.coerce.number() })]);

const openTodosOf = ({ accountId, companyId }: Member) => sql`message.account_id = ${accountId}
  and message.company_id = ${companyId} and message.hand_way = 2 and message.done_at is null`;

/** Open to-dos; one that the colleague has too is closed instead of doubled. */
export const todoHandover: Handover = {
  kind: 'todos',
  title: { zh: '未完成的待办', en: 'Open to-dos', ru: 'Открытые задачи' },
  async count(db, from) {
    const { rows } = await db.execute(sql`select count(*) as many from message where ${openTodosOf(from)}`);
    return counted.parse(rows)[0].many;
  },
  async move(db, from, to) {
    const isDoubled = sql`exists (select from message known where known.about = message.about
      and known.business_code = message.business_code and known.account_id = ${to.accountId}
      and known.hand_way = 2 and known.done_at is null)`;
    const { rows } = await db.execute(sql`
      update message set updated_at = now(),
        account_id = case when ${isDoubled} then account_id else ${to.accountId} end,
        done_at = case when ${isDoubled} then now() end,
        read_at = case when ${isDoubled} then now() end
      where ${openTodosOf(from)} returning id`);
    const both = sql`select unnest(${sql.param([from.accountId, to.accountId])}::bigint[]) as account_id`;
    await db.execute(notifyCountsSql(both));
    return rows.length;
  },
};
