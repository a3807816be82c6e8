import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import { notify } from '../../../platform/server/push/push.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { type LOG_TYPES, type markAllAsResolvedInfo, UNDO_SECONDS } from '../wire.ts';
import { markAllRead, markHandled, markRead, selectListOf, unreadTogether } from './queries.ts';
import { refuse } from './texts.ts';
import { COUNTS_CHANNEL } from './words.ts';

type LogType = (typeof LOG_TYPES)[number];
type Marker = (db: Db, accountId: number, ids: readonly number[]) => Promise<number>;

const MARKERS: Record<LogType, Marker> = { info: markRead, todo: markHandled };

/** Grace for the network after the ten seconds. */
const ON_ITS_WAY_SECONDS = 1;

/** Idempotent. @throws UserError if it is not in the list */
export async function markOne(
  list: LogType,
  { id, logType = list }: { id: number; logType?: LogType | undefined },
  { db, who }: Asking,
): Promise<void> {
  const isIn = logType === list ? await selectListOf(db, who.accountId, id) : null;
  if (isIn !== list) throw refuse((t) => t.absent, CODE.absent);
  const count = await MARKERS[list](db, who.accountId, [id]);
  if (count > 0) await sayChanged(db, who.accountId);
}

/** Foreign ids are ignored; returns the number changed. */
export async function markSome(
  list: LogType,
  { ids }: { ids: readonly number[] },
  { db, who }: Asking,
): Promise<{ count: number }> {
  const count = await MARKERS[list](db, who.accountId, ids);
  if (count > 0) await sayChanged(db, who.accountId);
  return { count };
}

/** `undoKey` undoes it. */
export async function markAll(
  input: ReadBy<typeof markAllAsResolvedInfo>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof markAllAsResolvedInfo>> {
  const undoKey = randomUUID();
  const count = await markAllRead(db, who.accountId, undoKey, input);
  if (count > 0) await sayChanged(db, who.accountId);
  return { count, undoKey };
}

export async function undoAll(
  { undoKey }: { undoKey: string },
  { db, who }: Asking,
): Promise<{ count: number }> {
  const count = await unreadTogether(db, who.accountId, undoKey, UNDO_SECONDS + ON_ITS_WAY_SECONDS);
  if (count === 0) throw refuse((t) => t.tooLateToUndo);
  await sayChanged(db, who.accountId);
  return { count };
}

const sayChanged = (db: Db, accountId: number) => notify(db, COUNTS_CHANNEL, String(accountId));
