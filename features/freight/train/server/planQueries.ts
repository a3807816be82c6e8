import { and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { orderByRequested } from '../../../../platform/server/database/orderByRequested.ts';
import { STATUSES_BEFORE_DEPARTURE } from '../beforeDeparture.ts';
import type { Price, TrainStatus } from '../wire.ts';
import { windowOf } from './days.ts';
import { train, trainPrice } from './tables.ts';
import { type TimetableFilter, timetableCondition } from './timetable.ts';

export interface PlanFilter extends TimetableFilter {
  pageNum: number;
  pageSize: number;
  orderByColumn?: keyof typeof SORT_COLUMNS;
  isAsc?: 'ascending' | 'descending';
  status?: TrainStatus;
  dateFrom?: string;
  dateTo?: string;
}

const SORT_COLUMNS = {
  departTime: train.departAt,
  trainNo: train.trainNo,
  capacityTeu: train.capacityTeu,
  soldTeu: train.soldTeu,
} as const;

/** Trains in any status; default order: soonest first. */
export const planList = (filter: PlanFilter) => ({
  id: train.id,
  from: train,
  where: planCondition(filter),
  order: orderByRequested(
    SORT_COLUMNS,
    { ...filter, orderByColumn: filter.orderByColumn ?? ('departTime' as const) },
    { byDefault: [asc(train.departAt), asc(train.id)], tieBreaker: train.id },
  ),
});

function planCondition(filter: PlanFilter): SQL | undefined {
  return and(
    timetableCondition(filter),
    filter.status && eq(train.status, filter.status),
    filter.dateFrom ? gte(train.departAt, windowOf(filter.dateFrom, 1).from) : undefined,
    filter.dateTo ? lt(train.departAt, windowOf(filter.dateTo, 1).until) : undefined,
  );
}

/** Trains of a line departing in the window (inclusive), any status. */
export async function selectTrainsBetween(db: Db, lineId: number, from: Date, until: Date) {
  return db
    .select({ trainNo: train.trainNo, departAt: train.departAt, status: train.status })
    .from(train)
    .where(and(eq(train.lineId, lineId), gte(train.departAt, from), lte(train.departAt, until)));
}

/** Skips a departure taken concurrently. Returns the ids inserted. */
export async function insertTrains(db: Db, rows: readonly (typeof train.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(train)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: train.id });
  return added.map((row) => row.id);
}

/** Same prices for each train. */
export async function insertPrices(db: Db, trainIds: readonly number[], prices: readonly Price[]): Promise<void> {
  const rows = trainIds.flatMap((trainId) => prices.map((price) => ({ ...price, trainId })));
  if (rows.length > 0) await db.insert(trainPrice).values(rows);
}

/** Insert new prices in the same transaction. */
export async function deletePrices(db: Db, trainId: number): Promise<void> {
  await db.delete(trainPrice).where(eq(trainPrice.trainId, trainId));
}

/** False if the train has left or the condition fails. */
export async function updateBeforeDeparture(
  db: Db,
  trainId: number,
  values: { capacityTeu?: number },
  condition?: SQL,
): Promise<boolean> {
  const changed = await db
    .update(train)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(train.id, trainId), inArray(train.status, [...STATUSES_BEFORE_DEPARTURE]), condition))
    .returning({ id: train.id });
  return changed.length > 0;
}

/** False below the space sold, or after departure. */
export async function updateCapacity(db: Db, trainId: number, capacityTeu: number): Promise<boolean> {
  return updateBeforeDeparture(db, trainId, { capacityTeu }, lte(train.soldTeu, capacityTeu));
}

export async function selectSold(db: Db, trainId: number) {
  const [found] = await db
    .select({ status: train.status, soldTeu: train.soldTeu })
    .from(train)
    .where(eq(train.id, trainId));
  return found;
}

export async function closePastCutoff(db: Db): Promise<void> {
  await db
    .update(train)
    .set({ status: 'closed', updatedAt: sql`now()` })
    .where(and(eq(train.status, 'open'), lte(train.cutoffAt, sql`now()`)));
}
