import { expect, test } from 'vitest';
import { isDayOff, latestOf } from './dayRules.ts';
import { dayShortcuts, rangeShortcuts, timeShortcuts } from './shortcuts.ts';
import texts from './texts/zh.ts';
import { timesOff } from './timesOff.ts';

const TODAY = '2026-03-01';

test('rules disable days before, after, a single day, or outside a range', () => {
  expect(isDayOff([{ before: TODAY }], '2026-02-28')).toBe(true);
  expect(isDayOff([{ before: TODAY }], TODAY)).toBe(false);
  expect(isDayOff([{ after: TODAY }], '2026-03-02')).toBe(true);
  expect(isDayOff([{ after: TODAY }], TODAY)).toBe(false);
  expect(isDayOff([{ day: TODAY }], TODAY)).toBe(true);
  expect(isDayOff([{ day: TODAY }], '2026-03-02')).toBe(false);
  const march = [{ allowed: ['2026-03-01', '2026-03-31'] }] as const;
  expect(isDayOff(march, '2026-03-31')).toBe(false);
  expect(isDayOff(march, '2026-04-01')).toBe(true);
});

test('afterTime disables later days; the earliest one counts', () => {
  const noon = { afterTime: `${TODAY} 12:00:00` };
  expect(isDayOff([noon], TODAY)).toBe(false);
  expect(isDayOff([noon], '2026-03-02')).toBe(true);
  expect(latestOf([noon, { afterTime: `${TODAY} 09:00:00` }, { before: TODAY }])).toBe(`${TODAY} 09:00:00`);
  expect(latestOf([{ before: TODAY }])).toBeNull();
});

test('rules add up', () => {
  expect(isDayOff([], TODAY)).toBe(false);
  expect(isDayOff([{ before: TODAY }, { day: '2026-03-08' }], '2026-03-08')).toBe(true);
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
  expect(dayShortcuts(texts, 'past', TODAY).map(({ day }) => day)).toEqual([
    '2026-02-28',
    '2026-02-22',
    '2026-01-30',
  ]);
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
  expect(timesOff(TODAY, latest).disabledHours()).toEqual([22, 23]);
  expect(timesOff(TODAY, latest).disabledMinutes(21)).toEqual([58, 59]);
  expect(timesOff(TODAY, latest).disabledMinutes(20)).toEqual([]);
  expect(timesOff('2026-02-28', latest).disabledHours()).toEqual([]);
});
