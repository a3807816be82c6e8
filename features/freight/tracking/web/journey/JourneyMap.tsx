import { useMemo } from 'react';
import { LazyGeoMap } from '../../../../../libs/map/LazyGeoMap.tsx';
import type { MapPlace } from '../../../../../libs/map/mapProps.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { stationTime } from '../../../network/stationTime.ts';
import type { Journey, JourneyStop } from '../../wire.ts';
import { useJourneyTexts } from '../texts.ts';
import { routeProgressOf, travelledFraction } from './routeProgress.ts';
import type { Clock } from './StopTime.tsx';
import { shortTime } from './shortTime.ts';

type JourneyMapProps = Pick<Journey, 'train' | 'stops' | 'position'>;

const kindOf = (stop: JourneyStop, index: number, last: number): MapPlace['kind'] => {
  if (index === 0 || index === last) return 'end';
  return stop.isBorder ? 'border' : 'stop';
};

function useMapPlaces(stops: readonly JourneyStop[], clock: Clock): MapPlace[] {
  const texts = useJourneyTexts();
  const language = useLanguage();
  return useMemo(
    () =>
      stops.map((stop, index) => {
        const [label, time] = stop.actualTime
          ? [texts.actual, stop.actualTime]
          : stop.estimatedTime
            ? [texts.expected, stop.estimatedTime]
            : [texts.planned, stop.plannedTime];
        return {
          id: String(stop.stationId),
          name: stop.stationName,
          kind: kindOf(stop, index, stops.length - 1),
          latitude: stop.latitude,
          longitude: stop.longitude,
          detail: `${label} ${shortTime(clock === 'station' ? stationTime(stop, time).time : time, language)}`,
        };
      }),
    [stops, texts, language, clock],
  );
}

/** Position in words: a station, or the two around the train. */
export function usePositionText({ stops, position }: Omit<JourneyMapProps, 'train'>): string | null {
  const texts = useJourneyTexts();
  const progress = routeProgressOf(stops, position);
  if (progress === null || position === null) return null;
  const [here, next] = [stops[progress.stop], stops[progress.stop + 1]];
  if (!here) return null;
  if (position.isCertain || !next || progress.share === 0) return here.stationName;
  return texts.between({ from: here.stationName, to: next.stationName });
}

export function JourneyMap({ train, stops, position, clock }: JourneyMapProps & { clock: Clock }) {
  const texts = useJourneyTexts();
  const places = useMapPlaces(stops, clock);
  const fraction = travelledFraction(stops, position);
  const label = position?.isCertain ? train.trainNo : `${train.trainNo} · ${texts.reckoned}`;
  return (
    <LazyGeoMap
      routes={[{ id: 'way', points: stops, travelledFraction: fraction, emphasis: 'strong' }]}
      places={places}
      marker={position && { ...position, label }}
      texts={texts.map}
    />
  );
}
