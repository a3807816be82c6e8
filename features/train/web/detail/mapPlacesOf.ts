import type { MapPlace } from '../../../../platform/web/widgets/map/mapProps.ts';
import type { Stop } from '../../../network/wire.ts';

/** Stops as map places; borders and gauge changes in the tooltip. */
export function mapPlacesOf(
  stops: readonly Stop[],
  texts: { border: string; gaugeChange: string },
): MapPlace[] {
  return stops.map((stop, index) => {
    const isEnd = index === 0 || index === stops.length - 1;
    const marks = [stop.isBorder && texts.border, stop.changesGauge && texts.gaugeChange].filter(Boolean);
    return {
      id: String(stop.sequence),
      name: stop.stationName,
      latitude: stop.latitude,
      longitude: stop.longitude,
      kind: isEnd ? 'end' : stop.isBorder ? 'border' : 'stop',
      detail: marks.length > 0 ? marks.join(' · ') : undefined,
    };
  });
}
