import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { HomeFigure } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { countContainers } from '../../../freight/booking/server/index.ts';
import type { ContainerStatus } from '../../../freight/booking/states.ts';
import { findStationIdsOfAgent } from '../../../freight/network/server/index.ts';
import { trainPage } from '../../../freight/train/pages.ts';
import { findArrivals } from '../../../freight/train/server/index.ts';
import { en, ru, zh } from '../texts/page.ts';
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

const SOON_DAYS = 3;

/** Containers to deliver now, and trains that arrive within days, with the first of each. */
export async function agentFigures(ctx: CallContext): Promise<HomeFigure[]> {
  const arrivals = await arrivalsOf(ctx);
  const until = formatDateTime(new Date(Date.now() + SOON_DAYS * DAY_MS));
  const toDeliver = arrivals.filter(({ status, toDeliver: count }) => status === 'arrived' && count > 0);
  const coming = arrivals.filter(
    ({ status, expectedArriveTime }) => status !== 'arrived' && expectedArriveTime <= until,
  );
  const t = { zh, en, ru }[ctx.language].agent;
  const figure = (name: string, label: string, count: number, [first]: readonly Arrival[]): HomeFigure[] =>
    first === undefined
      ? []
      : [
          {
            name,
            label,
            measure: { kind: 'count', count },
            note: first.trainNo,
            noteMeasure: { kind: 'since', time: first.expectedArriveTime },
            path: pathTo(trainPage, { trainInfoId: first.trainInfoId }),
          },
        ];
  const containers = toDeliver.reduce((sum, { toDeliver: count }) => sum + count, 0);
  return [
    ...figure('toDeliver', t.containersToDeliver, containers, toDeliver),
    ...figure('arriving', t.arriving, coming.length, coming),
  ];
}
