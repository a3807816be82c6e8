import type { Db } from '../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import {
  ordersMissingNumbers,
  ownDrafts,
  ownTrainsUnderWay,
  summarizeOwnOrders,
} from '../../booking/server/index.ts';
import { listBookings, listOrders } from '../../booking/wire.ts';
import { findStopsOfLines } from '../../network/server/index.ts';
import { findSoonBookable, findTrains } from '../../train/server/index.ts';
import { type CustomerHome, MAX_ROWS, type TrainUnderWay } from '../wire.ts';

const DAY_MS = 86_400_000;

/** Null for operators and for users without orders: they have other pages. */
export async function customerHome({ db, user, language }: CallContext): Promise<CustomerHome | null> {
  if (hasPermission(user, listBookings.access.code)) return null;
  if (!hasPermission(user, listOrders.access.code)) return null;
  const own = ownCompanyId(user);
  const [{ counts, oldestSubmitted }, lacking, drafts, carrying, coming] = await Promise.all([
    summarizeOwnOrders(db, own),
    ordersMissingNumbers(db, own, language, MAX_ROWS.toDo),
    ownDrafts(db, own, language, MAX_ROWS.toDo),
    ownTrainsUnderWay(db, own, MAX_ROWS.underWay),
    findSoonBookable(db, tomorrow(), MAX_ROWS.coming, language),
  ]);
  return {
    counts,
    lacking,
    drafts,
    oldestSubmitted: oldestSubmitted && formatDateTime(oldestSubmitted),
    underWay: await toTrainsUnderWay(db, carrying, language),
    underWayCount: carrying[0]?.all ?? 0,
    coming,
  };
}

/** Trains of today are past their cut-off (domain, Network). */
const tomorrow = () => parseDateTime(formatDate(new Date(Date.now() + DAY_MS)));

type TrainsWithOwnCargo = Awaited<ReturnType<typeof ownTrainsUnderWay>>;

async function toTrainsUnderWay(
  db: Db,
  carrying: TrainsWithOwnCargo,
  language: Language,
): Promise<TrainUnderWay[]> {
  const trains = await findTrains(
    db,
    carrying.map(({ trainInfoId }) => trainInfoId),
    language,
  );
  const lineIds = new Set(trains.map(({ lineId }) => lineId));
  const stops = Map.groupBy(await findStopsOfLines(db, [...lineIds], language), ({ lineId }) => lineId);
  return carrying.flatMap(({ trainInfoId, orderBigNo, orderCount, containerCount }) => {
    const train = trains.find((one) => one.trainInfoId === trainInfoId);
    if (train === undefined || orderBigNo === null) return [];
    const { trainNo, lineName, departTime, arriveTime, endStation } = train;
    return {
      ...{ trainInfoId, trainNo, lineName, departTime, arriveTime, endStation },
      ...{ orderBigNo, orderCount, containerCount },
      stops: (stops.get(train.lineId) ?? []).map(({ stop }) => ({
        stationId: stop.stationId,
        stationName: stop.stationName,
        isBorder: stop.isBorder,
        distanceKm: stop.distanceKm,
        plannedHours: stop.plannedHours,
      })),
    };
  });
}
