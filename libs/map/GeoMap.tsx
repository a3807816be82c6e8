import { type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import './map.css';
import { MapPicture } from './MapPicture.tsx';
import type { GeoMapProps, MapMarker, MapPlace, Size } from './mapProps.ts';

interface Layout {
  /** In whole CSS px. */
  size: Size;
  fontFamily: string;
}

/** Null before layout. A transition: the picture is drawn in slices, between what people press. */
function useLayout(element: RefObject<Element | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      const box = watched.getBoundingClientRect();
      const size = { width: Math.round(box.width), height: Math.round(box.height) };
      if (size.width === 0 || size.height === 0) return;
      const { fontFamily } = getComputedStyle(watched);
      const isKnown = (last: Layout | null) =>
        last?.size.width === size.width && last.size.height === size.height && last.fontFamily === fontFamily;
      startTransition(() => setLayout((last) => (isKnown(last) ? last : { size, fontFamily })));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return layout;
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
  const layout = useLayout(frame);
  // what a call answers would otherwise be drawn at once, in one long task
  const drawn = useDeferredValue(props);
  return (
    <figure className="geo-map" aria-label={texts.mapLabel}>
      <div ref={frame} className="geo-map__window">
        {layout ? (
          <MapPicture {...drawn} {...layout} />
        ) : (
          <svg className="geo-map__picture" height={height} aria-hidden="true" />
        )}
      </div>
      <PlaceList places={places} marker={marker} />
    </figure>
  );
}
