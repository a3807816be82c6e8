export interface GeoPoint {
  latitude: number;
  longitude: number;
}

export interface MapRoute {
  id: string;
  /** Stations in travelling order; smoothed between them. */
  points: readonly GeoPoint[];
  /** 0..1 of the length: solid up to there, dashed after. Absent: one plain line. */
  travelledFraction?: number;
  /** `faint`: background, ignored when fitting the view. */
  emphasis?: 'normal' | 'strong' | 'faint';
  label?: string;
}

/** End, stop or border crossing. */
export interface MapPlace extends GeoPoint {
  id: string;
  name: string;
  kind: 'end' | 'stop' | 'border';
  detail?: string;
}

export interface MapMarker extends GeoPoint {
  label: string;
  /** False: estimated, not reported. */
  isCertain: boolean;
}

export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  fit: string;
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
  /** In px; default: `--geo-map-height`. */
  height?: number;
  onSelectPlace?: (placeId: string) => void;
}

export interface Size {
  width: number;
  height: number;
}
