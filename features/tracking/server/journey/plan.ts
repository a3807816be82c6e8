import type { Stop } from '../../../network/wire.ts';

const HOUR_MS = 3_600_000;

/** Lifting every container over to wagons of the other gauge, as lines are planned. */
const GAUGE_CHANGE_HOURS = 12;

/** A stop with the instants at which the timetable lets the train arrive and leave, in ms since 1970. */
export interface PlannedStop {
  stationId: number;
  latitude: number;
  longitude: number;
  distanceKm: number;
  arriveAt: number;
  leaveAt: number;
}

/**
 * The timetable of one train: its line's hours counted from its departure. Lines say when a train arrives; it
 * leaves again at once, but stays for the transshipment where the gauge changes (never longer than half the way
 * to the next stop is planned to take).
 */
export function planOf(stops: readonly Stop[], departAt: Date): PlannedStop[] {
  return stops.map((stop, index) => {
    const next = stops[index + 1];
    const hoursToNext = next ? next.plannedHours - stop.plannedHours : 0;
    const stayHours = stop.changesGauge ? Math.min(GAUGE_CHANGE_HOURS, hoursToNext / 2) : 0;
    const arriveAt = departAt.getTime() + stop.plannedHours * HOUR_MS;
    const { stationId, latitude, longitude, distanceKm } = stop;
    return { stationId, latitude, longitude, distanceKm, arriveAt, leaveAt: arriveAt + stayHours * HOUR_MS };
  });
}
