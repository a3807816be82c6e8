import { expect, test } from 'vitest';
import { readTimetableAddress } from './timetableAddress.ts';
import { periodOf } from './useTimetable.ts';

const today = '2026-11-22';
const period = (query: string) => periodOf(readTimetableAddress(new URLSearchParams(query)), today);

test('the table keeps the calendar’s day or month', () => {
  expect(period('date=2026-12-03')).toEqual({ dateFrom: '2026-12-03', dateTo: '2026-12-03' });
  expect(period('month=2026-12')).toEqual({ dateFrom: '2026-12-01', dateTo: '2026-12-31' });
  expect(period('month=2026-11')).toEqual({ dateFrom: today, dateTo: '2026-11-30' });
});

test('days of its own come first; without any it shows the next thirty', () => {
  expect(period('month=2026-12&dateFrom=2027-01-05')).toEqual({ dateFrom: '2027-01-05', dateTo: '' });
  expect(period('')).toEqual({ dateFrom: today, dateTo: '2026-12-22' });
});
