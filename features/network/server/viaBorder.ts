import type { Stop } from '../wire.ts';

type RouteStop = Pick<Stop, 'stationName' | 'countryCode' | 'isBorder'>;

/** Chinese side of the line's crossing, as in "via Alashankou" 经阿拉山口; null without a gauge border. */
export function viaBorderOf(stops: readonly RouteStop[]): string | null {
  const crossings = stops.filter((stop) => stop.isBorder);
  const chinese = crossings.find((stop) => stop.countryCode === 'CN');
  return (chinese ?? crossings[0])?.stationName ?? null;
}
