import { Segmented } from 'antd';
import { LazyGeoMap } from '../../../../../libs/map/LazyGeoMap.tsx';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { LINE_TYPES } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import { Legend } from './Legend.tsx';
import { LineList } from './LineList.tsx';
import styles from './map.module.css';
import { mapPlacesOf, mapRoutesOf } from './mapLayers.ts';
import { useNetwork } from './useNetwork.ts';

const ALL = '';

/** Network map with selectable stations and lines (domain, Network). */
export default function NetworkPage() {
  const page = useNetworkTexts();
  const { picture: texts } = page;
  const network = useNetwork();
  usePageTitle(texts.title);
  const { read, lines, chosen } = network;
  const places = mapPlacesOf(lines);
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        subtitle={read.data && texts.counts({ lines: lines.length, stations: places.length })}
        extra={
          <Segmented
            className={styles.lineTypes}
            aria-label={page.lineType}
            value={network.type ?? ALL}
            options={[
              { value: ALL, label: page.allTypes },
              ...LINE_TYPES.map((type) => ({ value: type, label: page.lineTypes[type] })),
            ]}
            onChange={network.chooseType}
          />
        }
      />
      {read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />}
      <div className={styles.columns}>
        <div className={styles.map}>
          <LazyGeoMap
            routes={mapRoutesOf(lines, chosen)}
            places={places}
            texts={page.map}
            onSelectPlace={network.chooseStation}
          />
          <Legend />
        </div>
        <LineList network={network} />
      </div>
    </div>
  );
}
