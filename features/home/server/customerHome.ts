import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import { holdsPermission } from '../../../platform/wire/who.ts';
import { countOwnNow, ownDrafts, ownLacking, ownTrainsUnderWay } from '../../booking/server/index.ts';
import { listBookings, listOrders } from '../../booking/wire.ts';
import { findStopsOfLines } from '../../network/server/index.ts';
import { findSoonBookable, findTrains } from '../../train/server/index.ts';
import { type CustomerHome, SHOWN, type TrainUnderWay } from '../wire.ts';

const DAY_MS = 86_400_000;

/** Null for operators and for users without orders: they have other pages. */
export async function customerHome({ db, who, language }: Asking): Promise<CustomerHome | null> {
  if (holdsPermission(who, listBookings.access.code)) return null;
  if (!holdsPermission(who, listOrders.access.code)) return null;
  const own = ownCompanyId(who);
  const [counts, lacking, drafts, carrying, coming] = await Promise.all([
    countOwnNow(db, own),
    ownLacking(db, own, language, SHOWN.toDo),
    ownDrafts(db, own, language, SHOWN.toDo),
    ownTrainsUnderWay(db, own, language, SHOWN.underWay),
    findSoonBookable(db, tomorrow(), SHOWN.coming, language),
  ]);
  const oldest = counts.find(({ status }) => status === 'submitted')?.oldest ?? null;
  return {
    counts: counts.map(({ status, count }) => ({ status, count })),
    lacking,
    drafts,
    oldestSubmitted: oldest && formatDateTime(oldest),
    underWay: await underWay(db, carrying, language),
    underWayCount: carrying[0]?.all ?? 0,
    coming,
  };
}

/** Trains of today are past their cut-off (domain, Network). */
const tomorrow = () => parseDateTime(formatDate(new Date(Date.now() + DAY_MS)));

type Carrying = Awaited<ReturnType<typeof ownTrainsUnderWay>>;

async function underWay(db: Db, carrying: Carrying, language: Language): Promise<TrainUnderWay[]> {
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
