import { formatDate, parseDateTime } from '../../../../platform/wire/time.ts';

const DAY_MS = 86_400_000;

/** Day `yyyy-MM-dd` of the platform's calendar. */
export function dayAfter(date: string, days: number): string {
  return formatDate(new Date(parseDateTime(date).getTime() + days * DAY_MS));
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** From the start of `date`, for `days` days. */
export function windowOf(date: string, days: number): { from: Date; until: Date } {
  return { from: parseDateTime(date), until: parseDateTime(dayAfter(date, days)) };
}

/** `month`: `yyyy-MM`. */
export function windowOfMonth(month: string): { from: Date; until: Date } {
  const first = `${month}-01`;
  const nextMonth = dayAfter(first, 31).slice(0, 7);
  return { from: parseDateTime(first), until: parseDateTime(`${nextMonth}-01`) };
}
