import { parseDateTime } from '../../../../platform/wire/time.ts';

const MINUTE_MS = 60_000;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** Time from `now` until a wire time, in whole days, hours and minutes; null once it has passed. */
export function timeLeft(until: string, now: Date): TimeLeft | null {
  const minutes = Math.floor((parseDateTime(until).getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return null;
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** Time on the way between two wire times: whole hours, and the same in whole days. */
export function transitTime(depart: string, arrive: string): { hours: number; days: number } {
  const ms = parseDateTime(arrive).getTime() - parseDateTime(depart).getTime();
  const hours = Math.round(ms / (60 * MINUTE_MS));
  return { hours, days: Math.round(hours / 24) };
}
