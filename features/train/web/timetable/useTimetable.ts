import { useMinuteClock } from '../../../../platform/web/clock/useMinuteClock.ts';
import { useStoredParams } from '../../../../platform/web/widgets/list/useStoredParams.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { monthOf } from './month.ts';
import {
  readTimetableAddress,
  STORED_PARAMS,
  type TimetableParam,
  TRANSIENT_PARAMS,
} from './timetableAddress.ts';

/** Timetable state in the URL. */
export function useTimetable() {
  const { params, change } = useStoredParams(STORED_PARAMS, {
    passing: TRANSIENT_PARAMS,
    first: 'lineType=EU',
  });
  const today = formatDate(useMinuteClock());
  const address = readTimetableAddress(params);
  const { lineType, direction, startStationId, endStationId } = address;
  const month = address.month ?? monthOf(address.date ?? today);
  return {
    address,
    today,
    month,
    /** first of seven days while no day is selected */
    weekFrom: month === monthOf(today) ? today : `${month}-01`,
    filter: { lineType, direction, startStationId, endStationId },
    isFiltered: direction !== undefined || startStationId !== undefined || endStationId !== undefined,
    /** merges; empty clears a parameter */
    change: (values: Partial<Record<TimetableParam, string>>) => change(values),
    clearFilters: () => change({ direction: '', startStationId: '', endStationId: '', pageNum: '' }),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
