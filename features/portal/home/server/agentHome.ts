import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { countContainers } from '../../../freight/booking/server/index.ts';
import type { ContainerStatus } from '../../../freight/booking/states.ts';
import { findStationIdsOfAgent } from '../../../freight/network/server/index.ts';
import { findArrivals } from '../../../freight/train/server/index.ts';
import type { Arrival } from '../wire.ts';

const DAY_MS = 86_400_000;
const DAYS_AROUND = 21;
/** Of all stations of an agent within the days. */
const MAX_ARRIVALS = 400;

const TO_DELIVER: readonly ContainerStatus[] = ['arrived', 'unloaded'];
const DELIVERED: readonly ContainerStatus[] = ['delivered', 'emptyReturned'];

/** Trains to the agent's stations with counts of their containers, by planned arrival. */
export async function arrivalsOf({ db, user, language }: CallContext): Promise<Arrival[]> {
  if (user.companyId === null) return [];
  const stationIds = await findStationIdsOfAgent(db, ownCompanyId(user));
  const now = Date.now();
  const from = new Date(now - DAYS_AROUND * DAY_MS);
  const until = new Date(now + DAYS_AROUND * DAY_MS);
  const trains = await findArrivals(db, { stationIds, from, until, limit: MAX_ARRIVALS }, language);
  const counts = await countContainers(
    db,
    trains.map(({ trainInfoId }) => trainInfoId),
  );
  const sumOf = (trainId: number, statuses?: readonly ContainerStatus[]) =>
    counts
      .filter((one) => one.trainId === trainId && (statuses?.includes(one.status) ?? true))
      .reduce((sum, { count }) => sum + count, 0);
  return trains.map(({ trainInfoId, trainNo, lineName, endStation, expectedArriveTime, status }) => ({
    trainInfoId,
    trainNo,
    lineName,
    endStation,
    expectedArriveTime,
    status,
    containerCount: sumOf(trainInfoId),
    toDeliver: sumOf(trainInfoId, TO_DELIVER),
    delivered: sumOf(trainInfoId, DELIVERED),
  }));
}
