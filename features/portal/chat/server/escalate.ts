import type { Db } from '../../../../platform/server/database/connect.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { orderPage } from '../../../freight/booking/pages.ts';
import { findContacts, findMainContacts } from '../../../people/account/server/index.ts';
import { readConfigValue } from '../../config/server/index.ts';
import { findAccountsInQuietHours, sendMessages } from '../../message/server/index.ts';
import { FREE_TRADE_PORT } from '../conversation.ts';
import { inboxPage } from '../pages.ts';
import {
  type EscalationPolicy,
  markEscalated,
  type ProgressKey,
  selectLastAuthors,
  selectUnread,
  type UnreadConversation,
} from './escalateQueries.ts';
import { chatUnread } from './unreadKind.ts';

/** Configuration keys and defaults, minutes: 15 unread, then hourly at most. */
const UNREAD_AGE = { key: 'chat.escalateAfterMinutes', fallback: 15 } as const;
const MIN_INTERVAL = { key: 'chat.escalateEveryMinutes', fallback: 60 } as const;
const DISABLED = 0;
/** Small batches: their rows are locked until commit. */
const BATCH_SIZE = 100;
const FIRST_KEY: ProgressKey = { conversationId: 0, companyId: 0 };

const orderPath = (orderNo: string) => pathTo(orderPage, { orderBigNo: orderNo, type: 0 });

/**
 * Sends a message about conversations left unread for too long; receivers in quiet hours are skipped until
 * these end. Safe in several processes: marking and sending share a transaction. Returns the count.
 */
export async function escalateUnread(db: Db): Promise<number> {
  const unreadMinutes = await readMinutes(db, UNREAD_AGE);
  const betweenMinutes = await readMinutes(db, MIN_INTERVAL);
  if (unreadMinutes === DISABLED) return 0;
  const escalateFrom = async (after: ProgressKey): Promise<number> => {
    const policy = { unreadMinutes, betweenMinutes };
    const { count, next } = await db.transaction((inside) => escalateBatch(inside, policy, after));
    return next === undefined ? count : count + (await escalateFrom(next));
  };
  return escalateFrom(FIRST_KEY);
}

/** `next`: key to continue after; undefined at the end. */
async function escalateBatch(
  db: Db,
  policy: EscalationPolicy,
  after: ProgressKey,
): Promise<{ count: number; next: ProgressKey | undefined }> {
  const unread = await selectUnread(db, policy, after, BATCH_SIZE);
  const receivers = await findReceivers(db, unread);
  const inQuietHours = await findAccountsInQuietHours(db, [...new Set(receivers.values())]);
  const due = unread.filter((one) => !inQuietHours.has(receivers.get(one) ?? 0));
  await markEscalated(db, due);
  await sendMessages(
    db,
    chatUnread,
    due.flatMap((one) => newMessageFor(one, receivers.get(one)) ?? []),
  );
  return { count: due.length, next: unread.length < BATCH_SIZE ? undefined : unread.at(-1) };
}

async function readMinutes(db: Db, { key, fallback }: { key: string; fallback: number }): Promise<number> {
  const minutes = Number.parseInt(await readConfigValue(db, key), 10);
  return minutes >= 0 ? minutes : fallback;
}

/** Assignee, else last author of the company, else its main account; with an e-mail address only. */
async function findReceivers(db: Db, unread: readonly UnreadConversation[]): Promise<Map<UnreadConversation, number>> {
  const lastAuthors = await selectLastAuthors(db, unread);
  const owners = unread.flatMap((one) => ownerOf(one, lastAuthors) ?? []);
  const companyIds = [...new Set(unread.map(({ companyId }) => companyId))];
  const [contacts, main] = await Promise.all([findContacts(db, owners), findMainContacts(db, companyIds)]);
  return new Map(
    unread.flatMap((one): [UnreadConversation, number][] => {
      const person = ownerOf(one, lastAuthors);
      const own = contacts.find(({ accountId, email }) => accountId === person && email !== '');
      const receiver = own ?? main.find(({ companyId }) => companyId === one.companyId);
      return receiver ? [[one, receiver.accountId]] : [];
    }),
  );
}

function ownerOf(
  { conversationId, companyId, assignedTo }: UnreadConversation,
  lastAuthors: readonly LastAuthor[],
): number | null {
  const lastAuthor = lastAuthors.find((one) => one.conversationId === conversationId && one.companyId === companyId);
  return assignedTo ?? lastAuthor?.accountId ?? null;
}

type LastAuthor = Awaited<ReturnType<typeof selectLastAuthors>>[number];

function newMessageFor(unread: UnreadConversation, accountId: number | undefined) {
  if (accountId === undefined) return null;
  const { conversationId, containerNo, orderNo, fromName: from, unreadCount: count } = unread;
  const params = { container: containerNo || orderNo, from, count, url: pathOf(unread) };
  return { accountId, about: `conversation:${conversationId}`, params };
}

/** Suppliers have the chat window on every page and no inbox page. */
function pathOf({ isServing, servingNo, orderNo }: UnreadConversation): string {
  if (!isServing) return orderPath(orderNo);
  return servingNo === FREE_TRADE_PORT ? inboxPage.path : '';
}
