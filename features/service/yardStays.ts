const DAY_MS = 86_400_000;

const dayNumber = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

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
  const days = Math.max(0, dayNumber(end) - dayNumber(inDate) + 1);
  return { days, freeLeft: Math.max(0, freeDays - days), chargeableDays: Math.max(0, days - freeDays) };
}

/** The first day with a charge. */
export const firstChargeableDay = ({ inDate, freeDays }: Stay) => dateOf(dayNumber(inDate) + freeDays);

/** Both yyyy-MM-dd; none where `through` is not later. */
export function daysAfter(day: string, through: string): string[] {
  const first = dayNumber(day) + 1;
  return Array.from({ length: Math.max(0, dayNumber(through) - first + 1) }, (_, place) =>
    dateOf(first + place),
  );
}

/** Days to charge that are over by `through` (inclusive) and later than `chargedUntil`. */
export function daysToCharge(stay: Stay, chargedUntil: string | null, through: string): string[] {
  const beforeFirst = dateOf(dayNumber(firstChargeableDay(stay)) - 1);
  const charged = chargedUntil !== null && chargedUntil > beforeFirst ? chargedUntil : beforeFirst;
  return daysAfter(charged, stay.outDate !== null && stay.outDate < through ? stay.outDate : through);
}
