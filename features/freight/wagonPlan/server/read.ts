import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { findRoute } from '../../network/server/index.ts';
import { findTrainDetail } from '../../train/server/index.ts';
import { onTrain } from '../draft.ts';
import { type getWagonPlan, saveWagonPlan } from '../wire.ts';
import { plannedContainers, readOrders } from './containers.ts';
import { userError } from './texts.ts';
import { findPlan, selectWagons, wagonsOfFacts } from './wagons.ts';

/** Containers of a train and its wagons: as saved, or before that as the facts of the containers name them. */
export async function openPlan(trainId: number, { db, language }: Pick<CallContext, 'db' | 'language'>) {
  const orders = await readOrders(db, trainId);
  const containers = await plannedContainers(db, orders, language);
  const saved = await findPlan(db, trainId);
  const wagons = saved === undefined ? wagonsOfFacts(orders, containers) : await selectWagons(db, trainId);
  const all = new Map(containers.map((container) => [container.orderContainerId, container]));
  return { orders, containers, all, saved, wagons: onTrain(wagons, all) };
}

export async function findTrain(trainId: number, { db, language }: Pick<CallContext, 'db' | 'language'>) {
  const train = await findTrainDetail(db, trainId, language);
  if (train === null) throw userError((t) => t.server.absent, CODE.absent);
  return train;
}

export async function readPlan(
  { trainInfoId }: ReadBy<typeof getWagonPlan>,
  ctx: CallContext,
): Promise<PayloadOf<typeof getWagonPlan>> {
  const train = await findTrain(trainInfoId, ctx);
  const [start] = await findRoute(ctx.db, train.lineId);
  const { containers, saved, wagons } = await openPlan(trainInfoId, ctx);
  const { trainNo, status, expectedDepartTime, startStation, endStation } = train;
  return {
    trainInfoId,
    trainNo,
    status,
    departTime: expectedDepartTime,
    startStation,
    endStation,
    startCountry: start?.countryCode ?? '',
    version: saved?.version ?? 0,
    updateBy: saved?.updateBy ?? '',
    updateTime: saved === undefined ? null : formatDateTime(saved.updatedAt),
    abilities: { edit: status !== 'cancelled' && hasPermission(ctx.user, saveWagonPlan.access.code) },
    wagons: wagons.map(({ orderContainerIds, ...wagon }) => ({ ...wagon, orderContainerIds: [...orderContainerIds] })),
    containers: containers.map(({ dangerClasses, ...container }) => ({
      ...container,
      dangerClasses: [...dangerClasses],
    })),
  };
}
