import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { TrainDetail } from '../../train/wire.ts';
import { demoEvents } from './demoEvents.ts';
import { testStops } from './journey/testJourney.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-03-10T04:00:00Z');
const LAST_HOURS = testStops.at(-1)?.plannedHours ?? 0;

function trainThatLeft(hoursAgo: number, trainInfoId: number): TrainDetail {
  const at = (hours: number) => formatDateTime(new Date(NOW.getTime() - (hoursAgo - hours) * HOUR_MS));
  return {
    trainInfoId,
    trainNo: 'X1',
    lineId: 1,
    lineName: 'Xi’an – Almaty',
    lineType: 'CA',
    direction: 'outbound',
    startStationId: 1,
    startStation: 'Xi’an',
    endStationId: 5,
    endStation: 'Almaty',
    departTime: at(0),
    arriveTime: at(LAST_HOURS),
    expectedDepartTime: at(LAST_HOURS),
    expectedArriveTime: at(LAST_HOURS),
    cutoffTime: at(-72),
    gateInTime: at(-24),
    capacityTeu: 100,
    remainTeu: 0,
    status: hoursAgo >= LAST_HOURS ? 'arrived' : 'departed',
    isBookable: false,
    sizeTypes: [],
    prices: [],
    viaBorder: null,
    stops: [...testStops],
  };
}

test('a demo train that has left or arrived by the plan has done so in its story, and nothing is told ahead of time', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 500, noNaN: true }), fc.nat(1000), (hoursAgo, id) => {
      const train = trainThatLeft(hoursAgo, id);
      const events = demoEvents(train, ['TBJU1000016'], NOW);
      const happened = (kind: string, stationId: number) =>
        events.some((event) => event.kind === kind && event.stationId === stationId);
      expect(events.every((event) => event.at <= NOW)).toBe(true);
      expect(happened('departed', 1)).toBe(true);
      expect(happened('arrived', 5)).toBe(train.status === 'arrived');
      expect(events.map((event) => event.at.getTime())).toEqual(
        events.map((event) => event.at.getTime()).toSorted((one, other) => one - other),
      );
    }),
  );
});
