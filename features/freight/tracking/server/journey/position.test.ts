import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../../wire.ts';
import { journeyOf } from './journey.ts';
import { planOf } from './plan.ts';
import { type JourneyEvent, progressOf } from './progress.ts';
import { actualEvent, instantAfter, testStops, testTrain } from './testJourney.ts';

/** Any ledger: all kinds, any order, implausible times. */
const journeyEvent: fc.Arbitrary<JourneyEvent> = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  kind: fc.constantFrom(...EVENT_KINDS),
  classifier: fc.constantFrom('planned', 'estimated', 'actual'),
  stationId: fc.integer({ min: 1, max: testStops.length }),
  at: fc.integer({ min: -50, max: 300 }).map(instantAfter),
});
const ledger = fc.array(journeyEvent, { maxLength: 12 }).map((some) => [actualEvent('departed', 0, 1, 0), ...some]);
const hours = fc.double({ min: 0, max: 400, noNaN: true });

const positionIn = (events: readonly JourneyEvent[], atHours: number) =>
  journeyOf(testTrain, events, new Date(instantAfter(atHours))).position;

test('as time passes a train never runs backwards, whatever was recorded', () => {
  fc.assert(
    fc.property(ledger, hours, hours, (events, one, other) => {
      const before = positionIn(events, Math.min(one, other));
      const after = positionIn(events, Math.max(one, other));
      expect(after?.travelledKm).toBeGreaterThanOrEqual(before?.travelledKm ?? Number.NaN);
    }),
  );
});

test('a train is always between the furthest stop it was seen at and the next one', () => {
  fc.assert(
    fc.property(ledger, hours, (events, atHours) => {
      const progress = progressOf(planOf(testStops, new Date(instantAfter(0))), events);
      const here = testStops[progress?.stop ?? 0];
      const next = testStops[(progress?.stop ?? 0) + 1] ?? here;
      const position = positionIn(events, atHours);
      expect(position?.travelledKm).toBeGreaterThanOrEqual(here?.distanceKm ?? Number.NaN);
      expect(position?.travelledKm).toBeLessThanOrEqual(next?.distanceKm ?? Number.NaN);
    }),
  );
});

test('expected times ahead are in order and never before the last report', () => {
  fc.assert(
    fc.property(ledger, hours, (events, atHours) => {
      const { stops } = journeyOf(testTrain, events, new Date(instantAfter(atHours)));
      const expected = stops.flatMap((stop) => stop.estimatedTime ?? []);
      expect(expected).toEqual(expected.toSorted());
    }),
  );
});

test('a position on a leg lies on the great circle between its stations', () => {
  const position = positionIn([actualEvent('departed', 0, 0)], 31);
  expect(position?.latitude).toBeGreaterThan(39);
  expect(position?.latitude).toBeLessThan(41);
  expect(position?.longitude).toBeGreaterThan(98);
  expect(position?.longitude).toBeLessThan(100);
});
