import type { Config } from '../../../platform/server/config.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { notify } from '../../../platform/server/notifications/notificationBus.ts';
import { OUTBOX_CHANNEL, writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { requeue, selectMessage } from './queries.ts';
import { isChannelConfigured } from './records.ts';
import { userError } from './texts.ts';

/** A sent message is sent as a new one: under its old id the gateway would drop it as a duplicate. */
export async function resend(db: Db, messageId: number, config: Config): Promise<void> {
  const message = await selectMessage(db, messageId);
  if (message === undefined) throw userError((t) => t.absent, CODE.absent);
  if (!isChannelConfigured(config, message.channel)) throw userError((t) => t.noCarrier);
  if (message.status === 'sent') {
    const { channel, receiver, subject, text } = message;
    return writeOutbox(db, [{ channel, receiver, subject, text }]);
  }
  if (!(await requeue(db, messageId))) throw userError((t) => t.stillWaiting);
  return notify(db, OUTBOX_CHANNEL, '');
}
