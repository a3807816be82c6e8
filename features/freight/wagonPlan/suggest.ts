import { addWagon, moveWagon, type Wagons } from './draft.ts';
import { bogieDifferenceT, feetUsed, loadT } from './load.ts';
import {
  type Containers,
  containersOn,
  feetOf,
  type PlannedContainer,
  unplacedOf,
  type Wagon,
  type WagonLength,
} from './plan.ts';
import { dangerousNeighbours, isRed, loadFindings } from './rules.ts';

interface Wish {
  containers: Containers;
  /** of wagons that are added */
  lengthFt: WagonLength;
  startCountry: string;
}

/** Containers that are put on a wagon together: one, or two of 20 feet of about the same mass. */
type Unit = readonly PlannedContainer[];

const byMass = (one: PlannedContainer, other: PlannedContainer) => other.massKg - one.massKg;

/** The longest first, then the heaviest; of 20 feet two by two. */
function pairedUnits(containers: readonly PlannedContainer[]): Unit[] {
  const long = containers.filter((container) => feetOf(container) > 20);
  const short = containers.filter((container) => feetOf(container) <= 20).toSorted(byMass);
  const pairs = short.flatMap((one, index) => (index % 2 === 0 ? [[one, ...short.slice(index + 1, index + 2)]] : []));
  const longest = long.toSorted((one, other) => feetOf(other) - feetOf(one) || byMass(one, other));
  return [...longest.map((one) => [one]), ...pairs];
}

/** The heaviest of 20 feet with the lightest, where two heavy ones are more than a wagon carries. */
function mixedUnits(containers: readonly PlannedContainer[]): Unit[] {
  const long = containers.filter((container) => feetOf(container) > 20);
  const short = containers.filter((container) => feetOf(container) <= 20).toSorted(byMass);
  const half = Math.ceil(short.length / 2);
  const light = short.slice(half).toReversed();
  const pairs = short.slice(0, half).map((one, index) => [one, ...light.slice(index, index + 1)]);
  return [
    ...long.toSorted((one, other) => feetOf(other) - feetOf(one) || byMass(one, other)).map((one) => [one]),
    ...pairs,
  ];
}

const singles = (containers: readonly PlannedContainer[]): Unit[] =>
  containers.toSorted((one, other) => feetOf(other) - feetOf(one) || byMass(one, other)).map((one) => [one]);

const inOrder = (containers: readonly PlannedContainer[]): Unit[] => containers.map((one) => [one]);

/** All orders of up to four containers. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** The order of containers that loads both bogies most alike. */
function balanced(wagon: Wagon, containers: readonly PlannedContainer[]): PlannedContainer[] {
  if (containers.length < 2 || containers.length > 4) return [...containers];
  const orders = permutations(containers).map((order) => ({ order, off: Math.abs(bogieDifferenceT(wagon, order)) }));
  return orders.reduce((best, one) => (one.off < best.off - 0.001 ? one : best)).order;
}

/** The containers of a wagon with a unit more in their best order; null where it may not carry them. */
function loaded(wagon: Wagon, unit: Unit, { containers, startCountry }: Wish): Wagon | null {
  const carried = [...containersOn(wagon, containers), ...unit];
  if (feetUsed(carried) > wagon.lengthFt || loadT(carried) > wagon.capacityT) return null;
  const order = balanced(wagon, carried);
  if (loadFindings(wagon, order, startCountry).some(isRed)) return null;
  return { ...wagon, orderContainerIds: order.map(({ orderContainerId }) => orderContainerId) };
}

/** First fit: each unit on the first wagon that may carry it, else apart, else on a new wagon; what none may carry stays. */
function firstFit(wagons: Wagons, units: readonly Unit[], wish: Wish): Wagons {
  let plan = wagons;
  const put = (unit: Unit): boolean => {
    for (const [place, wagon] of plan.entries()) {
      const next = loaded(wagon, unit, wish);
      if (next === null) continue;
      plan = plan.with(place, next);
      return true;
    }
    return false;
  };
  for (const unit of units) {
    if (put(unit) || (unit.length > 1 && unit.every((one) => put([one])))) continue;
    const known = new Set(plan.flatMap(({ orderContainerIds }) => orderContainerIds));
    for (const one of unit.filter(({ orderContainerId }) => !known.has(orderContainerId))) {
      if (put([one])) continue;
      const longer = addWagon(plan, wish.lengthFt);
      const last = longer.at(-1);
      const next = last && loaded(last, [one], wish);
      if (next) plan = longer.with(-1, next);
    }
  }
  return plan;
}

/** Wagons added to a plan in the order of the first order that each carries: one consignee's stand together at a border. */
function byOrder(wagons: Wagons, kept: number, all: Containers): Wagons {
  const places = new Map([...all.keys()].map((id, place) => [id, place]));
  const firstOf = ({ orderContainerIds }: Wagon) => Math.min(...orderContainerIds.map((id) => places.get(id) ?? 0));
  return [...wagons.slice(0, kept), ...wagons.slice(kept).toSorted((one, other) => firstOf(one) - firstOf(other))];
}

/** Moves added wagons until loads that must stay apart have a wagon between them, as far as the train has one. */
function keepApart(wagons: Wagons, kept: number, all: Containers): Wagons {
  let plan = wagons;
  for (let left = wagons.length; left > 0; left -= 1) {
    const near = dangerousNeighbours(plan, all).find(({ place }) => place + 1 >= kept);
    if (near === undefined) return plan;
    const now = dangerousNeighbours(plan, all).length;
    const better = candidatesFor(plan, near.place + 1).find((next) => dangerousNeighbours(next, all).length < now);
    if (better === undefined) return plan;
    plan = better;
  }
  return plan;
}

/** The plan with the wagon at a place moved to each other place behind it, and before it. */
function candidatesFor(plan: Wagons, place: number): Wagons[] {
  const { wagonKey } = plan[place] ?? { wagonKey: '' };
  const moves = plan.map((_, to) => to - place).filter((by) => by !== 0);
  return moves.toSorted((one, other) => Math.abs(one) - Math.abs(other)).map((by) => moveWagon(plan, wagonKey, by));
}

/**
 * A plan for all containers that stand on no wagon yet: those placed stay on their wagons, wagons that are there are filled,
 * wagons of the wished length are added at the rear. First fit decreasing, with pairs of 20 feet, is the best of a few orders;
 * fewest containers left, then fewest wagons.
 */
export function suggestPlan(wagons: Wagons, wish: Wish): Wagons {
  const open = unplacedOf(wagons, wish.containers);
  const plans = [pairedUnits, mixedUnits, singles, inOrder].map((units) => firstFit(wagons, units(open), wish));
  const best = plans.reduce((one, other) => (isBetter(other, one, wish.containers) ? other : one));
  const kept = wagons.length;
  return keepApart(byOrder(best, kept, wish.containers), kept, wish.containers);
}

function isBetter(one: Wagons, other: Wagons, all: Containers): boolean {
  const left = unplacedOf(one, all).length - unplacedOf(other, all).length;
  return left < 0 || (left === 0 && one.length < other.length);
}
