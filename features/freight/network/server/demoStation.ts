import type { Trilingual } from '../../../../platform/wire/language.ts';

type GaugesMm = readonly [1435] | readonly [1520] | readonly [1435, 1520];

/**
 * WGS 84 coordinates of the freight yard or the town's station. Some codes (yards, Mongolia, Caucasus,
 * Turkey) are only well-formed, not official: unfit for a waybill.
 */
export interface DemoStation {
  readonly key: string;
  readonly name: Trilingual;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** China: telegraph code; 1520 mm space: 6-digit ESR with its check digit; elsewhere: 7-digit UIC. */
  readonly stationCode: string;
  /** Empty for a location without one. */
  readonly unlocode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly gaugesMm: GaugesMm;
}

/** Station without the country and gauges its table shares. */
type StationRow = readonly [
  key: string,
  stationCode: string,
  unlocode: string,
  latitude: number,
  longitude: number,
  zh: string,
  en: string,
  ru: string,
];

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
