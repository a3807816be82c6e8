import type { Wagons } from './draft.ts';
import type { Wagon, WagonData } from './plan.ts';

/** A wagon as people name it. */
export interface WagonName {
  /** from 1 */
  position: number;
  wagonNo: string;
}

type ChangedField = keyof WagonData | 'position';

/** What one plan has otherwise than another. */
export type PlanChange =
  | { kind: 'added' | 'removed' | 'reordered'; wagon: WagonName }
  | { kind: 'field'; wagon: WagonName; field: ChangedField; before: string; after: string }
  | { kind: 'moved'; orderContainerId: number; before: WagonName | null; after: WagonName | null };

interface Pair {
  before: Wagon & WagonName;
  after: Wagon & WagonName;
}

const FIELDS = ['position', 'wagonNo', 'lengthFt', 'capacityT', 'axles', 'tareT', 'provider'] as const;

const numbered = (wagons: Wagons) => wagons.map((wagon, index) => ({ ...wagon, position: index + 1 }));
const nameOf = ({ position, wagonNo }: WagonName): WagonName => ({ position, wagonNo });

/** Wagons of both plans that are the same one: by number, the others in their order. */
function pairsOf(before: Wagons, after: Wagons) {
  const [ones, others] = [numbered(before), numbered(after)];
  const byNumber = new Map(others.filter(({ wagonNo }) => wagonNo !== '').map((wagon) => [wagon.wagonNo, wagon]));
  const pairs: Pair[] = ones.flatMap((wagon) => {
    const same = byNumber.get(wagon.wagonNo);
    return same === undefined ? [] : [{ before: wagon, after: same }];
  });
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  const left = ones.filter((wagon) => !paired.has(wagon));
  const right = others.filter((wagon) => !paired.has(wagon));
  const rest = left.slice(0, right.length).flatMap((wagon, index) => {
    const same = right[index];
    return same === undefined ? [] : [{ before: wagon, after: same }];
  });
  return { pairs: [...pairs, ...rest], removed: left.slice(right.length), added: right.slice(left.length) };
}

/** Differences of two plans: wagons, then their data, then the containers that stand elsewhere. */
export function changesBetween(before: Wagons, after: Wagons): PlanChange[] {
  const { pairs, added, removed } = pairsOf(before, after);
  const ordered = pairs.toSorted((one, other) => one.after.position - other.after.position);
  return [
    ...removed.map((wagon) => ({ kind: 'removed' as const, wagon: nameOf(wagon) })),
    ...added.map((wagon) => ({ kind: 'added' as const, wagon: nameOf(wagon) })),
    ...ordered.flatMap(fieldChanges),
    ...movesBetween(pairs, numbered(before), numbered(after)),
  ];
}

function fieldChanges({ before, after }: Pair): PlanChange[] {
  const changed = FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    kind: 'field' as const,
    wagon: nameOf(after),
    field,
    before: String(before[field]),
    after: String(after[field]),
  }));
  const stays = (ids: readonly number[], there: readonly number[]) => ids.filter((id) => there.includes(id)).join();
  const isReordered =
    stays(before.orderContainerIds, after.orderContainerIds) !==
    stays(after.orderContainerIds, before.orderContainerIds);
  return isReordered ? [...changed, { kind: 'reordered', wagon: nameOf(after) }] : changed;
}

function movesBetween(
  pairs: readonly Pair[],
  before: readonly (Wagon & WagonName)[],
  after: readonly (Wagon & WagonName)[],
): PlanChange[] {
  const placesIn = (wagons: readonly (Wagon & WagonName)[]) =>
    new Map(wagons.flatMap((wagon) => wagon.orderContainerIds.map((id) => [id, wagon] as const)));
  const [was, is] = [placesIn(before), placesIn(after)];
  const same = new Map(pairs.map((pair) => [pair.before.wagonKey, pair.after.wagonKey]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((orderContainerId) => {
    const [from, to] = [was.get(orderContainerId), is.get(orderContainerId)];
    if (from !== undefined && to !== undefined && same.get(from.wagonKey) === to.wagonKey) return [];
    return [
      { kind: 'moved' as const, orderContainerId, before: from ? nameOf(from) : null, after: to ? nameOf(to) : null },
    ];
  });
}
