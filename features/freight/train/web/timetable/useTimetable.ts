import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useStoredParams } from '../../../../../platform/web/widgets/list/useStoredParams.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { CALENDAR_WEEKS } from '../../wire.ts';
import { monthOf, shiftDay, shiftMonth, weeksFrom } from './month.ts';
import {
  readTimetableAddress,
  STORED_PARAMS,
  type TimetableAddress,
  type TimetableParam,
  TRANSIENT_PARAMS,
} from './timetableAddress.ts';

const PERIOD_DAYS = 30;

/** Days of the table: its own, else the calendar's day or month, else thirty from today. */
export function periodOf(
  { dateFrom, dateTo, date, month }: TimetableAddress,
  today: string,
): { dateFrom: string; dateTo: string } {
  if (dateFrom || dateTo) return { dateFrom: dateFrom ?? today, dateTo: dateTo ?? '' };
  if (date) return { dateFrom: date, dateTo: date };
  if (!month) return { dateFrom: today, dateTo: shiftDay(today, PERIOD_DAYS) };
  const first = `${month}-01`;
  return { dateFrom: first < today ? today : first, dateTo: shiftDay(`${shiftMonth(month, 1)}-01`, -1) };
}

/** Timetable state in the URL. */
export function useTimetable() {
  const { params, change } = useStoredParams(STORED_PARAMS, {
    transient: TRANSIENT_PARAMS,
    first: 'lineType=EU',
  });
  const today = formatDate(useMinuteClock());
  const address = readTimetableAddress(params);
  const { lineType, direction, startStationId, endStationId } = address;
  const weeks = weeksFrom(today, CALENDAR_WEEKS).flat();
  const month = address.month ?? (address.date && !weeks.includes(address.date) ? monthOf(address.date) : null);
  return {
    address,
    today,
    /** `yyyy-MM`; null: five weeks from this one */
    month,
    /** first of seven days while no day is selected */
    weekFrom: month === null || month === monthOf(today) ? today : `${month}-01`,
    period: periodOf(address, today),
    filter: { lineType, direction, startStationId, endStationId },
    isFiltered: direction !== undefined || startStationId !== undefined || endStationId !== undefined,
    /** merges; empty clears a parameter */
    change: (values: Partial<Record<TimetableParam, string>>) => change(values),
    clearFilters: () => change({ direction: '', startStationId: '', endStationId: '', pageNum: '' }),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
