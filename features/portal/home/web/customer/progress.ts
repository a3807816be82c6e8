import type { TrainUnderWay } from '../../wire.ts';

export interface Progress {
  /** of the distance, 0 to 1 */
  share: number;
  /** share: of the distance, 0 to 1 */
  stops: { stationId: number; share: number; isPassed: boolean; isBorder: boolean }[];
  /** next stop and when it is expected, wire time; null after the last */
  next: { stationName: string; time: string } | null;
}

/** Progress by the position that tracking computed. */
export function progressOf({ stops, position }: Pick<TrainUnderWay, 'stops' | 'position'>): Progress {
  const start = stops[0]?.distanceKm ?? 0;
  const total = (stops.at(-1)?.distanceKm ?? 0) - start;
  const travelled = position?.travelledKm ?? 0;
  const shareOf = (km: number) => (total > 0 ? km / total : 0);
  const next = stops.find(({ distanceKm }) => distanceKm - start > travelled);
  return {
    share: shareOf(travelled),
    stops: stops.map(({ stationId, distanceKm, isBorder }) => ({
      stationId,
      share: shareOf(distanceKm - start),
      isPassed: distanceKm - start <= travelled,
      isBorder,
    })),
    next: next ? { stationName: next.stationName, time: next.estimatedTime ?? next.plannedTime } : null,
  };
}
