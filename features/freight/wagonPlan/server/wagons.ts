import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { containerScope } from '../../cargo/shipmentFields.ts';
import { feetUsed } from '../load.ts';
import {
  feetOf,
  newWagon,
  type PlannedContainer,
  WAGON_LENGTHS,
  WAGON_PROVIDERS,
  type Wagon,
  type WagonLength,
} from '../plan.ts';
import type { LoadedOrder } from './containers.ts';
import { trainWagon, wagonPlace, wagonPlan } from './tables.ts';

/** The plan as it is kept; undefined before it is saved first. */
export async function findPlan(db: Db, trainId: number) {
  const [found] = await db
    .select({
      version: wagonPlan.version,
      updatedAt: wagonPlan.updatedAt,
      updateBy: accountNameOf(wagonPlan.updatedBy),
    })
    .from(wagonPlan)
    .where(eq(wagonPlan.trainId, trainId));
  return found;
}

/** Wagons of a train from the locomotive, with the containers that stand on each. */
export async function selectWagons(db: Db, trainId: number): Promise<Wagon[]> {
  const rows = await db
    .select()
    .from(trainWagon)
    .where(eq(trainWagon.trainId, trainId))
    .orderBy(asc(trainWagon.position));
  if (rows.length === 0) return [];
  const places = await db
    .select({ wagonId: wagonPlace.wagonId, orderContainerId: wagonPlace.orderContainerId })
    .from(wagonPlace)
    .where(
      inArray(
        wagonPlace.wagonId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(wagonPlace.position));
  const placesOf = Map.groupBy(places, ({ wagonId }) => wagonId);
  return rows.map(({ id, position, wagonNo, lengthFt, capacityT, axles, tareT, provider }) => ({
    wagonKey: `w${position + 1}`,
    wagonNo,
    lengthFt,
    capacityT,
    axles,
    tareT,
    provider,
    orderContainerIds: (placesOf.get(id) ?? []).map(({ orderContainerId }) => orderContainerId),
  }));
}

/** Places of containers along a train, from the locomotive, by container; those that stand on no wagon are absent. */
export async function findWagonPlaces(db: Db, trainId: number): Promise<ReadonlyMap<number, number>> {
  const wagons = await selectWagons(db, trainId);
  const placed = wagons.flatMap(({ orderContainerIds }) => orderContainerIds);
  return new Map(placed.map((orderContainerId, place) => [orderContainerId, place]));
}

/** Before a plan is saved: the wagons that facts of the containers name, in the order of the containers. */
export function wagonsOfFacts(orders: readonly LoadedOrder[], containers: readonly PlannedContainer[]): Wagon[] {
  const facts = new Map(orders.flatMap(({ cargo }) => [...cargo.facts]));
  const named = Map.groupBy(
    containers.filter(({ factWagonNo }) => factWagonNo !== ''),
    ({ factWagonNo }) => factWagonNo,
  );
  return [...named].map(([wagonNo, carried], index) => {
    const own = facts.get(containerScope(carried[0]?.orderContainerId ?? 0));
    const wagon = newWagon(`w${index + 1}`, shortestFor(carried));
    const amount = (name: string, usual: number) => {
      const text = own?.get(name) ?? '';
      return isDecimal(text) ? Number(text) : usual;
    };
    return {
      ...wagon,
      wagonNo,
      capacityT: amount('wagonCapacityT', wagon.capacityT),
      axles: amount('wagonAxles', wagon.axles),
      tareT: amount('wagonTareT', wagon.tareT),
      provider: WAGON_PROVIDERS.find((one) => one === own?.get('wagonProvider')) ?? '',
      orderContainerIds: carried.map(({ orderContainerId }) => orderContainerId),
    };
  });
}

/** 45 feet stand on the longest alone. */
function shortestFor(containers: readonly PlannedContainer[]): WagonLength {
  const feet = containers.some((one) => feetOf(one) > 40) ? 80 : feetUsed(containers);
  return WAGON_LENGTHS.find((length) => length >= feet) ?? 80;
}
