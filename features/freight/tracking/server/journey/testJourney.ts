import { parseDateTime } from '../../../../../platform/wire/time.ts';
import type { Stop } from '../../../network/wire.ts';
import type { EventKind } from '../../wire.ts';
import type { JourneyEvent } from './progress.ts';

type Row = readonly [name: string, country: string, latitude: number, longitude: number, km: number, hours: number];

const ROWS: readonly Row[] = [
  ['Xi’an', 'CN', 34.35, 109.06, 0, 0],
  ['Urumqi', 'CN', 43.84, 87.53, 2612, 62],
  ['Khorgos', 'CN', 44.21, 80.41, 3297, 78.5],
  ['Altynkol', 'KZ', 44.17, 80.27, 3303, 81.5],
  ['Almaty', 'KZ', 43.34, 76.95, 3615, 101.5],
];

/** Xi’an to Almaty via Khorgos; gauge change at Altynkol. */
export const testStops: readonly Stop[] = ROWS.map(
  ([stationName, countryCode, latitude, longitude, distanceKm, plannedHours], index) => ({
    stationId: index + 1,
    stationName,
    countryCode,
    latitude,
    longitude,
    isBorder: index === 2 || index === 3,
    sequence: index + 1,
    distanceKm,
    plannedHours,
    changesGauge: index === 3,
  }),
);

export const testTrain = { departTime: '2026-03-01 10:00:00', stops: testStops };

/** ms since 1970, from hours after the planned departure. */
export const instantAfter = (hours: number) => parseDateTime(testTrain.departTime).getTime() + hours * 3_600_000;

/** `stop`: index; `hours`: after the planned departure. */
export function actualEvent(kind: EventKind, stop: number, hours: number, id = hours): JourneyEvent {
  return { id, kind, classifier: 'actual', stationId: stop + 1, at: instantAfter(hours) };
}
