import { expect, test } from 'vitest';
import { isDayDisabled, latestTime } from './dayRules.ts';
import { disabledTimes } from './disabledTimes.ts';
import { dayShortcuts, rangeShortcuts, timeShortcuts } from './shortcuts.ts';
import { zh as texts } from './texts/fields.ts';

const TODAY = '2026-03-01';

test('rules disable days before, after, a single day, or outside a range', () => {
  expect(isDayDisabled([{ before: TODAY }], '2026-02-28')).toBe(true);
  expect(isDayDisabled([{ before: TODAY }], TODAY)).toBe(false);
  expect(isDayDisabled([{ after: TODAY }], '2026-03-02')).toBe(true);
  expect(isDayDisabled([{ after: TODAY }], TODAY)).toBe(false);
  expect(isDayDisabled([{ day: TODAY }], TODAY)).toBe(true);
  expect(isDayDisabled([{ day: TODAY }], '2026-03-02')).toBe(false);
  const march = [{ allowed: ['2026-03-01', '2026-03-31'] }] as const;
  expect(isDayDisabled(march, '2026-03-31')).toBe(false);
  expect(isDayDisabled(march, '2026-04-01')).toBe(true);
});

test('afterTime disables later days; the earliest one counts', () => {
  const noon = { afterTime: `${TODAY} 12:00:00` };
  expect(isDayDisabled([noon], TODAY)).toBe(false);
  expect(isDayDisabled([noon], '2026-03-02')).toBe(true);
  expect(latestTime([noon, { afterTime: `${TODAY} 09:00:00` }, { before: TODAY }])).toBe(`${TODAY} 09:00:00`);
  expect(latestTime([{ before: TODAY }])).toBeNull();
});

test('rules add up', () => {
  expect(isDayDisabled([], TODAY)).toBe(false);
  expect(isDayDisabled([{ before: TODAY }, { day: '2026-03-08' }], '2026-03-08')).toBe(true);
});

test('shortcuts are a day, a week and 30 days, today among them', () => {
  expect(rangeShortcuts(texts, 'past', TODAY).map(({ days }) => days)).toEqual([
    ['2026-03-01', '2026-03-01'],
    ['2026-02-23', '2026-03-01'],
    ['2026-01-31', '2026-03-01'],
  ]);
  expect(rangeShortcuts(texts, 'ahead', TODAY).at(1)).toEqual({
    label: texts.weekAhead,
    days: ['2026-03-01', '2026-03-07'],
  });
});

test('single-day shortcuts are relative to today', () => {
  expect(dayShortcuts(texts, 'past', TODAY).map(({ day }) => day)).toEqual(['2026-02-28', '2026-02-22', '2026-01-30']);
  expect(dayShortcuts(texts, 'ahead', TODAY).at(-1)).toEqual({ label: texts.inMonth, day: '2026-03-31' });
});

test('shortcuts of times keep the time of day that was chosen, those of the past begin with now', () => {
  const now = `${TODAY} 09:30:12`;
  expect(timeShortcuts(texts, 'past', '', now).map(({ time }) => time)).toEqual([
    '2026-03-01 09:30:00',
    '2026-02-28 09:30:00',
    '2026-02-22 09:30:00',
    '2026-01-30 09:30:00',
  ]);
  expect(timeShortcuts(texts, 'ahead', '2026-05-05 18:00:00', now).map(({ time }) => time)).toEqual([
    '2026-03-02 18:00:00',
    '2026-03-08 18:00:00',
    '2026-03-31 18:00:00',
  ]);
  expect(timeShortcuts(texts, 'ahead', '', now).at(0)?.time).toBe('2026-03-02 09:00:00');
});

test('on the last day the hours and minutes after the latest time are disabled', () => {
  const latest = `${TODAY} 21:57:30`;
  expect(disabledTimes(TODAY, latest).disabledHours()).toEqual([22, 23]);
  expect(disabledTimes(TODAY, latest).disabledMinutes(21)).toEqual([58, 59]);
  expect(disabledTimes(TODAY, latest).disabledMinutes(20)).toEqual([]);
  expect(disabledTimes('2026-02-28', latest).disabledHours()).toEqual([]);
});
