import { formatDate } from '../../../../platform/wire/time.ts';

const DAY_MS = 86_400_000;

/** `yyyy-MM-dd` in the platform's zone. */
export function platformDay(daysFromToday: number): string {
  return formatDate(new Date(Date.now() + daysFromToday * DAY_MS));
}
