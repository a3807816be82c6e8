import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { DELIVERY_DUE_AT } from './dueTime.ts';

const found = z.array(z.object({ accountId: z.coerce.number() }));

/** Accounts currently in their quiet hours. */
export async function selectAccountsInQuietHours(db: Db, accountIds: readonly number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set();
  const { rows } = await db.execute(sql`
    select habit.account_id as "accountId" from message_habit habit
    where habit.account_id = any(${sql.param([...accountIds])}::bigint[]) and ${DELIVERY_DUE_AT} > now()`);
  return new Set(found.parse(rows).map(({ accountId }) => accountId));
}
