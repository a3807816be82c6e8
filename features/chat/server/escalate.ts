import type { Db } from '../../../platform/server/database/connect.ts';
import { type OutgoingMessage, writeOutbox } from '../../../platform/server/outbox/write.ts';
import { findContacts, findMainContacts } from '../../account/server/index.ts';
import { readConfigValue } from '../../config/server/index.ts';
import { claimUnread, selectWritersOf, type Unread } from './escalateQueries.ts';
import { texts } from './texts.ts';

/** Keys of the configuration, in minutes, and what holds while nobody has set them (issue: 15 minutes, once an hour). */
export const UNREAD_MINUTES = { key: 'chat.escalateAfterMinutes', otherwise: 15 } as const;
export const QUIET_MINUTES = { key: 'chat.escalateEveryMinutes', otherwise: 60 } as const;

/**
 * Writes an e-mail to the people of each company that has left a message unread for too long, at most one per
 * conversation and hour. Whoever claims a conversation writes; run by two processes at once nothing is written twice.
 */
export async function escalateUnread(db: Db): Promise<number> {
  const [unreadMinutes, quietMinutes] = [
    await minutesOf(db, UNREAD_MINUTES),
    await minutesOf(db, QUIET_MINUTES),
  ];
  return db.transaction(async (inside) => {
    const claimed = await claimUnread(inside, unreadMinutes, quietMinutes);
    await writeOutbox(inside, await mailsFor(inside, claimed));
    return claimed.length;
  });
}

async function minutesOf(db: Db, { key, otherwise }: { key: string; otherwise: number }): Promise<number> {
  const minutes = Number.parseInt(await readConfigValue(db, key), 10);
  return minutes > 0 ? minutes : otherwise;
}

/** To whoever has taken the conversation or written in it last; to the main account where nobody has. */
async function mailsFor(db: Db, claimed: readonly Unread[]): Promise<OutgoingMessage[]> {
  const ids = claimed.map(({ conversationId }) => conversationId);
  const writers = await selectWritersOf(db, ids);
  const taken = claimed.flatMap((unread) => personFor(unread, writers) ?? []);
  const [contacts, main] = await Promise.all([
    findContacts(db, taken),
    findMainContacts(db, [...new Set(claimed.map(({ companyId }) => companyId))]),
  ]);
  return claimed.flatMap((unread) => {
    const person = personFor(unread, writers);
    const own = contacts.filter(({ accountId }) => accountId === person);
    const receivers = own.some(({ email }) => email !== '')
      ? own
      : main.filter(({ companyId }) => companyId === unread.companyId);
    return receivers.filter(({ email }) => email !== '').map((receiver) => mailTo(receiver, unread));
  });
}

function personFor(
  { conversationId, companyId, assignedTo }: Unread,
  writers: readonly Writer[],
): number | null {
  const wrote = writers.find((one) => one.conversationId === conversationId && one.companyId === companyId);
  return assignedTo ?? wrote?.accountId ?? null;
}

type Writer = Awaited<ReturnType<typeof selectWritersOf>>[number];
type Reader = { email: string; language: keyof typeof texts };

function mailTo({ email, language }: Reader, unread: Unread): OutgoingMessage {
  const { subject, text } = texts[language].unread({
    container: unread.containerNo || unread.orderNo,
    from: unread.fromName,
    count: unread.unreadCount,
  });
  return { channel: 'email', receiver: email, subject, text };
}
