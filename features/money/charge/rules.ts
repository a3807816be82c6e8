import { z } from 'zod';
import { minus, most, sumOf, sumsByCurrency } from '../../../libs/amounts/amounts.ts';
import { isAboveZero } from '../../../libs/amounts/compare.ts';
import { decimalFromZero } from '../../../platform/wire/validators.ts';
import { amountOf } from './charge.ts';

/** From this unit on (the first is 1, free ones are not counted) each costs `unitPrice`. */
export const tariffTier = z.object({
  from: z.number().int().min(1).max(1_000_000),
  unitPrice: decimalFromZero(/^\d{1,9}(\.\d{1,4})?$/),
});
export type TariffTier = z.infer<typeof tariffTier>;

export const LADDER_KINDS = ['cancellation', 'rollOver'] as const;
export const ladderKind = z.enum(LADDER_KINDS);
export type LadderKind = z.infer<typeof ladderKind>;

/** With this many days or more to the departure: a percentage of the freight. */
export const rung = z.object({
  days: z.number().int().min(0).max(365),
  percent: decimalFromZero(/^\d{1,3}(\.\d{1,2})?$/).refine((text) => Number(text) <= 100, {
    params: { max: 100 },
  }),
});
export type Rung = z.infer<typeof rung>;

const ascending = (tiers: readonly TariffTier[]) => tiers.toSorted((one, other) => one.from - other.from);

/** Price of the unit at a position; 0 while units are free. Position 1 is the first. */
export function unitPriceAt(
  { freeUnits, tiers }: { freeUnits: number; tiers: readonly TariffTier[] },
  position: number,
): string {
  const counted = position - freeUnits;
  if (counted < 1) return '0';
  return ascending(tiers).findLast(({ from }) => from <= counted)?.unitPrice ?? '0';
}

/** What a tariff charges, two places: at least its minimum; nothing where all units were free. */
export const withMinimum = (amount: string, minimum: string) =>
  isAboveZero(amount) ? most(amount, minimum) : sumOf([amount]);

/** What an amount lacks to the minimum of its tariff, two places. */
export const topUpOf = (amount: string, minimum: string) => minus(withMinimum(amount, minimum), amount);

interface BoxTariff {
  basis: string;
  /** '': all */
  sizeType: string;
  unitPrice: string;
  currency: string;
  freeUnits: number;
  minimum: string;
}

/** Price of a service for containers, by currency: free units and minimum once per tariff; null where tariffs do not cover all. */
export function boxSums(tariffs: readonly BoxTariff[], containers: readonly { sizeType: string; count: number }[]) {
  const fits = (size: string) => tariffs.find((one) => one.basis === 'box' && one.sizeType === size);
  const units = new Map<BoxTariff, number>();
  for (const { sizeType, count } of containers) {
    const tariff = fits(sizeType) ?? fits('');
    if (tariff === undefined) return null;
    units.set(tariff, (units.get(tariff) ?? 0) + count);
  }
  const priced = [...units].map(([{ unitPrice, freeUnits, minimum, currency }, count]) => {
    const amount = amountOf(String(Math.max(count - freeUnits, 0)), unitPrice);
    return { currency, amount: withMinimum(amount, minimum) };
  });
  return priced.length === 0 ? null : sumsByCurrency(priced);
}

/** Percentage for the days left; '0' without a rung for them. */
export function percentAt(rungs: readonly Rung[], daysLeft: number): string {
  const reached = rungs.filter(({ days }) => days <= Math.max(daysLeft, 0));
  return reached.toSorted((one, other) => other.days - one.days)[0]?.percent ?? '0';
}

const DAY_MS = 24 * 3_600_000;

/** Days from one date (yyyy-MM-dd) to another; below zero: the other is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The date some days after another (yyyy-MM-dd). */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface LadderStep {
  /** first and last day, yyyy-MM-dd */
  from: string;
  to: string;
  percent: string;
}

/** Days from `today` to `until`, those of one percentage together. */
export function ladderSteps(
  rungs: readonly Rung[],
  { today, until, departure }: { today: string; until: string; departure: string },
): LadderStep[] {
  const steps: LadderStep[] = [];
  for (let day = today; day <= until; day = addDays(day, 1)) {
    const percent = percentAt(rungs, daysBetween(day, departure));
    const last = steps.at(-1);
    if (last?.percent === percent) last.to = day;
    else steps.push({ from: day, to: day, percent });
  }
  return steps;
}
