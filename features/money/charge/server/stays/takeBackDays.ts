import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { voidUnbilled } from '../move.ts';
import { charge } from '../tables.ts';
import { releaseKeys } from './recount.ts';

export interface LateEnd {
  /** the day on which the container left, yyyy-MM-dd */
  leftOn: string;
  /** who said so; null: a gate event */
  authorId: number | null;
}

/**
 * Takes back what was charged for days on which a container was gone already, as its end was reported late. Days on a bill
 * stay, say when it left, and are void when their bill is withdrawn; on a bill that was sent an operator credits them. Returns
 * the first day that can be charged for another stay; null: none.
 */
export async function takeBackDays(
  db: Db,
  days: SQL | undefined,
  { leftOn, authorId }: LateEnd,
): Promise<string | null> {
  const charged = await db
    .select({ id: charge.id })
    .from(charge)
    .where(and(days, eq(charge.basis, 'day'), ne(charge.status, 'void')))
    .orderBy(asc(charge.id))
    .for('update');
  const ids = charged.map(({ id }) => id);
  const voided = new Set(await voidUnbilled(db, ids, 'leftEarlier', authorId));
  const billed = ids.filter((id) => !voided.has(id));
  await db
    .update(charge)
    .set({ why: sql`jsonb_set(${charge.why}, '{inputs,leftOn}', to_jsonb(${leftOn}::text))` })
    .where(inArray(charge.id, billed));
  return releaseKeys(db, [...voided]);
}

export const takeBackDaysByKey = (db: Db, keys: readonly string[], end: LateEnd) =>
  takeBackDays(db, inArray(charge.key, [...keys]), end);

/** The end moved to a later day: billed days up to it no longer say that the container had left. */
export async function clearLateEndByKey(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(charge)
    .set({ why: sql`${charge.why} #- '{inputs,leftOn}'` })
    .where(and(inArray(charge.key, [...keys]), sql`jsonb_exists(${charge.why} -> 'inputs', 'leftOn')`));
}
