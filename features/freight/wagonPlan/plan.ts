import type { SizeType } from '../train/sizeTypes.ts';
import { SIZE_TYPES } from '../train/sizeTypes.ts';

export const WAGON_LENGTHS = [40, 60, 80] as const;
export type WagonLength = (typeof WAGON_LENGTHS)[number];

/** SMGS box 8; '' while it is not known. */
export const WAGON_PROVIDERS = ['', 'carrier', 'consignor', 'consignee'] as const;
export type WagonProvider = (typeof WAGON_PROVIDERS)[number];

/** Of a wagon beside its load; tonnes. */
export interface WagonData {
  /** '' while it is not known */
  wagonNo: string;
  lengthFt: WagonLength;
  capacityT: number;
  axles: number;
  tareT: number;
  provider: WagonProvider;
}

/** A wagon of a train with its containers from the front to the rear. */
export interface Wagon extends WagonData {
  /** one in the plan */
  wagonKey: string;
  orderContainerIds: readonly number[];
}

/** What the mass of a container is taken from; `tare`: its goods are not known. */
export const MASS_BASES = ['vgm', 'goods', 'tare'] as const;
export type MassBasis = (typeof MASS_BASES)[number];

/** A container of a train as the planner sees it. */
export interface PlannedContainer {
  orderContainerId: number;
  orderBigNo: string;
  companyName: string;
  /** its number, or the order with its place in it */
  label: string;
  sizeType: SizeType;
  massKg: number;
  massBasis: MassBasis;
  /** RID classes of its goods, such as 1.4 or 3 */
  dangerClasses: readonly string[];
  /** wagon number that papers print for it now; '' for none */
  factWagonNo: string;
  /** issued paper that the wagon number stands in; '' for none */
  lockedBy: string;
}

export type Containers = ReadonlyMap<number, PlannedContainer>;

/**
 * What a new wagon begins with, changed by the planner: the two-TEU flat wagon X70 of China, and usual fitting platforms
 * of 60 and 80 feet of the 1520 railways.
 */
const USUAL: Readonly<Record<WagonLength, Pick<WagonData, 'capacityT' | 'axles' | 'tareT'>>> = {
  40: { capacityT: 70, axles: 4, tareT: 22 },
  60: { capacityT: 71, axles: 4, tareT: 23 },
  80: { capacityT: 69, axles: 4, tareT: 25 },
};

export const newWagon = (wagonKey: string, lengthFt: WagonLength): Wagon => ({
  wagonKey,
  wagonNo: '',
  lengthFt,
  ...USUAL[lengthFt],
  provider: 'carrier',
  orderContainerIds: [],
});

export const feetOf = ({ sizeType }: Pick<PlannedContainer, 'sizeType'>): number => SIZE_TYPES[sizeType].feet;

/** Containers of a wagon, front first; ids that are not on the train are left out. */
export const containersOn = ({ orderContainerIds }: Pick<Wagon, 'orderContainerIds'>, all: Containers) =>
  orderContainerIds.flatMap((id) => all.get(id) ?? []);

/** Containers that stand on no wagon, in their order. */
export function unplacedOf(wagons: readonly Wagon[], all: Containers): PlannedContainer[] {
  const placed = new Set(wagons.flatMap(({ orderContainerIds }) => orderContainerIds));
  return [...all.values()].filter(({ orderContainerId }) => !placed.has(orderContainerId));
}
