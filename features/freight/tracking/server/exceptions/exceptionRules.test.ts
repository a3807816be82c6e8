import { expect, test } from 'vitest';
import { byUrgency, exceptionsOf, type TrainFacts } from './exceptionRules.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 22, 12);
const after = (hours: number) => now + hours * HOUR;

const underWay: TrainFacts = {
  status: 'departed',
  arriveAt: after(100),
  cutoffAt: after(-90),
  expectedDepartAt: after(-48),
  expectedArriveAt: after(100),
  nextReportAt: after(5),
  capacityTeu: 100,
  soldTeu: 80,
  missingContainers: 0,
  waitlistedTeu: 0,
};
const ahead: TrainFacts = {
  ...underWay,
  status: 'open',
  cutoffAt: after(60),
  expectedDepartAt: after(100),
  nextReportAt: null,
};
const kindsOf = (train: TrainFacts) => exceptionsOf(train, now).map(({ kind }) => kind);

test('a train on time that owes no report is nobody’s worry', () => {
  expect(kindsOf(underWay)).toEqual([]);
  expect(kindsOf(ahead)).toEqual([]);
});

test('late counts from six hours, silence from six hours after the next report was due', () => {
  expect(kindsOf({ ...underWay, expectedArriveAt: after(105.9) })).toEqual([]);
  expect(exceptionsOf({ ...underWay, expectedArriveAt: after(106) }, now)).toEqual([{ kind: 'late', minutes: 360 }]);
  expect(kindsOf({ ...underWay, nextReportAt: after(-5.9) })).toEqual([]);
  expect(exceptionsOf({ ...underWay, nextReportAt: after(-14) }, now)).toEqual([{ kind: 'silent', minutes: 840 }]);
});

test('numbers are missed from 24 hours before the cut-off until the train leaves', () => {
  const missing = { ...ahead, missingContainers: 3 };
  expect(kindsOf(missing)).toEqual([]);
  expect(kindsOf({ ...missing, cutoffAt: after(23) })).toEqual(['numbersMissing']);
  expect(exceptionsOf({ ...missing, cutoffAt: after(-2) }, now)).toEqual([{ kind: 'numbersMissing', minutes: -120 }]);
});

test('a train that has not left an hour after its time is overdue, cancelled and arrived ones are not', () => {
  const gone = { ...ahead, cutoffAt: after(-20), expectedDepartAt: after(-2) };
  expect(kindsOf(gone)).toEqual(['departureOverdue']);
  expect(kindsOf({ ...gone, status: 'cancelled' })).toEqual([]);
  expect(kindsOf({ ...gone, status: 'arrived' })).toEqual([]);
});

test('sales are looked at within a week: half empty, full early, or asked for beyond the capacity', () => {
  expect(kindsOf({ ...ahead, soldTeu: 49 })).toEqual(['undersold']);
  expect(kindsOf({ ...ahead, soldTeu: 49, expectedDepartAt: after(200) })).toEqual([]);
  expect(kindsOf({ ...ahead, soldTeu: 100 })).toEqual([]);
  expect(kindsOf({ ...ahead, soldTeu: 100, cutoffAt: after(80) })).toEqual(['oversold']);
  expect(kindsOf({ ...ahead, soldTeu: 100, waitlistedTeu: 4 })).toEqual(['oversold']);
});

test('the longest silence and the nearest cut-off come first', () => {
  const found = [
    { kind: 'late' as const, minutes: 900 },
    { kind: 'numbersMissing' as const, minutes: 500 },
    { kind: 'silent' as const, minutes: 400 },
    { kind: 'numbersMissing' as const, minutes: -30 },
    { kind: 'silent' as const, minutes: 800 },
  ];
  expect(found.toSorted(byUrgency).map(({ minutes }) => minutes)).toEqual([800, 400, -30, 500, 900]);
});
