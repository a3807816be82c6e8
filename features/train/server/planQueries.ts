import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { countUpTo } from '../../../platform/server/database/countUpTo.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { STATUSES_BEFORE_DEPARTURE } from '../beforeDeparture.ts';
import type { Price, TrainStatus } from '../wire.ts';
import { windowOf } from './days.ts';
import type { trainRows } from './joins.ts';
import { train, trainPrice } from './tables.ts';
import { type TimetableFilter, timetableCondition } from './timetable.ts';
import { selectTrains, type TrainRow } from './trains.ts';

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

/** A page in any status; default order: soonest first. */
export async function selectPlans(
  db: Db,
  filter: PlanFilter,
  language: Language,
): Promise<{ rows: TrainRow[]; total: number }> {
  const condition = planCondition(filter);
  const { limit, offset } = pageWindow(filter);
  const ids = db
    .select({ id: train.id })
    .from(train)
    .where(condition)
    .orderBy(...sortOrder(filter))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([
    selectTrains(db, language)
      .where(inArray(train.id, ids))
      .orderBy(...sortOrder(filter)),
    countUpTo(db, db.select({ id: train.id }).from(train).where(condition)),
  ]);
  return { rows, total };
}

/** Query of the plan sheet, in list order. */
export function planRows(
  db: Db,
  filter: PlanFilter,
  named: ReturnType<typeof trainRows<'of_train'>>,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(train)
    .innerJoin(named, eq(named.trainId, train.id))
    .where(planCondition(filter))
    .orderBy(...sortOrder(filter));
}

function sortOrder(filter: PlanFilter): SQL[] {
  const column = SORT_COLUMNS[filter.orderByColumn ?? 'departTime'];
  return [filter.isAsc === 'descending' ? desc(column) : asc(column), asc(train.departAt), asc(train.id)];
}

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
export async function insertPrices(
  db: Db,
  trainIds: readonly number[],
  prices: readonly Price[],
): Promise<void> {
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
