import { expect, test } from 'vitest';
import type { EventKind } from '../../wire.ts';
import { journeyOf } from './journey.ts';
import type { JourneyEvent } from './progress.ts';
import { actualEvent, instantAfter, testTrain } from './testJourney.ts';

const journeyAt = (hours: number, ...events: JourneyEvent[]) =>
  journeyOf(testTrain, events, new Date(instantAfter(hours)));
const estimates = (hours: number, ...events: JourneyEvent[]) =>
  journeyAt(hours, ...events).stops.map((stop) => stop.estimatedTime);

test('before departure there is no position and nothing is expected but the plan', () => {
  const { stops, position } = journeyAt(-5, actualEvent('gateIn', 0, -30), actualEvent('loaded', 0, -8));
  expect(position).toBeNull();
  expect(stops.map((stop) => stop.plannedTime)).toEqual([
    '2026-03-01 10:00:00',
    '2026-03-04 00:00:00',
    '2026-03-04 16:30:00',
    '2026-03-04 19:30:00',
    '2026-03-05 15:30:00',
  ]);
  expect(stops.every((stop) => stop.estimatedTime === null && stop.actualTime === null)).toBe(true);
});

test('a train that left two hours late is expected two hours late everywhere', () => {
  expect(estimates(3, actualEvent('departed', 0, 2))).toEqual([
    null,
    '2026-03-04 02:00:00',
    '2026-03-04 18:30:00',
    '2026-03-04 21:30:00',
    '2026-03-05 17:30:00',
  ]);
});

test('an early train is expected early', () => {
  const { stops } = journeyAt(61, actualEvent('departed', 0, 0), actualEvent('arrived', 1, 60));
  expect(stops[1]?.actualTime).toBe('2026-03-03 22:00:00');
  expect(stops[2]?.estimatedTime).toBe('2026-03-04 14:30:00');
});

test('a stop passed without a report shows neither an actual nor an expected time', () => {
  const { stops } = journeyAt(80, actualEvent('departed', 0, 0), actualEvent('borderArrived', 2, 79));
  expect(stops[1]).toMatchObject({ estimatedTime: null, actualTime: null });
});

test('a train seen at the border after it should have left is late from there on', () => {
  // leaves Altynkol after 91.5 h by plan: 10 h of transshipment, half the time to Almaty
  expect(
    estimates(
      100,
      actualEvent('departed', 0, 0),
      actualEvent('borderArrived', 3, 81),
      actualEvent('transshipped', 3, 97),
    )[4],
  ).toBe('2026-03-05 21:00:00');
});

test('what the operator expects counts until the train is seen again', () => {
  const estimate: JourneyEvent = { ...actualEvent('arrived', 4, 120, 500), classifier: 'estimated' };
  expect(estimates(60, actualEvent('departed', 0, 0), estimate)[4]).toBe('2026-03-06 10:00:00');
  expect(estimates(63, actualEvent('departed', 0, 0), estimate, actualEvent('arrived', 1, 62, 501))[4]).toBe(
    '2026-03-05 15:30:00',
  );
});

test('planned events and events before departure do not move the train', () => {
  const planned: JourneyEvent = { ...actualEvent('arrived', 1, 62), classifier: 'planned' };
  expect(journeyAt(70, actualEvent('loaded', 0, -2), planned).position).toBeNull();
});

test('half the way to the next stop in time is half of it in kilometres, and only reckoned', () => {
  const { position } = journeyAt(31, actualEvent('departed', 0, 0));
  expect(position).toMatchObject({ travelledKm: 1306, totalKm: 3615, isCertain: false });
});

test('a train waits at the gauge change as long as the plan says, then goes on', () => {
  const events = [actualEvent('departed', 0, 0), actualEvent('borderArrived', 3, 81.5)];
  expect(journeyAt(91, ...events).position).toMatchObject({ travelledKm: 3303, isCertain: true });
  expect(journeyAt(96.5, ...events).position).toMatchObject({ travelledKm: 3459, isCertain: false });
});

test('a train that is overdue stays at the next stop until it is reported there', () => {
  expect(journeyAt(200, actualEvent('departed', 0, 0)).position).toMatchObject({
    latitude: 43.84,
    longitude: 87.53,
    travelledKm: 2612,
    isCertain: false,
  });
});

test.each<EventKind>(['arrived', 'unloaded', 'gateOut', 'emptyReturned'])(
  'after "%s" at the last station the whole way is travelled, for certain',
  (kind) => {
    const { position } = journeyAt(300, actualEvent('departed', 0, 0), actualEvent(kind, 4, 110));
    expect(position).toMatchObject({ travelledKm: 3615, totalKm: 3615, isCertain: true });
  },
);

test('an estimate earlier than the timetable allows stands, and stops before it are expected no later', () => {
  const estimate: JourneyEvent = { ...actualEvent('arrived', 4, 70, 500), classifier: 'estimated' };
  const expected = estimates(60, actualEvent('departed', 0, 0), estimate);
  expect(expected[4]).toBe('2026-03-04 08:00:00');
  expect(expected[3]).toBe('2026-03-04 08:00:00');
  expect(expected[1]).toBe('2026-03-04 00:00:00');
});
