import type { Config } from '../../../platform/server/config.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { Channel, OutboxMessage } from '../wire.ts';
import { type Filter, selectMessages } from './queries.ts';

const ONE_TIME_CODE = /\b\d{6}\b/g;

/** Whether a gateway for the channel is configured. */
export function isChannelConfigured(config: Config, channel: Channel): boolean {
  return (channel === 'email' ? config.smtp : config.smsWebhook) !== undefined;
}

export async function listMessages(
  db: Db,
  filter: Filter,
  config: Config,
): Promise<{ rows: OutboxMessage[]; total: number }> {
  const { found, total } = await selectMessages(db, filter);
  return { rows: found.map((row) => toMessageDto(row, config)), total };
}

type Row = Awaited<ReturnType<typeof selectMessages>>['found'][number];

function toMessageDto(row: Row, config: Config): OutboxMessage {
  const { id: messageId, channel, receiver, subject, status, tries, lastError } = row;
  const isConfigured = isChannelConfigured(config, channel);
  return {
    messageId,
    channel,
    receiver,
    subject,
    // operators must not see one-time codes that reached their receivers
    text: isConfigured ? row.text.replace(ONE_TIME_CODE, '••••••') : row.text,
    createTime: formatDateTime(row.createdAt),
    status,
    tries,
    nextTryTime: status === 'waiting' ? formatDateTime(row.nextTryAt) : null,
    sentTime: row.sentAt && formatDateTime(row.sentAt),
    lastError,
    mayResend: isConfigured && status !== 'waiting',
  };
}
