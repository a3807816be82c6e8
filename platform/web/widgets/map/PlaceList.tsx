import type { MapMarker, MapPlace } from './mapProps.ts';

/** Text alternative of the map: position and places in order. */
export function PlaceList({ places, marker }: { places: readonly MapPlace[]; marker: MapMarker | null }) {
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
