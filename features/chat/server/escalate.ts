import type { Db } from '../../../platform/server/database/connect.ts';
import { findContacts, findMainContacts } from '../../account/server/index.ts';
import { readConfigValue } from '../../config/server/index.ts';
import { findQuietPeople, tell } from '../../message/server/index.ts';
import { FREE_TRADE_PORT } from '../conversation.ts';
import {
  markTold,
  type Patience,
  type ProgressKey,
  selectUnread,
  selectWritersOf,
  type Unread,
} from './escalateQueries.ts';
import { chatUnread } from './unreadKind.ts';

/** Configuration keys and defaults, minutes: 15 unread, then hourly at most. */
const UNREAD_MINUTES = { key: 'chat.escalateAfterMinutes', otherwise: 15 } as const;
const BETWEEN_MINUTES = { key: 'chat.escalateEveryMinutes', otherwise: 60 } as const;
const NEVER = 0;
/** Small batches: their rows are locked until commit. */
const MOST_AT_ONCE = 100;
const BEFORE_ALL: ProgressKey = { conversationId: 0, companyId: 0 };

const INBOX = '/operation/chat';
const orderPage = (orderNo: string) => `/bookingDetail/${encodeURIComponent(orderNo)}/0`;

/**
 * Sends a message about conversations left unread for too long; receivers in quiet hours are skipped until
 * these end. Safe in several processes: marking and sending share a transaction. Returns the count.
 */
export async function escalateUnread(db: Db): Promise<number> {
  const unreadMinutes = await minutesOf(db, UNREAD_MINUTES);
  const betweenMinutes = await minutesOf(db, BETWEEN_MINUTES);
  if (unreadMinutes === NEVER) return 0;
  const tellFrom = async (after: ProgressKey): Promise<number> => {
    const patience = { unreadMinutes, betweenMinutes };
    const { told, next } = await db.transaction((inside) => tellOf(inside, patience, after));
    return next === undefined ? told : told + (await tellFrom(next));
  };
  return tellFrom(BEFORE_ALL);
}

/** `next`: key to continue after; undefined at the end. */
async function tellOf(
  db: Db,
  patience: Patience,
  after: ProgressKey,
): Promise<{ told: number; next: ProgressKey | undefined }> {
  const unread = await selectUnread(db, patience, after, MOST_AT_ONCE);
  const receivers = await receiversOf(db, unread);
  const quiet = await findQuietPeople(db, [...new Set(receivers.values())]);
  const due = unread.filter((one) => !quiet.has(receivers.get(one) ?? 0));
  await markTold(db, due);
  await tell(
    db,
    chatUnread,
    due.flatMap((one) => tellingOf(one, receivers.get(one)) ?? []),
  );
  return { told: due.length, next: unread.length < MOST_AT_ONCE ? undefined : unread.at(-1) };
}

async function minutesOf(db: Db, { key, otherwise }: { key: string; otherwise: number }): Promise<number> {
  const minutes = Number.parseInt(await readConfigValue(db, key), 10);
  return minutes >= 0 ? minutes : otherwise;
}

/** Assignee, else last author of the company, else its main account; with an e-mail address only. */
async function receiversOf(db: Db, unread: readonly Unread[]): Promise<Map<Unread, number>> {
  const writers = await selectWritersOf(db, unread);
  const taken = unread.flatMap((one) => personFor(one, writers) ?? []);
  const companyIds = [...new Set(unread.map(({ companyId }) => companyId))];
  const [contacts, main] = await Promise.all([findContacts(db, taken), findMainContacts(db, companyIds)]);
  return new Map(
    unread.flatMap((one): [Unread, number][] => {
      const person = personFor(one, writers);
      const own = contacts.find(({ accountId, email }) => accountId === person && email !== '');
      const receiver = own ?? main.find(({ companyId }) => companyId === one.companyId);
      return receiver ? [[one, receiver.accountId]] : [];
    }),
  );
}

function personFor(
  { conversationId, companyId, assignedTo }: Unread,
  writers: readonly Writer[],
): number | null {
  const wrote = writers.find((one) => one.conversationId === conversationId && one.companyId === companyId);
  return assignedTo ?? wrote?.accountId ?? null;
}

type Writer = Awaited<ReturnType<typeof selectWritersOf>>[number];

function tellingOf(unread: Unread, accountId: number | undefined) {
  if (accountId === undefined) return null;
  const { conversationId, containerNo, orderNo, fromName: from, unreadCount: count } = unread;
  const params = { container: containerNo || orderNo, from, count, url: pageOf(unread) };
  return { accountId, about: `conversation:${conversationId}`, params };
}

/** Suppliers have the chat window on every page and no inbox page. */
function pageOf({ isServing, servingNo, orderNo }: Unread): string {
  if (!isServing) return orderPage(orderNo);
  return servingNo === FREE_TRADE_PORT ? INBOX : '';
}
