import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LazyGeoMap } from '../../../../../../libs/map/LazyGeoMap.tsx';
import type { MapPlace } from '../../../../../../libs/map/mapProps.ts';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import type { TrainException, TrainPosition } from '../../../wire.ts';
import { useJourneyTexts, useOperatorTexts } from '../../texts.ts';
import { trainTrackingPath } from '../paths.ts';
import styles from './board.module.css';

interface Props {
  positions: readonly TrainPosition[];
  exceptions: readonly TrainException[];
}

/** Trains in transit; those with something wrong stand out and are named first. */
export function TrainMap({ positions, exceptions }: Props) {
  const texts = useOperatorTexts().board;
  const mapTexts = useJourneyTexts().map;
  const navigate = useNavigate();
  const places = useMapPlaces(positions, exceptions);
  return (
    <div className={styles.map}>
      <LazyGeoMap
        routes={[]}
        places={places}
        texts={{ ...mapTexts, mapLabel: texts.mapLabel, fit: texts.fit }}
        onSelectPlace={(trainInfoId) => void navigate(trainTrackingPath(Number(trainInfoId)))}
      />
      <p className={styles.legend}>
        <span data-kind="wrong">{texts.legendWrong}</span>
        <span data-kind="fine">{texts.legendFine}</span>
      </p>
    </div>
  );
}

function useMapPlaces(positions: Props['positions'], exceptions: Props['exceptions']): MapPlace[] {
  const texts = useOperatorTexts().board;
  const format = useFormat();
  return useMemo(() => {
    const kindsOfTrain = Map.groupBy(exceptions, ({ trainInfoId }) => trainInfoId);
    return positions.map(({ trainInfoId, trainNo, lineName, latitude, longitude, expectedArriveTime }) => {
      const wrong = (kindsOfTrain.get(trainInfoId) ?? []).map(({ kind }) => texts.kinds[kind]);
      return {
        id: String(trainInfoId),
        name: trainNo,
        kind: wrong.length > 0 ? ('border' as const) : ('stop' as const),
        latitude,
        longitude,
        detail: [lineName, ...wrong, texts.expected({ time: format.dateTime(expectedArriveTime) })].join(' · '),
      };
    });
  }, [positions, exceptions, texts, format]);
}
