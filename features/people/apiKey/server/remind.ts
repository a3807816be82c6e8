import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { aboutKey, EXPIRING_TODO, keyExpiring } from './messages.ts';
import { selectEnded, takeDueReminders } from './queries.ts';

/** A to-do for each key that ends soon; none is left open for one that has ended. */
export async function remindOfExpiry(db: Db): Promise<void> {
  await db.transaction(async (inside) => {
    const due = await takeDueReminders(inside);
    const messages = due.map(({ keyId, companyId, name, expiresAt }) => ({
      companyId,
      about: aboutKey(keyId),
      params: { name, day: formatDate(expiresAt) },
    }));
    await sendMessages(inside, keyExpiring, messages);
    await closeTodos(inside, (await selectEnded(inside)).map(aboutKey), [EXPIRING_TODO]);
  });
}
