import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import { outboxMessage } from '../../../../platform/server/outbox/tables.ts';
import { OUTBOX_CHANNEL, writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { isChannelConfigured } from './records.ts';
import { userError } from './texts.ts';

/** A sent message is sent as a new one: under its old id the gateway would drop it as a duplicate. */
export async function resend(db: Db, messageId: number, config: Config): Promise<void> {
  const message = await selectMessage(db, messageId);
  if (message === undefined) throw userError((t) => t.absent, CODE.absent);
  if (!isChannelConfigured(config, message.channel)) throw userError((t) => t.noCarrier);
  if (message.status === 'sent') {
    const { channel, receiver, subject, text, unsubscribeUrl } = message;
    return writeOutbox(db, [{ channel, receiver, subject, text, unsubscribeUrl }]);
  }
  if (!(await requeue(db, messageId))) throw userError((t) => t.stillWaiting);
  return notify(db, OUTBOX_CHANNEL, '');
}

async function selectMessage(db: Db, id: number) {
  const [found] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
  return found;
}

/** False if the message has not been given up. */
async function requeue(db: Db, id: number): Promise<boolean> {
  const updated = await db
    .update(outboxMessage)
    .set({ status: 'waiting', tries: 0, nextTryAt: sql`now()`, lastError: '' })
    .where(and(eq(outboxMessage.id, id), inArray(outboxMessage.status, ['failed', 'kept'])))
    .returning({ id: outboxMessage.id });
  return updated.length > 0;
}
