import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../../train/server/index.ts';
import type { SizeType } from '../../../train/sizeTypes.ts';
import { poolContainer } from '../tables.ts';

export type PoolContainer = Pick<typeof poolContainer.$inferSelect, 'containerNo' | 'sizeType' | 'stationId'>;

/** Why a container cannot have a number, as far as the platform's pool decides (COC). */
type PoolFault = 'notInPool' | 'otherType' | 'elsewhere' | 'notFree' | 'ofPool';

/** A COC container takes a known and free number of its type at the train's first station; SOC none of the pool. */
export function poolFault(
  container: { owner: 'SOC' | 'COC'; sizeType: SizeType },
  pooled: Omit<PoolContainer, 'containerNo'> | undefined,
  at: { startStationId: number; isFree: boolean },
): PoolFault | null {
  if (container.owner === 'SOC') return pooled === undefined ? null : 'ofPool';
  if (pooled === undefined) return 'notInPool';
  if (pooled.sizeType !== container.sizeType) return 'otherType';
  if (!at.isFree) return 'notFree';
  return pooled.stationId === at.startStationId ? null : 'elsewhere';
}

export async function selectPool(db: Db, numbers: readonly string[]): Promise<Map<string, PoolContainer>> {
  if (numbers.length === 0) return new Map();
  const { containerNo, sizeType, stationId } = poolContainer;
  const found = await db
    .select({ containerNo, sizeType, stationId })
    .from(poolContainer)
    .where(inArray(containerNo, [...numbers]));
  return new Map(found.map((row) => [row.containerNo, row]));
}

/** Containers of the pool stand where their train has arrived. */
export async function placeAtDestination(db: Db, trainId: number, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const trains = trainKeys('of_train');
  const destination = db.select({ id: trains.endStationId }).from(trains).where(eq(trains.trainId, trainId));
  await db
    .update(poolContainer)
    .set({ stationId: sql`(${destination})`, updatedAt: sql`now()` })
    .where(inArray(poolContainer.containerNo, [...numbers]));
}
