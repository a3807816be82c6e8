import { shiftDay, weekdayOf } from '../../timetable/month.ts';

/** `weekdays` 1 Monday … 7 Sunday; both ends inclusive. */
export function seriesDates(weekdays: readonly number[], dateFrom: string, dateTo: string): string[] {
  const dates: string[] = [];
  for (let date = dateFrom; date <= dateTo; date = shiftDay(date, 1)) {
    if (weekdays.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
}
