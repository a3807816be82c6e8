import type { Trilingual } from '../../../platform/wire/language.ts';

export type GaugesMm = readonly [1435] | readonly [1520] | readonly [1435, 1520];

/**
 * A station of the demo network; coordinates are WGS 84 degrees of the freight yard or the town's station.
 * Codes are the public ones where known; those of some yards and of Mongolia, the Caucasus and Turkey only
 * have the right form, so no waybill may rely on them.
 */
export interface DemoStation {
  readonly key: string;
  readonly name: Trilingual;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** China: telegraph code; 1520 mm space: 6-digit ESR with its check digit; elsewhere: 7-digit UIC. */
  readonly stationCode: string;
  /** UN/LOCODE of the place, '' when it has none. */
  readonly unlocode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly gaugesMm: GaugesMm;
}

/** One station a line: everything but its country and gauges, which its table has in common. */
export type StationRow = readonly [
  key: string,
  stationCode: string,
  unlocode: string,
  latitude: number,
  longitude: number,
  zh: string,
  en: string,
  ru: string,
];

/** The stations of a table whose rows share country and gauges. */
export function stationsOf(
  countryCode: string,
  gaugesMm: GaugesMm,
  rows: readonly StationRow[],
): readonly DemoStation[] {
  return rows.map(([key, stationCode, unlocode, latitude, longitude, zh, en, ru]) => ({
    key,
    name: { zh, en, ru },
    countryCode,
    stationCode,
    unlocode,
    latitude,
    longitude,
    gaugesMm,
  }));
}
