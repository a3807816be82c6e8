const DAY_MS = 86_400_000;

// UTC: no summer time between days
const toDay = (date: string) => new Date(`${date}T00:00:00Z`);
const toText = (day: Date) => day.toISOString().slice(0, 10);

/** `yyyy-MM` of a date or time. */
export const monthOf = (date: string): string => date.slice(0, 7);

export function shiftDay(date: string, by: number): string {
  return toText(new Date(toDay(date).getTime() + by * DAY_MS));
}

export function shiftMonth(month: string, by: number): string {
  const day = toDay(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() + by);
  return monthOf(toText(day));
}

/** Last day of the month where it is shorter. */
export function sameDayOfMonth(date: string, by: number): string {
  const month = shiftMonth(monthOf(date), by);
  const last = shiftDay(`${shiftMonth(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(date: string): number {
  return toDay(date).getUTCDay() || 7;
}

/** Weeks from the Monday of a day's week. */
export function weeksFrom(date: string, count: number): string[][] {
  const monday = shiftDay(date, 1 - weekdayOf(date));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => shiftDay(monday, week * 7 + index)),
  );
}

/** Weeks from Monday; null: day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = shiftDay(first, 1 - weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let monday = start; monthOf(monday) <= month; monday = shiftDay(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => shiftDay(monday, index));
    weeks.push(week.map((date) => (monthOf(date) === month ? date : null)));
  }
  return weeks;
}
