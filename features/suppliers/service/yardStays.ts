import { addDays, daysBetween } from '../../money/charge/rules.ts';

export interface Stay {
  /** yyyy-MM-dd; the day of the arrival counts as the first */
  inDate: string;
  /** null: still there; the day of leaving counts too */
  outDate: string | null;
  freeDays: number;
}

/** Days of a stay up to and including `today`: all, free ones left, and those with a charge. */
export function storageOf({ inDate, outDate, freeDays }: Stay, today: string) {
  const end = outDate !== null && outDate < today ? outDate : today;
  const days = Math.max(0, daysBetween(inDate, end) + 1);
  return { days, freeLeft: Math.max(0, freeDays - days), chargeableDays: Math.max(0, days - freeDays) };
}

/** Whether a container stands in the yard. */
export const isInYard = (stays: readonly { orderContainerId: number; outDate: string | null }[], containerId: number) =>
  stays.some(({ orderContainerId, outDate }) => orderContainerId === containerId && outDate === null);

/** The first day with a charge. */
export const firstChargeableDay = ({ inDate, freeDays }: Stay) => addDays(inDate, freeDays);

/** Both yyyy-MM-dd; none where `through` is not later. */
export function daysAfter(day: string, through: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(day, through)) }, (_, place) => addDays(day, place + 1));
}

/** Days to charge that are over by `through` (inclusive) and later than `chargedUntil`. */
export function daysToCharge(stay: Stay, chargedUntil: string | null, through: string): string[] {
  const beforeFirst = addDays(firstChargeableDay(stay), -1);
  const charged = chargedUntil !== null && chargedUntil > beforeFirst ? chargedUntil : beforeFirst;
  return daysAfter(charged, stay.outDate !== null && stay.outDate < through ? stay.outDate : through);
}
