import { parseDateTime } from '../../wire/time.ts';

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  isLastDay: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Time from `now` until a wire time; null once it has passed. */
export function timeLeft(until: string, now: Date): TimeLeft | null {
  const minutes = Math.floor((parseDateTime(until).getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return null;
  return {
    days: Math.floor(minutes / DAY_MINUTES),
    hours: Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
    minutes: minutes % HOUR_MINUTES,
    isLastDay: minutes < DAY_MINUTES,
  };
}
