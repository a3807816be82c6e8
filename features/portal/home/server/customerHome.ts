import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { listBookings } from '../../../freight/booking/operatorWire.ts';
import {
  ordersMissingNumbers,
  ownDrafts,
  ownTrainsUnderWay,
  summarizeOwnOrders,
} from '../../../freight/booking/server/index.ts';
import { listOrders } from '../../../freight/booking/wire.ts';
import { journeysOfTrains } from '../../../freight/tracking/server/index.ts';
import { findSoonBookable, findTrains } from '../../../freight/train/server/index.ts';
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

async function toTrainsUnderWay(db: Db, carrying: TrainsWithOwnCargo, language: Language): Promise<TrainUnderWay[]> {
  const trains = await findTrains(
    db,
    carrying.map(({ trainInfoId }) => trainInfoId),
    language,
  );
  const journeys = await journeysOfTrains(db, trains, language, new Date());
  return carrying.flatMap(({ trainInfoId, orderBigNo, orderCount, containerCount }) => {
    const found = journeys.find(({ train }) => train.trainInfoId === trainInfoId);
    if (found === undefined || orderBigNo === null) return [];
    const { train, stops, position } = found;
    const { trainNo, lineName, departTime, arriveTime, expectedArriveTime, endStation } = train;
    return {
      trainInfoId,
      trainNo,
      lineName,
      departTime,
      arriveTime,
      expectedArriveTime,
      endStation,
      orderBigNo,
      orderCount,
      containerCount,
      position,
      stops: stops.map(({ stationId, stationName, isBorder, distanceKm, plannedTime, estimatedTime }) => ({
        stationId,
        stationName,
        isBorder,
        distanceKm,
        plannedTime,
        estimatedTime,
      })),
    };
  });
}
