import { useMinute } from '../../../../platform/web/clock/useMinute.ts';
import { useRememberedParams } from '../../../../platform/web/widgets/list/useRememberedParams.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { monthOf } from './month.ts';
import { type AddressName, KEPT_NAMES, PASSING_NAMES, readTimetableAddress } from './timetableAddress.ts';

/** Timetable state in the URL. */
export function useTimetable() {
  const { params, change } = useRememberedParams(KEPT_NAMES, {
    passing: PASSING_NAMES,
    first: 'lineType=EU',
  });
  const today = formatDate(useMinute());
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
    change: (values: Partial<Record<AddressName, string>>) => change(values),
    clearFilters: () => change({ direction: '', startStationId: '', endStationId: '', pageNum: '' }),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
