import { expect, test } from 'vitest';
import { readTypedDate } from './typedDate.ts';

test.each([
  ['2026-11-25 08:30', '2026-11-25 08:30:00'],
  ['2026/11/25 8:30', '2026-11-25 08:30:00'],
  ['25.11.2026, 08:30', '2026-11-25 08:30:00'],
  ['2026年11月25日 08：30', '2026-11-25 08:30:00'],
  ['25 Nov 2026, 08:30', '2026-11-25 08:30:00'],
  ['5 september 2026 8:30', '2026-09-05 08:30:00'],
  [' 2026-1-5  23:59:10 ', '2026-01-05 23:59:10'],
])('%s is read as %s', (text, value) => {
  expect(readTypedDate(text, 'minute', [])).toEqual({ value });
});

test.each([
  '2026-11-25',
  '2026-02-30 10:00',
  '2026-11-25 24:00',
  '25/11',
  '25 Foo 2026 10:00',
  'soon',
  '2026-11-25 10:61',
])('%s is no time and is never replaced by another one', (text) => {
  expect(readTypedDate(text, 'minute', [])).toEqual({ fault: 'unreadable' });
});

test('a day needs no clock and drops one', () => {
  expect(readTypedDate('25.11.2026', 'day', [])).toEqual({ value: '2026-11-25' });
  expect(readTypedDate('2026-11-25 10:00', 'day', [])).toEqual({ value: '2026-11-25' });
});

test('what the rules refuse is refused with the bounds', () => {
  const until = [{ afterTime: '2026-11-25 10:00:30' }];
  expect(readTypedDate('2026-11-25 10:00', 'minute', until)).toEqual({ value: '2026-11-25 10:00:00' });
  expect(readTypedDate('2026-11-25 10:01', 'minute', until)).toEqual({
    fault: 'refused',
    latest: '2026-11-25 10:00',
  });
  expect(readTypedDate('2026-11-01', 'day', [{ before: '2026-11-20' }, { after: '2026-12-01' }])).toEqual({
    fault: 'refused',
    earliest: '2026-11-20',
    latest: '2026-12-01',
  });
});
