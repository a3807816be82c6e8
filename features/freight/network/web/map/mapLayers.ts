import type { MapPlace, MapRoute } from '../../../../../libs/map/mapProps.ts';
import type { LineRoute, Stop } from '../../wire.ts';

/** Lines with a stop at the station. */
export function linesAtStation(lines: readonly LineRoute[], stationId: number): LineRoute[] {
  return lines.filter((line) => line.stops.some((stop) => stop.stationId === stationId));
}

/**
 * Map routes, selected lines emphasized. Lines over the same stations, either way, are drawn once: the
 * selected one, else the first.
 */
export function mapRoutesOf(lines: readonly LineRoute[], chosen: ReadonlySet<number>): MapRoute[] {
  const byRoute = new Map<string, LineRoute>();
  for (const line of lines) {
    const key = routeKey(line);
    if (!byRoute.has(key) || chosen.has(line.lineId)) byRoute.set(key, line);
  }
  return [...byRoute.values()].map((line) => ({
    id: String(line.lineId),
    points: line.stops,
    emphasis: chosen.size === 0 ? 'normal' : chosen.has(line.lineId) ? 'strong' : 'faint',
    label: line.lineName,
  }));
}

function routeKey(line: LineRoute): string {
  const ids = line.stops.map((stop) => stop.stationId);
  return [ids.join('-'), ids.toReversed().join('-')].sort().join();
}

const KIND_RANK = { end: 2, border: 1, stop: 0 } as const;

/** Each station once, by its highest-ranked kind on any line. */
export function mapPlacesOf(lines: readonly LineRoute[]): MapPlace[] {
  const places = new Map<number, MapPlace>();
  for (const line of lines) {
    for (const [index, stop] of line.stops.entries()) {
      const kind = kindOf(stop, index === 0 || index === line.stops.length - 1);
      const known = places.get(stop.stationId);
      if (known && KIND_RANK[known.kind] >= KIND_RANK[kind]) continue;
      const { latitude, longitude } = stop;
      places.set(stop.stationId, {
        id: String(stop.stationId),
        name: stop.stationName,
        latitude,
        longitude,
        kind,
      });
    }
  }
  return [...places.values()];
}

function kindOf(stop: Stop, isEnd: boolean): MapPlace['kind'] {
  if (isEnd) return 'end';
  return stop.isBorder ? 'border' : 'stop';
}
