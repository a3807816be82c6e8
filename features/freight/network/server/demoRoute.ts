import { isDemoBorder } from './demoBorders.ts';
import { demoLeg } from './demoLegs.ts';
import type { DemoStop } from './demoLine.ts';
import { demoStation } from './demoStations.ts';

/** Average km/h by country, including waits for engines and crews. */
const KM_PER_HOUR: Readonly<Record<string, number>> = {
  CN: 42,
  KZ: 40,
  RU: 41,
  BY: 38,
  MN: 33,
  UZ: 34,
  KG: 30,
  AZ: 30,
  GE: 28,
  TR: 29,
  PL: 29,
};
const KM_PER_HOUR_ELSEWHERE = 32;
const KM_PER_HOUR_BY_FERRY = 16;
/** Handover at a border, customs included. */
const BORDER_HOURS = 3;
/** Transshipment of a whole train. */
const GAUGE_CHANGE_HOURS = 12;

function speedIn(countryCode: string): number {
  return KM_PER_HOUR[countryCode] ?? KM_PER_HOUR_ELSEWHERE;
}

/** A leg across a border runs half in each country. */
function legHours(fromKey: string, toKey: string): number {
  const leg = demoLeg(fromKey, toKey);
  if (leg.ferry) return leg.km / KM_PER_HOUR_BY_FERRY;
  const from = demoStation(fromKey).countryCode;
  const to = demoStation(toKey).countryCode;
  const running = leg.km / 2 / speedIn(from) + leg.km / 2 / speedIn(to);
  return from === to ? running : running + BORDER_HOURS;
}

/**
 * The receiving railway transships; the handing-over one does if the receiving station has one gauge only.
 */
function changesGaugeAt(previous: string | undefined, here: string, next: string | undefined): boolean {
  const canTransship = demoStation(here).gaugesMm.length === 2;
  if (!canTransship) return false;
  if (previous && isDemoBorder(previous, here)) return true;
  return next !== undefined && isDemoBorder(here, next) && demoStation(next).gaugesMm.length === 1;
}

const toHalfHour = (hours: number): number => Math.round(hours * 2) / 2;

/** Stops of a `DemoService.route` with kilometres and planned hours from the origin. */
export function stopsOf(route: readonly string[]): readonly DemoStop[] {
  const keys = route.map((token) => token.replace('~', ''));
  const stops: DemoStop[] = [];
  let distanceKm = 0;
  let hours = 0;
  for (const [index, station] of keys.entries()) {
    const previous = keys[index - 1];
    if (previous) {
      distanceKm += demoLeg(previous, station).km;
      hours += legHours(previous, station);
    }
    const changesGauge = changesGaugeAt(previous, station, keys[index + 1]);
    if (!route[index]?.startsWith('~')) {
      stops.push({ station, distanceKm, plannedHours: toHalfHour(hours), changesGauge });
    }
    if (changesGauge) hours += GAUGE_CHANGE_HOURS;
  }
  return stops;
}
