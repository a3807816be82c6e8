import type { DemoStation } from './demoStation.ts';
import { broadGaugeStations } from './demoStationsBroadGauge.ts';
import { chinaStations } from './demoStationsChina.ts';
import { europeStations } from './demoStationsEurope.ts';

export const demoStations: readonly DemoStation[] = [...chinaStations, ...broadGaugeStations, ...europeStations];

const stationsByKey = new Map(demoStations.map((station) => [station.key, station]));

/** Throws on an unknown key: a mistake in the demo data. */
export function demoStation(key: string): DemoStation {
  const station = stationsByKey.get(key);
  if (!station) throw new Error(`No demo station has the key "${key}".`);
  return station;
}
