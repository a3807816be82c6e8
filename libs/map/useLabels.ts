import type { GeoProjection } from 'd3-geo';
import type { ZoomTransform } from 'd3-zoom';
import { useMemo } from 'react';
import { type LabelPosition, type LabelRequest, layoutLabels } from './labels.ts';
import type { LonLat } from './landCoding.ts';
import type { MapMarker, MapPlace, Size } from './mapProps.ts';
import { dotScale, MARKER_LOOK, PLACE_LOOKS } from './placeKinds.ts';
import type { Box } from './pointGrid.ts';
import { textWidth } from './textWidth.ts';

export const MARKER_LABEL = 'marker';
export const placeLabelId = (placeId: string) => `place ${placeId}`;

export interface Located<Item> {
  item: Item;
  /** In px of the fitted view. */
  x: number;
  y: number;
}

interface Scene {
  places: readonly Located<MapPlace>[];
  marker: Located<MapMarker> | null;
  lines: readonly LonLat[][];
  projection: GeoProjection;
  restingView: ZoomTransform;
  size: Size;
  fontFamily: string;
}

function placeRequest({ item, x, y }: Located<MapPlace>, { restingView: view, fontFamily, size }: Scene): LabelRequest {
  const look = PLACE_LOOKS[item.kind];
  return {
    id: placeLabelId(item.id),
    x: view.applyX(x),
    y: view.applyY(y),
    width: textWidth(item.name, look, fontFamily) + 2,
    height: look.fontSize + 3,
    radius: look.radius * dotScale(size),
    priority: look.priority,
  };
}

function markerRequest({ item, x, y }: Located<MapMarker>, { restingView: view, fontFamily }: Scene): LabelRequest {
  return {
    id: MARKER_LABEL,
    x: view.applyX(x),
    y: view.applyY(y),
    width: textWidth(item.label, MARKER_LOOK, fontFamily) + 2 * MARKER_LOOK.inset,
    height: MARKER_LOOK.height,
    radius: MARKER_LOOK.radius,
    priority: MARKER_LOOK.priority,
  };
}

const MARGIN = 12;

/** Area of the zoom buttons at touch size. */
const buttonsBox = (size: Size): Box => ({
  left: size.width - 132,
  top: size.height - 50,
  right: size.width,
  bottom: size.height,
});

export function useLabels(scene: Scene): Map<string, LabelPosition> {
  return useMemo(() => {
    const { places, marker, lines, projection, restingView, size } = scene;
    const isNear = ({ x, y }: { x: number; y: number }) =>
      x > -MARGIN && y > -MARGIN && x < size.width + MARGIN && y < size.height + MARGIN;
    const requests = places.map((place) => placeRequest(place, scene));
    if (marker) requests.push(markerRequest(marker, scene));
    const linePoints = lines.flat().flatMap((point): [number, number][] => {
      const projected = projection(point);
      return projected ? [restingView.apply(projected)] : [];
    });
    return layoutLabels(requests.filter(isNear), size, linePoints, [buttonsBox(size)]);
  }, [scene]);
}
