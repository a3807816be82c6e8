import dayjs from 'dayjs';
import { formatDate, formatDateTime } from '../../../wire/time.ts';
import type { FieldTexts } from './texts.ts';

export type Direction = 'past' | 'ahead';

type ShortcutKeys = Record<
  Direction,
  {
    [Key in keyof FieldTexts]: FieldTexts[Key] extends string ? Key : never;
  }[keyof FieldTexts]
>;

/** 1 day, 1 week, 30 days (documents 9), with text keys for ranges and single days. */
const SHORTCUTS = [
  { length: 1, range: { past: 'day', ahead: 'dayAhead' }, day: { past: 'dayAgo', ahead: 'inDay' } },
  { length: 7, range: { past: 'week', ahead: 'weekAhead' }, day: { past: 'weekAgo', ahead: 'inWeek' } },
  { length: 30, range: { past: 'month', ahead: 'monthAhead' }, day: { past: 'monthAgo', ahead: 'inMonth' } },
] as const satisfies readonly { length: number; range: ShortcutKeys; day: ShortcutKeys }[];

const SIGN = { past: -1, ahead: 1 } as const;
const shifted = (day: string, days: number) => dayjs(day).add(days, 'day').format('YYYY-MM-DD');

interface DayShortcut {
  label: string;
  day: string;
}

interface RangeShortcut {
  label: string;
  days: [first: string, last: string];
}

export function dayShortcuts(texts: FieldTexts, direction: Direction, today = formatDate(new Date())): DayShortcut[] {
  return SHORTCUTS.map(({ length, day }) => ({
    label: texts[day[direction]],
    day: shifted(today, SIGN[direction] * length),
  }));
}

interface TimeShortcut {
  label: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  time: string;
}

/** Single days at the chosen time of day; default: now for the past, the full hour for the future. */
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
