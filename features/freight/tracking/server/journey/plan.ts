import type { Stop } from '../../../network/wire.ts';

const HOUR_MS = 3_600_000;

/** Transshipment of a whole train, as lines are planned. */
const GAUGE_CHANGE_HOURS = 12;

/** Stop with planned arrival and departure, in ms since 1970. */
export interface PlannedStop {
  stationId: number;
  latitude: number;
  longitude: number;
  distanceKm: number;
  arriveAt: number;
  leaveAt: number;
}

/**
 * Timetable of one train. No stay at a stop except for the gauge change: at most half the planned time to the
 * next stop.
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
