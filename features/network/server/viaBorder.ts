import type { Stop } from '../wire.ts';

/** What the rule reads of a stop. */
type Passed = Pick<Stop, 'stationName' | 'countryCode' | 'isBorder'>;

/**
 * The border a line is named after: the Chinese side of its crossing, as in "via Alashankou" 经阿拉山口.
 * Null for a line that crosses no gauge border.
 */
export function viaBorderOf(stops: readonly Passed[]): string | null {
  const crossings = stops.filter((stop) => stop.isBorder);
  const chinese = crossings.find((stop) => stop.countryCode === 'CN');
  return (chinese ?? crossings[0])?.stationName ?? null;
}
