import { feetOf, type PlannedContainer, type WagonData, type WagonLength } from './plan.ts';
import { systemOf } from './wagonNumber.ts';

/** Distance of bogie pivots in feet: 9.7, 14.7 and 19 m, usual for flat wagons of these lengths. */
const PIVOTS_FT: Readonly<Record<WagonLength, number>> = { 40: 32, 60: 48, 80: 62 };

/**
 * Highest load of an axle in tonnes: 23 of China, 23.5 of the 1520 railways, 22.5 of line category D (EN 15528). A wagon
 * without a number goes by the country that the train leaves from.
 */
const AXLE_LIMIT_T = { china: 23, broad: 23.5, uic: 22.5 } as const;
const BROAD_COUNTRIES = [
  'AM',
  'AZ',
  'BY',
  'EE',
  'GE',
  'KG',
  'KZ',
  'LT',
  'LV',
  'MD',
  'MN',
  'RU',
  'TJ',
  'TM',
  'UA',
  'UZ',
];

export function axleLimitT({ wagonNo }: Pick<WagonData, 'wagonNo'>, startCountry: string): number {
  const system = systemOf(wagonNo);
  if (system !== null) return AXLE_LIMIT_T[system];
  if (startCountry === 'CN') return AXLE_LIMIT_T.china;
  return BROAD_COUNTRIES.includes(startCountry) ? AXLE_LIMIT_T.broad : AXLE_LIMIT_T.uic;
}

const KG_PER_T = 1_000;

export const feetUsed = (containers: readonly PlannedContainer[]): number =>
  containers.reduce((sum, container) => sum + feetOf(container), 0);

/** In tonnes. */
export const loadT = (containers: readonly PlannedContainer[]): number =>
  containers.reduce((sum, { massKg }) => sum + massKg, 0) / KG_PER_T;

/** Load of an axle in tonnes, tare of the wagon included. */
export const axleLoadT = (
  { tareT, axles }: Pick<WagonData, 'tareT' | 'axles'>,
  containers: readonly PlannedContainer[],
) => (tareT + loadT(containers)) / axles;

/**
 * Middle of each container in feet from the middle of the wagon, the front negative: the first and the last stand at the
 * ends, one alone in the middle, equal gaps between.
 */
export function middlesOf(lengthFt: number, containers: readonly PlannedContainer[]): number[] {
  const free = Math.max(0, lengthFt - feetUsed(containers));
  const gap = containers.length > 1 ? free / (containers.length - 1) : 0;
  let front = containers.length === 1 ? free / 2 : 0;
  return containers.map((container) => {
    const feet = feetOf(container);
    const middle = front + feet / 2 - lengthFt / 2;
    front += feet + gap;
    return middle;
  });
}

/** By how many tonnes the load of the rear bogie exceeds that of the front one; negative: the front carries more. */
export function bogieDifferenceT({ lengthFt }: Pick<WagonData, 'lengthFt'>, containers: readonly PlannedContainer[]) {
  const middles = middlesOf(lengthFt, containers);
  const moment = containers.reduce((sum, { massKg }, index) => sum + massKg * (middles[index] ?? 0), 0);
  return (2 * moment) / PIVOTS_FT[lengthFt] / KG_PER_T;
}
