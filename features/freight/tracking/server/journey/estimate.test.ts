import { expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';
import type { JourneyEvent } from './progress.ts';
import { actualEvent, instantAfter, testTrain } from './testJourney.ts';

const estimatedEvent = (kind: JourneyEvent['kind'], stop: number, hours: number, id: number): JourneyEvent => ({
  id,
  kind,
  classifier: 'estimated',
  stationId: stop + 1,
  at: instantAfter(hours),
});

test('without events a train is expected as planned and owes no report', () => {
  expect(estimateOf(testTrain, [])).toEqual({ departAt: null, arriveAt: null, report: null });
});

test('an estimated departure moves the expected arrival before the train has left', () => {
  const { departAt, arriveAt, report } = estimateOf(testTrain, [estimatedEvent('departed', 0, 5, 1)]);
  expect([departAt, arriveAt]).toEqual([instantAfter(5), instantAfter(106.5)]);
  expect(report).toBeNull();
});

test('a late departure moves everything ahead of it, and the next station says when to expect a report', () => {
  const { departAt, arriveAt, report } = estimateOf(testTrain, [actualEvent('departed', 0, 0.9, 1)]);
  expect(departAt).toBe(instantAfter(0.9));
  expect(arriveAt).toBe(instantAfter(102.4));
  expect(report).toMatchObject({ stationId: 1, kind: 'departed', nextAt: instantAfter(62.9) });
});

test('at the gauge change the next report is the departure from there', () => {
  const events = [actualEvent('departed', 0, 0, 1), actualEvent('borderArrived', 3, 81.5, 2)];
  expect(estimateOf(testTrain, events).report).toMatchObject({ stationId: 4, nextAt: instantAfter(91.5) });
});

test('an arrived train owes no report, and its expected arrival is the actual one', () => {
  const events = [actualEvent('departed', 0, 0, 1), actualEvent('arrived', 4, 104, 2)];
  const { arriveAt, report } = estimateOf(testTrain, events);
  expect(arriveAt).toBe(instantAfter(104));
  expect(report).toMatchObject({ stationId: 5, kind: 'arrived', nextAt: null });
});
