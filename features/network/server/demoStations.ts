import type { DemoStation } from './demoStation.ts';
import { broadGaugeStations } from './demoStationsBroadGauge.ts';
import { chinaStations } from './demoStationsChina.ts';
import { europeStations } from './demoStationsEurope.ts';

/** Every station of the demo network. */
export const demoStations: readonly DemoStation[] = [
  ...chinaStations,
  ...broadGaugeStations,
  ...europeStations,
];

const stationsByKey = new Map(demoStations.map((station) => [station.key, station]));

/** The demo station of a key; a key that nothing has is a mistake in the demo data and throws. */
export function demoStation(key: string): DemoStation {
  const station = stationsByKey.get(key);
  if (!station) throw new Error(`No demo station has the key "${key}".`);
  return station;
}
