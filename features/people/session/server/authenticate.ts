import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { RequestCoalescer } from '../../../../platform/server/http/requestCoalescer.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findCurrentUser } from '../../account/server/index.ts';
import { deleteSessions } from './online/queries.ts';
import { extendSession, selectActiveSession } from './queries.ts';
import { session } from './tables.ts';
import { hashOf } from './token.ts';
import { withTwoStepDemand } from './twoStep/demand.ts';

interface CachedUser {
  user: CurrentUser;
  readAt: number;
  expiresAt: number;
}

const CHANNEL = 'session_ended';
/** Cache lifetime of a user; role changes may lag by this much. */
const CACHE_TTL_MS = 30_000;
const EXTEND_AFTER_MS = 5 * 60_000;
const MAX_CACHED = 20_000;
/** Longer than a notification takes back to its sender. */
const NOTIFY_ROUND_TRIP_MS = 5_000;

export const sessionInvalidation = { channel: CHANNEL, keyOf: hashOf };

/** Sessions changed by this process: bypass the cache until the notification is through. */
const recentlyChanged = new Map<string, number>();

/** `listens`: a live connection, which extends no session. */
type Activity = 'works' | 'listens';

/** Cached for half a minute, invalidated in all processes; requests that find nothing kept share one read. */
export function createAuthenticator(platform: Platform) {
  const cache = new Map<string, CachedUser>();
  const reads = new RequestCoalescer<CurrentUser | null>();
  let invalidationCount = 0;
  const invalidate = (tokenHash: string) => {
    invalidationCount += 1;
    cache.delete(tokenHash);
  };
  const invalidateAll = () => {
    invalidationCount += 1;
    cache.clear();
  };
  platform.bus.subscribe(CHANNEL, invalidate, invalidateAll);

  const isCertain = (tokenHash: string) => platform.bus.isListening && !isRecentlyChanged(tokenHash, Date.now());

  const read = async (tokenHash: string, activity: Activity): Promise<CurrentUser | null> => {
    const now = Date.now();
    const countBefore = invalidationCount;
    const found = await selectActiveSession(platform.db, tokenHash);
    const person = found ? await findCurrentUser(platform.db, found.accountId) : null;
    if (found === undefined || person === null) return null;
    const user = await withTwoStepDemand(platform.db, person);
    const isDue = now - found.lastSeenAt.getTime() > EXTEND_AFTER_MS;
    if (isDue && activity === 'works') await extendSession(platform.db, tokenHash);
    if (cache.size >= MAX_CACHED) cache.clear();
    // an invalidation during the read may be newer than the result
    const isStillSo = isCertain(tokenHash) && countBefore === invalidationCount;
    if (isStillSo) cache.set(tokenHash, { user, readAt: now, expiresAt: found.expiresAt.getTime() });
    return user;
  };

  return async (token: string, activity: Activity = 'works'): Promise<CurrentUser | null> => {
    const tokenHash = hashOf(token);
    const now = Date.now();
    const cached = cache.get(tokenHash);
    if (cached && isCertain(tokenHash) && now < cached.readAt + CACHE_TTL_MS && now < cached.expiresAt) {
      return cached.user;
    }
    return reads.run(`${activity} ${tokenHash}`, () => read(tokenHash, activity));
  };
}

function isRecentlyChanged(tokenHash: string, now: number): boolean {
  const until = recentlyChanged.get(tokenHash);
  if (until === undefined) return false;
  if (now < until) return true;
  recentlyChanged.delete(tokenHash);
  return false;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await endSessions(db, eq(session.tokenHash, hashOf(token)));
}

/** Invalidates them in all processes on commit; returns the count. */
export async function endSessions(db: Db, which: SQL | undefined): Promise<number> {
  const gone = await deleteSessions(db, which);
  await invalidateSessions(db, gone);
  return gone.length;
}

/** Invalidates cached users in all processes on commit. */
export async function invalidateSessions(db: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  for (const hash of tokenHashes) recentlyChanged.set(hash, Date.now() + NOTIFY_ROUND_TRIP_MS);
  const hashes = sql.param([...tokenHashes]);
  await db.execute(sql`select pg_notify(${CHANNEL}, hash) from unnest(${hashes}::text[]) as hash`);
}
