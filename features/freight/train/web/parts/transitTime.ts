import { parseDateTime } from '../../../../../platform/wire/time.ts';

const HOUR_MS = 3_600_000;

/** Between two wire times, rounded to hours and to days. */
export function transitTime(depart: string, arrive: string): { hours: number; days: number } {
  const ms = parseDateTime(arrive).getTime() - parseDateTime(depart).getTime();
  const hours = Math.round(ms / HOUR_MS);
  return { hours, days: Math.round(hours / 24) };
}
