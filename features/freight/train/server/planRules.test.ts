import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { MAX_SERIES_TRAINS, type Price } from '../wire.ts';
import { dayAfter, weekdayOf, windowOf, windowOfMonth } from './days.ts';
import { statusByPlan } from './demo.ts';
import {
  conflictingTrain,
  departureFaults,
  departuresOf,
  hoursBefore,
  planFaults,
  type SeriesInput,
  seriesFaults,
} from './planRules.ts';
import { priceFaults } from './priceFaults.ts';
import { planAbilities } from './statusTransition.ts';

const NOW = parseDateTime('2026-03-02 09:00:00');
const PRICES: Price[] = [{ sizeType: '22G1', price: '4350.00', currency: 'USD' }];

const series = (changes: Partial<SeriesInput> = {}): SeriesInput => ({
  lineId: 1,
  trainNo: 'X8155',
  capacityTeu: 100,
  cutoffHours: 72,
  gateInHours: 24,
  prices: PRICES,
  weekdays: [1, 3],
  dateFrom: '2026-03-09',
  dateTo: '2026-03-22',
  departClock: '10:30',
  ...changes,
});

describe('days of the timetable', () => {
  test('are those of the platform, also around midnight', () => {
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(windowOf('2026-03-01', 1).from.toISOString()).toBe('2026-02-28T16:00:00.000Z');
    expect(windowOfMonth('2026-12').until).toEqual(parseDateTime('2027-01-01'));
    expect(weekdayOf('2026-03-01')).toBe(7);
    expect(weekdayOf('2026-03-02')).toBe(1);
  });

  test('of a month all lie in its window and no other do', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (moment) => {
        const { from, until } = windowOfMonth(formatDate(moment).slice(0, 7));
        expect(from <= moment && moment < until).toBe(true);
      }),
    );
  });
});

describe('a series', () => {
  test('runs on its weekdays only, first and last day included', () => {
    const texts = departuresOf(series()).map(formatDateTime);
    expect(texts).toEqual(['2026-03-09 10:30:00', '2026-03-11 10:30:00', '2026-03-16 10:30:00', '2026-03-18 10:30:00']);
    expect(seriesFaults(series(), NOW)).toEqual({});
  });

  test('is refused backwards, without a day, too long, or when its first train could not be booked', () => {
    expect(Object.keys(seriesFaults(series({ dateTo: '2026-03-08' }), NOW))).toEqual(['dateTo']);
    const oneDay = series({ dateTo: '2026-03-09', weekdays: [2] });
    expect(Object.keys(seriesFaults(oneDay, NOW))).toEqual(['weekdays']);
    expect(Object.keys(seriesFaults(series({ dateTo: '9999-12-31' }), NOW))).toEqual(['dateTo']);
    expect(Object.keys(seriesFaults(series({ dateFrom: '2026-03-02' }), NOW))).toEqual(['dateFrom']);
  });

  test('never gives more departures than it takes to see that it is too long', () => {
    const departures = departuresOf(series({ dateTo: '9999-12-31', weekdays: [1, 2, 3, 4, 5, 6, 7] }));
    expect(departures).toHaveLength(MAX_SERIES_TRAINS + 1);
  });
});

describe('a planned train', () => {
  const departAt = parseDateTime('2026-03-09 10:30:00');

  test('stands in the way of another at its moment, and of its number on its day', () => {
    const existing = [{ trainNo: 'X8155', departAt, status: 'open' as const }];
    const at = (time: string) => parseDateTime(`2026-03-09 ${time}`);
    expect(conflictingTrain(existing, 'X9999', departAt)).toBe(existing[0]);
    expect(conflictingTrain(existing, 'X8155', at('23:59:00'))).toBe(existing[0]);
    expect(conflictingTrain(existing, 'X9999', at('23:59:00'))).toBeUndefined();
    expect(conflictingTrain(existing, 'X8155', parseDateTime('2026-03-10 00:00:00'))).toBeUndefined();
  });

  test('that was cancelled leaves its number free, at another hour', () => {
    const existing = [{ trainNo: 'X8155', departAt, status: 'cancelled' as const }];
    expect(conflictingTrain(existing, 'X8155', parseDateTime('2026-03-09 12:00:00'))).toBeUndefined();
    expect(conflictingTrain(existing, 'X8155', departAt)).toBe(existing[0]);
  });

  test('must leave, and close for documents, in the future', () => {
    expect(Object.keys(departureFaults(NOW, 24, NOW))).toEqual(['departTime']);
    expect(Object.keys(departureFaults(hoursBefore(NOW, -24), 24, NOW))).toEqual(['cutoffHours']);
    expect(departureFaults(hoursBefore(NOW, -24), 23, NOW)).toEqual({});
  });

  test('needs a line in service, and a gate that closes no earlier than the documents', () => {
    expect(planFaults(series(), true)).toEqual({});
    expect(Object.keys(planFaults(series(), false))).toEqual(['lineId']);
    expect(Object.keys(planFaults(series(), null))).toEqual(['lineId']);
    expect(Object.keys(planFaults(series({ gateInHours: 73 }), true))).toEqual(['gateInHours']);
  });

  test('may open only before its cut-off', () => {
    const cutoffAt = hoursBefore(NOW, -1);
    const none = { open: false, close: false, cancel: false };
    expect(planAbilities({ status: 'planned', cutoffAt }, NOW)).toEqual({
      ...none,
      open: true,
      cancel: true,
    });
    expect(planAbilities({ status: 'planned', cutoffAt: NOW }, NOW)).toEqual({ ...none, cancel: true });
    expect(planAbilities({ status: 'cancelled', cutoffAt }, NOW)).toEqual(none);
  });

  test('closes, departs and arrives as its plan says', () => {
    const plan = (hours: readonly [number, number, number]) => ({
      cutoffAt: hoursBefore(NOW, -hours[0]),
      departAt: hoursBefore(NOW, -hours[1]),
      arriveAt: hoursBefore(NOW, -hours[2]),
    });
    expect(statusByPlan(plan([1, 2, 3]), NOW)).toBe('open');
    expect(statusByPlan(plan([0, 2, 3]), NOW)).toBe('closed');
    expect(statusByPlan(plan([-2, 0, 3]), NOW)).toBe('departed');
    expect(statusByPlan(plan([-3, -2, 0]), NOW)).toBe('arrived');
  });
});

describe('prices', () => {
  const priced = (price: string, changes: Partial<Price> = {}): Price => ({
    sizeType: '42G1',
    price,
    currency: 'USD',
    ...changes,
  });

  test('are amounts above zero that money can hold', () => {
    for (const good of ['1', '0.01', '9999999999.99']) expect(priceFaults([priced(good)])).toEqual({});
    for (const wrong of ['0', '0.00', '-1', '1.001', '10000000000']) {
      expect(Object.keys(priceFaults([priced(wrong)]))).toEqual(['prices.0.price']);
    }
  });

  test('are one for each container type and all in one currency', () => {
    expect(Object.keys(priceFaults([...PRICES, priced('10'), priced('11')]))).toEqual(['prices.2.sizeType']);
    const mixed = [...PRICES, priced('10', { currency: 'CNY' })];
    expect(Object.keys(priceFaults(mixed))).toEqual(['prices.1.currency']);
  });
});
