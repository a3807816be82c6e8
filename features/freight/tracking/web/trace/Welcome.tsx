import { useMemo } from 'react';
import { LazyGeoMap } from '../../../../../libs/map/LazyGeoMap.tsx';
import type { MapPlace } from '../../../../../libs/map/mapProps.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type LineRoute, networkMap } from '../../../network/wire.ts';
import { useJourneyTexts, useTraceTexts } from '../texts.ts';
import styles from './trace.module.css';

/** End and border stations. */
function mapPlacesOf(lines: readonly LineRoute[]): MapPlace[] {
  const places = new Map<number, MapPlace>();
  for (const { stops } of lines) {
    for (const [index, stop] of stops.entries()) {
      const isEnd = index === 0 || index === stops.length - 1;
      if (!isEnd && !stop.isBorder) continue;
      const { stationId, stationName: name, latitude, longitude } = stop;
      const kind = isEnd ? 'end' : 'border';
      if (places.get(stationId)?.kind !== 'end') {
        places.set(stationId, { id: String(stationId), name, latitude, longitude, kind });
      }
    }
  }
  return [...places.values()];
}

/** Before a search: map of the lines. */
export function Welcome() {
  const texts = useTraceTexts();
  const { map } = useJourneyTexts();
  const { data: lines, error } = useRead(networkMap, {}, { keepPrevious: true });
  const routes = useMemo(
    () => lines?.map((line) => ({ id: String(line.lineId), points: line.stops, label: line.lineName })),
    [lines],
  );
  const places = useMemo(() => mapPlacesOf(lines ?? []), [lines]);
  return (
    <section className={styles.welcome} aria-label={texts.network}>
      <LazyGeoMap routes={routes ?? (error ? [] : null)} places={places} texts={{ ...map, mapLabel: texts.network }} />
      <p className={styles.privacy}>{texts.privacy}</p>
    </section>
  );
}
