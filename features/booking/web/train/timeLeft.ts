import { parseDateTime } from '../../../../platform/wire/time.ts';

/** Whole days, hours and minutes until a cut-off; `isSoon` within its last day. Null once it has passed. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  isSoon: boolean;
}

const MINUTE = 60_000;

/** How long it is until a time text of the wire. */
export function timeLeftTo(time: string, now: Date): TimeLeft | null {
  const minutes = Math.floor((parseDateTime(time).getTime() - now.getTime()) / MINUTE);
  if (minutes < 0) return null;
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
    isSoon: minutes < 1440,
  };
}
