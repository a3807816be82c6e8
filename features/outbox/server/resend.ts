import type { Config } from '../../../platform/server/config.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { OUTBOX_CHANNEL, writeOutbox } from '../../../platform/server/outbox/write.ts';
import { notify } from '../../../platform/server/push/push.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { isCarried } from './list.ts';
import { selectMessage, waitAnew } from './queries.ts';
import { refuse } from './texts.ts';

/** A sent message is sent as a new one: under its old id the gateway would drop it as a duplicate. */
export async function resend(db: Db, messageId: number, config: Config): Promise<void> {
  const message = await selectMessage(db, messageId);
  if (message === undefined) throw refuse((t) => t.absent, CODE.absent);
  if (!isCarried(config, message.channel)) throw refuse((t) => t.noCarrier);
  if (message.status === 'sent') {
    const { channel, receiver, subject, text } = message;
    return writeOutbox(db, [{ channel, receiver, subject, text }]);
  }
  if (!(await waitAnew(db, messageId))) throw refuse((t) => t.stillWaiting);
  return notify(db, OUTBOX_CHANNEL, '');
}
