import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { LETTER_DUE } from './due.ts';

const found = z.array(z.object({ accountId: z.coerce.number() }));

/** Accounts currently in their quiet hours. */
export async function selectQuietPeople(db: Db, accountIds: readonly number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set();
  const { rows } = await db.execute(sql`
    select habit.account_id as "accountId" from message_habit habit
    where habit.account_id = any(${sql.param([...accountIds])}::bigint[]) and ${LETTER_DUE} > now()`);
  return new Set(found.parse(rows).map(({ accountId }) => accountId));
}
