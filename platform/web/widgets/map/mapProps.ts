/** A point on the earth in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** One way across the map. */
export interface MapRoute {
  id: string;
  /** The stations in travelling order; the line is smoothed between them. */
  points: readonly GeoPoint[];
  /** Share of the length already travelled, 0..1. Given: solid up to there, dashed after; absent: one plain line. */
  travelledFraction?: number;
  /** `faint` lines are background and do not decide what the map shows. */
  emphasis?: 'normal' | 'strong' | 'faint';
  /** Shown when the pointer is over the line. */
  label?: string;
}

/** A dot with a name: where a route begins or ends, stops, or crosses a frontier. */
export interface MapPlace extends GeoPoint {
  id: string;
  name: string;
  kind: 'end' | 'stop' | 'border';
  /** Second line of the tooltip. */
  detail?: string;
}

/** Where the train is now. */
export interface MapMarker extends GeoPoint {
  label: string;
  /** False for a position that is reckoned and not reported. */
  isCertain: boolean;
}

/** The map's own words, in the reader's language. */
export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Names the whole map for a screen reader. */
  mapLabel: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface GeoMapProps {
  routes: readonly MapRoute[];
  places: readonly MapPlace[];
  marker?: MapMarker | null;
  texts: MapTexts;
  /** Height in CSS pixels; without it the style sheet's `--geo-map-height`. */
  height?: number;
  onSelectPlace?: (placeId: string) => void;
}

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
