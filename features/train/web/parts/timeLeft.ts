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

/** Whole days on the way between two wire times, at least one. */
export function transitDays(depart: string, arrive: string): number {
  const ms = parseDateTime(arrive).getTime() - parseDateTime(depart).getTime();
  return Math.max(1, Math.round(ms / (1440 * MINUTE_MS)));
}
