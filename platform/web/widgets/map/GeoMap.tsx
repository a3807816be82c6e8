import { useRef } from 'react';
import './map.css';
import { MapPicture } from './MapPicture.tsx';
import type { GeoMapProps } from './mapProps.ts';
import { PlaceList } from './PlaceList.tsx';
import { useSize } from './useSize.ts';

/** Use `LazyGeoMap`, which loads this and the coastlines on demand. */
export function GeoMap(props: GeoMapProps) {
  const { height, texts, places, marker = null } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <figure className="geo-map" aria-label={texts.mapLabel}>
      <div ref={frame} className="geo-map__window">
        {size ? (
          <MapPicture {...props} size={size} />
        ) : (
          <svg className="geo-map__picture" height={height} aria-hidden="true" />
        )}
      </div>
      <PlaceList places={places} marker={marker} />
    </figure>
  );
}
