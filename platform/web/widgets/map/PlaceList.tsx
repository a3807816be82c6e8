import type { MapMarker, MapPlace } from './mapProps.ts';

/** What the picture shows, in words: the train's position and the places in their order. */
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
