import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import type { TrainUnderWay } from '../../wire.ts';

type Stop = TrainUnderWay['stops'][number];

const HOUR_MS = 3_600_000;

/** Position by the timetable. */
export interface PlannedProgress {
  /** of the distance, 0 to 1 */
  share: number;
  /** share: of the distance, 0 to 1 */
  stops: { stationId: number; share: number; isPassed: boolean; isBorder: boolean }[];
  /** next stop and its planned wire time; null after the last */
  next: { stationName: string; time: string } | null;
}

/** Hours and kilometres of the stops count from departure. */
export function plannedProgress(departTime: string, stops: readonly Stop[], now: Date): PlannedProgress {
  const start = parseDateTime(departTime).getTime();
  const hours = (now.getTime() - start) / HOUR_MS;
  const total = stops.at(-1)?.distanceKm ?? 0;
  const shareOf = (km: number) => (total > 0 ? km / total : 0);
  const ahead = stops.findIndex((stop) => stop.plannedHours > hours);
  const next = stops[ahead];
  return {
    share: shareOf(kmAt(hours, stops, ahead)),
    stops: stops.map(({ stationId, distanceKm, plannedHours, isBorder }) => ({
      stationId,
      share: shareOf(distanceKm),
      isPassed: plannedHours <= hours,
      isBorder,
    })),
    next: next
      ? {
          stationName: next.stationName,
          time: formatDateTime(new Date(start + next.plannedHours * HOUR_MS)),
        }
      : null,
  };
}

function kmAt(hours: number, stops: readonly Stop[], ahead: number): number {
  const next = stops[ahead];
  if (next === undefined) return stops.at(-1)?.distanceKm ?? 0;
  const last = stops[ahead - 1];
  if (last === undefined) return 0;
  const part = (hours - last.plannedHours) / (next.plannedHours - last.plannedHours);
  return last.distanceKm + part * (next.distanceKm - last.distanceKm);
}
