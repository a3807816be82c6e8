import { type Containers, newWagon, type Wagon, type WagonData, type WagonLength } from './plan.ts';

export type Wagons = readonly Wagon[];

/** Puts a container on a wagon, before the `index`-th of those there; it leaves the wagon that it stood on. */
export function placeOn(wagons: Wagons, orderContainerId: number, wagonKey: string, index = Number.MAX_SAFE_INTEGER) {
  return wagons.map((wagon) => {
    const others = wagon.orderContainerIds.filter((id) => id !== orderContainerId);
    if (wagon.wagonKey === wagonKey)
      return { ...wagon, orderContainerIds: others.toSpliced(index, 0, orderContainerId) };
    return others.length === wagon.orderContainerIds.length ? wagon : { ...wagon, orderContainerIds: others };
  });
}

export const takeOff = (wagons: Wagons, orderContainerId: number): Wagons =>
  wagons.map((wagon) =>
    wagon.orderContainerIds.includes(orderContainerId)
      ? { ...wagon, orderContainerIds: wagon.orderContainerIds.filter((id) => id !== orderContainerId) }
      : wagon,
  );

/** Keys of wagons are one in a plan for good: the next number after all that are there. */
export function nextKey(wagons: Wagons): string {
  const numbers = wagons.map(({ wagonKey }) => Number(wagonKey.replace(/^\D*/, '')) || 0);
  return `w${Math.max(0, ...numbers) + 1}`;
}

/** One more at the rear; a copy of the last one's kind where it is as long. */
export function addWagon(wagons: Wagons, lengthFt: WagonLength): Wagons {
  const fresh = newWagon(nextKey(wagons), lengthFt);
  const alike = wagons.findLast((wagon) => wagon.lengthFt === lengthFt);
  if (alike === undefined) return [...wagons, fresh];
  const { capacityT, axles, tareT, provider } = alike;
  return [...wagons, { ...fresh, capacityT, axles, tareT, provider }];
}

export const removeWagon = (wagons: Wagons, wagonKey: string): Wagons =>
  wagons.filter((wagon) => wagon.wagonKey !== wagonKey);

/** Moves a wagon by places: -1 towards the locomotive. */
export function moveWagon(wagons: Wagons, wagonKey: string, by: number): Wagons {
  const from = wagons.findIndex((wagon) => wagon.wagonKey === wagonKey);
  const wagon = wagons[from];
  const to = from + by;
  if (wagon === undefined || to < 0 || to >= wagons.length) return wagons;
  return wagons.toSpliced(from, 1).toSpliced(to, 0, wagon);
}

export const changeWagon = (wagons: Wagons, wagonKey: string, change: Partial<WagonData>): Wagons =>
  wagons.map((wagon) => (wagon.wagonKey === wagonKey ? { ...wagon, ...change } : wagon));

/** Moves a container by one place: within its wagon, or over its end to the next wagon; off the train's ends it stays. */
export function stepContainer(wagons: Wagons, orderContainerId: number, by: -1 | 1): Wagons {
  const place = wagons.findIndex(({ orderContainerIds }) => orderContainerIds.includes(orderContainerId));
  const wagon = wagons[place];
  if (wagon === undefined) return wagons;
  const to = wagon.orderContainerIds.indexOf(orderContainerId) + by;
  if (to >= 0 && to < wagon.orderContainerIds.length) return placeOn(wagons, orderContainerId, wagon.wagonKey, to);
  return toNextWagon(wagons, orderContainerId, by);
}

/** Moves a container to the wagon before or after its own; one that stands on none goes to the first or the last. */
export function toNextWagon(wagons: Wagons, orderContainerId: number, by: -1 | 1): Wagons {
  const place = wagons.findIndex(({ orderContainerIds }) => orderContainerIds.includes(orderContainerId));
  const next = place === -1 ? wagons.at(by === 1 ? 0 : -1) : wagons[place + by];
  if (next === undefined) return wagons;
  return placeOn(wagons, orderContainerId, next.wagonKey, by === 1 ? 0 : undefined);
}

/** Wagons whose containers are on the train, each once. */
export function onTrain(wagons: Wagons, all: Containers): Wagons {
  const seen = new Set<number>();
  return wagons.map((wagon) => ({
    ...wagon,
    orderContainerIds: wagon.orderContainerIds.filter((id) => all.has(id) && !seen.has(id) && seen.add(id)),
  }));
}
