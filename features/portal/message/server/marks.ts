import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { type LOG_TYPES, type markAllAsResolvedInfo, UNDO_SECONDS } from '../wire.ts';
import { COUNTS_CHANNEL } from './notifications.ts';
import { markHandled, markRead, selectListOf } from './queries.ts';
import { markAllRead, undoAllRead } from './readMarks.ts';
import { userError } from './texts.ts';

type LogType = (typeof LOG_TYPES)[number];
type Marker = (db: Db, accountId: number, ids: readonly number[]) => Promise<number>;

const MARKERS: Record<LogType, Marker> = { info: markRead, todo: markHandled };

/** Grace for the network after the ten seconds. */
const NETWORK_GRACE_SECONDS = 1;

/** Until then "all read" can be undone. */
export const UNDONE_WITHIN_SECONDS = UNDO_SECONDS + NETWORK_GRACE_SECONDS;

/** Idempotent. @throws UserError if it is not in the list */
export async function markOne(
  list: LogType,
  { id, logType = list }: { id: number; logType?: LogType | undefined },
  { db, user }: CallContext,
): Promise<void> {
  const currentList = logType === list ? await selectListOf(db, user.accountId, id) : null;
  if (currentList !== list) throw userError((t) => t.absent, CODE.absent);
  const count = await MARKERS[list](db, user.accountId, [id]);
  if (count > 0) await notifyCounts(db, user.accountId);
}

/** Foreign ids are ignored; returns the number changed. */
export async function markSome(
  list: LogType,
  { ids }: { ids: readonly number[] },
  { db, user }: CallContext,
): Promise<{ count: number }> {
  const count = await MARKERS[list](db, user.accountId, ids);
  if (count > 0) await notifyCounts(db, user.accountId);
  return { count };
}

/** `undoKey` undoes it. */
export async function markAll(
  input: ReadBy<typeof markAllAsResolvedInfo>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof markAllAsResolvedInfo>> {
  const undoKey = randomUUID();
  const count = await markAllRead(db, user.accountId, undoKey, input);
  if (count > 0) await notifyCounts(db, user.accountId);
  return { count, undoKey };
}

export async function undoAll({ undoKey }: { undoKey: string }, { db, user }: CallContext): Promise<{ count: number }> {
  const count = await undoAllRead(db, user.accountId, undoKey, UNDONE_WITHIN_SECONDS);
  if (count === 0) throw userError((t) => t.tooLateToUndo);
  await notifyCounts(db, user.accountId);
  return { count };
}

const notifyCounts = (db: Db, accountId: number) => notify(db, COUNTS_CHANNEL, String(accountId));
