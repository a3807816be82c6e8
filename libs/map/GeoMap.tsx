import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import './map.css';
import { MapPicture } from './MapPicture.tsx';
import type { GeoMapProps, MapMarker, MapPlace, Size } from './mapProps.ts';

/** In whole CSS px; null before layout. */
function useSize(element: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      const box = watched.getBoundingClientRect();
      const next = { width: Math.round(box.width), height: Math.round(box.height) };
      if (next.width === 0 || next.height === 0) return;
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Text alternative of the map: position and places in order. */
function PlaceList({ places, marker }: { places: readonly MapPlace[]; marker: MapMarker | null }) {
  return (
    <figcaption className="geo-map__words">
      {marker && <p>{marker.label}</p>}
      <ol>
        {places.map((place) => (
          <li key={place.id}>{place.detail ? `${place.name}: ${place.detail}` : place.name}</li>
        ))}
      </ol>
    </figcaption>
  );
}

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
