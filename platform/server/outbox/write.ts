import type { Db } from '../database/connect.ts';
import { notify } from '../push/push.ts';
import { outboxMessage } from './tables.ts';

/** The word on which every server process looks into the outbox. */
export const OUTBOX_CHANNEL = 'outbox';

/** One message to one person, in the language that person reads. */
export interface OutgoingMessage {
  channel: 'sms' | 'email';
  /** mobile number or e-mail address */
  receiver: string;
  subject?: string;
  text: string;
}

/** Writes messages in the caller's transaction: they leave exactly if it commits, and then at once. */
export async function writeOutbox(db: Db, messages: readonly OutgoingMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await db.insert(outboxMessage).values([...messages]);
  await notify(db, OUTBOX_CHANNEL, '');
}
