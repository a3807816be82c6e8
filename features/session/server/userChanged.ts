import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { userChanged } from '../wire.ts';
import { invalidateSessions } from './authenticate.ts';
import { session } from './tables.ts';

/** NOTIFY channel; payload = account id. */
const CHANNEL = 'user_changed';

/** On commit: new rights apply to open sessions at once, and open pages read them anew. */
export async function notifyUserChanged(db: Db, accountId: number): Promise<void> {
  const open = await db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(eq(session.accountId, accountId));
  await invalidateSessions(
    db,
    open.map(({ tokenHash }) => tokenHash),
  );
  await db.execute(sql`select pg_notify(${CHANNEL}, ${String(accountId)})`);
}

export const live = [
  liveSource(userChanged, {
    channel: CHANNEL,
    publish: (_db, accountIds) => accountIds.map((accountId) => ({ parts: { accountId }, payload: {} })),
  }),
];
