import { LazyGeoMap } from '../../../../platform/web/widgets/map/LazyGeoMap.tsx';
import type { Stop } from '../../../network/wire.ts';
import { useTrainTexts } from '../texts.ts';
import { mapPlacesOf } from './mapPlacesOf.ts';

export function TrainRoute({ stops }: { stops: readonly Stop[] }) {
  const page = useTrainTexts();
  return (
    <LazyGeoMap
      height={340}
      routes={[{ id: 'way', points: stops, emphasis: 'strong' }]}
      places={mapPlacesOf(stops, page.detail)}
      texts={page.map}
    />
  );
}
