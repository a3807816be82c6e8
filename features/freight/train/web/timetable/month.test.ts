import { expect, test } from 'vitest';
import { monthOf, sameDayOfMonth, shiftDay, shiftMonth, weekdayOf, weeksFrom, weeksOf } from './month.ts';

test('a calendar shows each day of the month once, under its weekday', () => {
  for (const month of ['2026-11', '2027-02', '2028-02', '2026-08']) {
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((date) => date !== null);
    const last = Number(shiftDay(`${shiftMonth(month, 1)}-01`, -1).slice(8));
    expect(days.map((date) => Number(date.slice(8)))).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      week.forEach((date, index) => {
        if (date) expect(weekdayOf(date)).toBe(index + 1);
      });
    }
  }
});

test('the year turns', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(monthOf(shiftDay('2026-12-31', 1))).toBe('2027-01');
});

test('from the 31st one comes to the last day of a shorter month', () => {
  expect(sameDayOfMonth('2027-01-31', 1)).toBe('2027-02-28');
  expect(sameDayOfMonth('2026-11-21', -1)).toBe('2026-10-21');
});

test('at the end of a month the coming weeks stand together, from the Monday of today', () => {
  const weeks = weeksFrom('2026-11-27', 5);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-23');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-27');
});
