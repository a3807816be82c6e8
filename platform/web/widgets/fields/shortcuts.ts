import dayjs from 'dayjs';
import { formatDate, formatDateTime } from '../../../wire/time.ts';
import type { FieldTexts } from './texts.ts';

/** Whether one looks for what has been or plans what will be. */
export type Direction = 'past' | 'ahead';

type Words = Record<
  Direction,
  Exclude<keyof FieldTexts, 'pasteCut' | 'numberTooLong' | 'wholeOnly' | 'fewer' | 'more' | 'now'>
>;

/** Documents 9: shortcuts of 1 day, 1 week, 30 days; with their words for ranges and for single days. */
const SHORTCUTS = [
  { length: 1, range: { past: 'day', ahead: 'dayAhead' }, day: { past: 'dayAgo', ahead: 'inDay' } },
  { length: 7, range: { past: 'week', ahead: 'weekAhead' }, day: { past: 'weekAgo', ahead: 'inWeek' } },
  { length: 30, range: { past: 'month', ahead: 'monthAhead' }, day: { past: 'monthAgo', ahead: 'inMonth' } },
] as const satisfies readonly { length: number; range: Words; day: Words }[];

const SIGN = { past: -1, ahead: 1 } as const;
const shifted = (day: string, days: number) => dayjs(day).add(days, 'day').format('YYYY-MM-DD');

export interface DayShortcut {
  label: string;
  day: string;
}

export interface RangeShortcut {
  label: string;
  days: [first: string, last: string];
}

/** Single days, one length away from today, which is the day in the platform's zone. */
export function dayShortcuts(
  texts: FieldTexts,
  direction: Direction,
  today = formatDate(new Date()),
): DayShortcut[] {
  return SHORTCUTS.map(({ length, day }) => ({
    label: texts[day[direction]],
    day: shifted(today, SIGN[direction] * length),
  }));
}

export interface TimeShortcut {
  label: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  time: string;
}

/**
 * Single days at the time of day that is chosen already. Without one, what has been starts from now, to the minute, which
 * is a shortcut of its own; what is planned, from the hour.
 */
export function timeShortcuts(
  texts: FieldTexts,
  direction: Direction,
  chosen: string,
  now = formatDateTime(new Date()),
): TimeShortcut[] {
  const minute = `${now.slice(0, 16)}:00`;
  const start = direction === 'past' ? minute : `${now.slice(0, 13)}:00:00`;
  const clock = (chosen || start).slice(10);
  const days = dayShortcuts(texts, direction, now.slice(0, 10)).map(({ label, day }) => ({
    label,
    time: `${day}${clock}`,
  }));
  return direction === 'past' ? [{ label: texts.now, time: minute }, ...days] : days;
}

/** So many days in a row, today among them. */
export function rangeShortcuts(
  texts: FieldTexts,
  direction: Direction,
  today = formatDate(new Date()),
): RangeShortcut[] {
  return SHORTCUTS.map(({ length, range }) => {
    const far = shifted(today, SIGN[direction] * (length - 1));
    return { label: texts[range[direction]], days: direction === 'past' ? [far, today] : [today, far] };
  });
}
