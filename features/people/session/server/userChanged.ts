import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { userChanged } from '../wire.ts';
import { invalidateSessions } from './authenticate.ts';
import { session } from './tables.ts';

/** NOTIFY channel; payload = account id. */
const CHANNEL = 'user_changed';

/** On commit: new rights apply to open sessions at once, and open pages read them anew. */
export function notifyUserChanged(db: Db, accountId: number): Promise<void> {
  return notifyUsersChanged(db, [accountId]);
}

export async function notifyUsersChanged(db: Db, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  const open = await db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(inArray(session.accountId, [...accountIds]));
  await invalidateSessions(
    db,
    open.map(({ tokenHash }) => tokenHash),
  );
  await db.execute(
    sql`select pg_notify(${CHANNEL}, id::text) from unnest(${sql.param([...accountIds])}::bigint[]) as id`,
  );
}

export const live = [
  liveSource(userChanged, {
    channel: CHANNEL,
    publish: (_db, accountIds) => accountIds.map((accountId) => ({ parts: { accountId }, payload: {} })),
  }),
];
