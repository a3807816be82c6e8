import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dateText, dateTimeText, formatDate, formatDateTime, parseDateTime } from './time.ts';

const instant = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T15:59:59Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

test('a time written on the wire is read back as the same moment, to the second', () => {
  fc.assert(
    fc.property(instant, (moment) => {
      const text = formatDateTime(moment);
      expect(z.safeParse(dateTimeText, text).success).toBe(true);
      expect(parseDateTime(text)).toEqual(moment);
    }),
  );
});

test('texts sort as the moments do, so that lists may sort by either', () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      expect(formatDateTime(one) < formatDateTime(other)).toBe(one < other);
    }),
  );
});

test('a day is the day of the platform’s zone: Beijing’s midnight begins it', () => {
  expect(formatDate(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(formatDate(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  expect(parseDateTime('2026-11-21')).toEqual(new Date('2026-11-20T16:00:00Z'));
});

test('days and times that no calendar has are refused', () => {
  const wrongDays = ['2026-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '9999-12-31', '26-01-01', '2026-1-1'];
  for (const day of wrongDays) expect(z.safeParse(dateText, day).success, day).toBe(false);
  expect(z.safeParse(dateText, '2028-02-29').success).toBe(true);
  const wrongTimes = ['2026-01-01 24:00:00', '2026-01-01T10:00:00', '2026-01-01 10:60:00', '2026-02-30 10:00:00'];
  for (const time of wrongTimes) expect(z.safeParse(dateTimeText, time).success, time).toBe(false);
});
