import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { train } from './tables.ts';

/** Demo data only: sold space on a train closed for booking. */
export async function reservePastSpace(db: Db, trainId: number, teu: number): Promise<void> {
  await db
    .update(train)
    .set({ soldTeu: sql`${train.soldTeu} + ${teu}` })
    .where(eq(train.id, trainId));
}
