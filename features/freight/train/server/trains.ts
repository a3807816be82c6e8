import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { lineNames, stationNames } from '../../network/server/index.ts';
import type { Price, PublicTrain, Train } from '../wire.ts';
import { expectedArriveAt, expectedDepartAt } from './expectedTimes.ts';
import { train, trainPrice } from './tables.ts';

const prices = sql<Price[]>`coalesce((
  select json_agg(json_build_object('sizeType', ${trainPrice.sizeType}, 'price', ${trainPrice.price}::text,
    'currency', ${trainPrice.currency}) order by ${trainPrice.sizeType})
  from ${trainPrice} where ${trainPrice.trainId} = ${train.id}), '[]'::json)`;

/** One statement; the caller adds condition and order. */
export function selectTrains(db: Db, language: Language) {
  const ofLine = lineNames('of_line', language);
  const start = stationNames('start', language);
  const end = stationNames('end', language);
  return db
    .select({
      trainId: train.id,
      trainNo: train.trainNo,
      lineId: train.lineId,
      lineName: ofLine.name,
      lineType: train.lineType,
      direction: train.direction,
      startStationId: train.startStationId,
      startStation: start.name,
      endStationId: train.endStationId,
      endStation: end.name,
      departAt: train.departAt,
      arriveAt: train.arriveAt,
      expectedDepartAt,
      expectedArriveAt,
      cutoffAt: train.cutoffAt,
      gateInAt: train.gateInAt,
      capacityTeu: train.capacityTeu,
      soldTeu: train.soldTeu,
      status: train.status,
      cancelReason: train.cancelReason,
      prices: prices.as('prices'),
    })
    .from(train)
    .innerJoin(ofLine, eq(ofLine.id, train.lineId))
    .innerJoin(start, eq(start.id, train.startStationId))
    .innerJoin(end, eq(end.id, train.endStationId))
    .$dynamic();
}

export type TrainRow = Awaited<ReturnType<typeof selectTrains>>[number];

export function isBookable(row: Pick<TrainRow, 'status' | 'cutoffAt' | 'soldTeu' | 'capacityTeu'>, now: Date): boolean {
  return row.status === 'open' && row.cutoffAt > now && row.soldTeu < row.capacityTeu;
}

/** Train as customers see it at `now`. */
export function trainOf(row: TrainRow, now: Date): Train {
  const { trainId, departAt, arriveAt, expectedDepartAt, expectedArriveAt, ...others } = row;
  const { cutoffAt, gateInAt, soldTeu, cancelReason: _, ...same } = others;
  return {
    ...same,
    trainInfoId: trainId,
    departTime: formatDateTime(departAt),
    arriveTime: formatDateTime(arriveAt),
    expectedDepartTime: formatDateTime(expectedDepartAt),
    expectedArriveTime: formatDateTime(expectedArriveAt),
    cutoffTime: formatDateTime(cutoffAt),
    gateInTime: formatDateTime(gateInAt),
    remainTeu: row.capacityTeu - soldTeu,
    isBookable: isBookable(row, now),
    sizeTypes: row.prices.map(({ sizeType }) => sizeType),
  };
}

/** Public fields: no space, no prices. */
export function publicTrainOf(row: TrainRow): PublicTrain {
  return {
    trainInfoId: row.trainId,
    trainNo: row.trainNo,
    lineName: row.lineName,
    lineType: row.lineType,
    direction: row.direction,
    startStation: row.startStation,
    endStation: row.endStation,
    departTime: formatDateTime(row.departAt),
    arriveTime: formatDateTime(row.arriveAt),
    expectedDepartTime: formatDateTime(row.expectedDepartAt),
    expectedArriveTime: formatDateTime(row.expectedArriveAt),
    status: row.status,
  };
}

/** Any status, soonest first; unknown ids are left out. */
export async function findTrains(db: Db, trainIds: readonly number[], language: Language): Promise<Train[]> {
  if (trainIds.length === 0) return [];
  const rows = await selectTrains(db, language)
    .where(inArray(train.id, [...trainIds]))
    .orderBy(asc(train.departAt), asc(train.id));
  const now = new Date();
  return rows.map((row) => trainOf(row, now));
}

/** Any status. */
export async function findTrainRow(db: Db, trainId: number, language: Language): Promise<TrainRow | null> {
  const [found] = await selectTrains(db, language).where(eq(train.id, trainId));
  return found ?? null;
}

/** Any status, or null; public fields. */
export async function findPublicTrain(db: Db, trainId: number, language: Language): Promise<PublicTrain | null> {
  const found = await findTrainRow(db, trainId, language);
  return found && publicTrainOf(found);
}

/** By size-type. */
export async function priceList(db: Db, trainId: number): Promise<Price[]> {
  return db
    .select({ sizeType: trainPrice.sizeType, price: trainPrice.price, currency: trainPrice.currency })
    .from(trainPrice)
    .where(eq(trainPrice.trainId, trainId))
    .orderBy(asc(trainPrice.sizeType));
}
