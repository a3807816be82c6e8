import { Form } from 'antd';
import { LazyGeoMap } from '../../../../platform/web/widgets/map/LazyGeoMap.tsx';
import { useNetworkTexts } from '../texts.ts';
import type { StationForm } from './StationDrawer.tsx';

/** Map of the coordinates being typed; needs the station form around it. */
export function StationPreview({ name }: { name: string }) {
  const page = useNetworkTexts();
  const form = Form.useFormInstance<StationForm>();
  const latitude = Form.useWatch('latitude', form);
  const longitude = Form.useWatch('longitude', form);
  const isOnEarth =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return (
    <LazyGeoMap
      height={220}
      routes={[]}
      places={isOnEarth ? [{ id: 'here', name, latitude, longitude, kind: 'end' }] : []}
      texts={page.map}
    />
  );
}
