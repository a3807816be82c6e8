import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { findWho } from '../../account/server/index.ts';
import { deleteSessions } from './online/queries.ts';
import { prolongSession, selectLivingSession } from './queries.ts';
import { session } from './tables.ts';
import { hashOf } from './token.ts';

interface Known {
  who: Who;
  readAt: number;
  expiresAt: number;
}

const CHANNEL = 'session_ended';
/** Cache lifetime of a user; role changes may lag by this much. */
const REMEMBER_MS = 30_000;
const PROLONG_AFTER_MS = 5 * 60_000;
const MOST_REMEMBERED = 20_000;
/** Longer than a notification takes back to its sender. */
const WORD_TRAVELS_MS = 5_000;

export const sessionChanges = { channel: CHANNEL, keyOf: hashOf };

/** Sessions changed by this process: bypass the cache until the notification is through. */
const justChanged = new Map<string, number>();

/** Cached for half a minute, invalidated in all processes. `listens` (live connections) extends no session. */
export function whoIsBehind(platform: Platform) {
  const remembered = new Map<string, Known>();
  let timesForgotten = 0;
  const forget = (tokenHash: string) => {
    timesForgotten += 1;
    remembered.delete(tokenHash);
  };
  const forgetAll = () => {
    timesForgotten += 1;
    remembered.clear();
  };
  platform.push.on(CHANNEL, forget, forgetAll);

  return async (token: string, manner: 'works' | 'listens' = 'works'): Promise<Who | null> => {
    const tokenHash = hashOf(token);
    const now = Date.now();
    const known = remembered.get(tokenHash);
    const isCertain = () => platform.push.isListening && !hasJustChanged(tokenHash, Date.now());
    if (known && isCertain() && now < known.readAt + REMEMBER_MS && now < known.expiresAt) {
      return known.who;
    }
    const timesBefore = timesForgotten;
    const found = await selectLivingSession(platform.db, tokenHash);
    const who = found ? await findWho(platform.db, found.accountId) : null;
    if (found === undefined || who === null) return null;
    const isDue = now - found.lastSeenAt.getTime() > PROLONG_AFTER_MS;
    if (isDue && manner === 'works') await prolongSession(platform.db, tokenHash);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    // an invalidation during the read may be newer than the result
    const isStillSo = isCertain() && timesBefore === timesForgotten;
    if (isStillSo) remembered.set(tokenHash, { who, readAt: now, expiresAt: found.expiresAt.getTime() });
    return who;
  };
}

function hasJustChanged(tokenHash: string, now: number): boolean {
  const until = justChanged.get(tokenHash);
  if (until === undefined) return false;
  if (now < until) return true;
  justChanged.delete(tokenHash);
  return false;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await endSessions(db, eq(session.tokenHash, hashOf(token)));
}

/** Invalidates them in all processes on commit; returns the count. */
export async function endSessions(db: Db, which: SQL | undefined): Promise<number> {
  const gone = await deleteSessions(db, which);
  await forgetEverywhere(db, gone);
  return gone.length;
}

/** Invalidates cached users in all processes on commit. */
export async function forgetEverywhere(db: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  for (const hash of tokenHashes) justChanged.set(hash, Date.now() + WORD_TRAVELS_MS);
  const hashes = sql.param([...tokenHashes]);
  await db.execute(sql`select pg_notify(${CHANNEL}, hash) from unnest(${hashes}::text[]) as hash`);
}
