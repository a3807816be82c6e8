import { and, count, desc, eq, ilike } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import { outboxMessage } from '../../../platform/server/outbox/tables.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { type Channel, listOutbox } from '../wire.ts';

interface Filter {
  channel?: Channel;
  receiver: string;
  pageNum: number;
  pageSize: number;
}

async function selectMessages(db: Db, filter: Filter) {
  const chosen = and(
    filter.channel && eq(outboxMessage.channel, filter.channel),
    filter.receiver ? ilike(outboxMessage.receiver, `%${filter.receiver}%`) : undefined,
  );
  const { limit, offset } = pageWindow(filter);
  const newest = [desc(outboxMessage.createdAt), desc(outboxMessage.id)];
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(outboxMessage)
      .where(chosen)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(outboxMessage).where(chosen),
  ]);
  const rows = found.map(({ id, createdAt, ...message }) => ({
    messageId: id,
    channel: message.channel,
    receiver: message.receiver,
    subject: message.subject,
    text: message.text,
    createTime: formatDateTime(createdAt),
  }));
  return { rows, total: counted?.total ?? 0 };
}

/** What the portal wrote to people outside it. */
export const outbox: Feature = {
  name: 'outbox',
  calls: () => [bind(listOutbox, (filter, { db }) => selectMessages(db, filter))],
  menu: [
    {
      key: 'outbox',
      group: 'operation',
      title: { zh: '发件箱', en: 'Outbox', ru: 'Исходящие' },
      path: '/operation/outbox',
      component: 'outbox',
      icon: 'mail',
      order: 90,
      permission: 'operation:outbox:list',
    },
  ],
  grants: { operator: ['operation:outbox:list'] },
};
