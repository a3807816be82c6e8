const DAY_MS = 86_400_000;

// days are texts without a zone: counted in UTC they never meet a summer time
const toDay = (date: string) => new Date(`${date}T00:00:00Z`);
const toText = (day: Date) => day.toISOString().slice(0, 10);

/** The month (`yyyy-MM`) of a date or time text. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The date so many days on. */
export function shiftDay(date: string, by: number): string {
  return toText(new Date(toDay(date).getTime() + by * DAY_MS));
}

/** The month so many months on. */
export function shiftMonth(month: string, by: number): string {
  const day = toDay(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() + by);
  return monthOf(toText(day));
}

/** The same day in the month so many months on, or its last day where that month is shorter. */
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

/** The days of a month in weeks from Monday; null where a week reaches into another month. */
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
