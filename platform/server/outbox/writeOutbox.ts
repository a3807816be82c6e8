import type { Db } from '../database/connect.ts';
import { notify } from '../notifications/notificationBus.ts';
import { outboxMessage } from './tables.ts';

/** Wakes the dispatcher of every server process. */
export const OUTBOX_CHANNEL = 'outbox';

export interface OutboxEntry {
  channel: 'sms' | 'email';
  receiver: string;
  subject?: string;
  text: string;
  /** of an e-mail: page that switches such e-mails off, also by a POST (RFC 8058); left out: they cannot be */
  unsubscribeUrl?: string | undefined;
}

/** Writes messages in the caller's transaction; delivered at once when it commits. */
export async function writeOutbox(db: Db, messages: readonly OutboxEntry[]): Promise<void> {
  if (messages.length === 0) return;
  await db.insert(outboxMessage).values([...messages]);
  await notify(db, OUTBOX_CHANNEL, '');
}
