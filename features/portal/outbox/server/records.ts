import { desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { outboxMessage } from '../../../../platform/server/outbox/tables.ts';
import { sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { CHANNELS, type Channel, outboxMessages } from '../wire.ts';
import { pageTexts } from './texts.ts';

const { text, whole, time, label } = sheetField;
const { channel, receiver, status, nextTryAt, createdAt, id } = outboxMessage;

/** Whether a gateway for the channel is configured. */
export function isChannelConfigured(config: Config, one: Channel): boolean {
  return (one === 'email' ? config.smtp : config.smsWebhook) !== undefined;
}

/** Operators must not see one-time codes that reached their receivers. */
const maskedText = (isConfigured: SQL) => sql<string>`case when ${isConfigured} then regexp_replace(
  ${outboxMessage.text}, '(?<![0-9A-Za-z_])[0-9]{6}(?![0-9A-Za-z_])', '••••••', 'g') else ${outboxMessage.text} end`;

function isConfiguredIn(config: Config): SQL<boolean> {
  const configured = CHANNELS.filter((one) => isChannelConfigured(config, one));
  return sql<boolean>`${channel} = any(${sql.param(configured)}::text[])`;
}

/** Messages that the portal wrote, newest first. */
export const outboxRecords = serveRecords(outboxMessages, {
  from: outboxMessage,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t, { config }) => ({
    messageId: id,
    channel: label(t.channel, 10, channel, t.channels),
    receiver: text(t.receiver, 28, receiver),
    subject: text(t.subject, 30, outboxMessage.subject),
    text: text(t.message, 60, maskedText(isConfiguredIn(config))),
    createTime: time(t.time, 18, createdAt),
    status: label(t.status, 12, status, t.statuses),
    tries: whole(t.triesTitle, 8, outboxMessage.tries),
    nextTryTime: wallClock(sql`case when ${status} = 'waiting' then ${nextTryAt} end`),
    sentTime: time(t.sentTime, 18, outboxMessage.sentAt),
    lastError: text(t.lastError, 40, outboxMessage.lastError),
    abilities: { resend: sql<boolean>`${isConfiguredIn(config)} and ${status} <> 'waiting'` },
  }),
  where: (filter) => [
    filter.channel && eq(channel, filter.channel),
    filter.status && eq(status, filter.status),
    filter.receiver ? ilike(receiver, likeContains(filter.receiver)) : undefined,
  ],
  order: [desc(createdAt), desc(id)],
});
