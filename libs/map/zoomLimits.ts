import { type GeoProjection, geoPath } from 'd3-geo';
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Size } from './mapProps.ts';
import { DEEPEST_SCALE } from './projection.ts';

type Corners = [[left: number, top: number], [right: number, bottom: number]];

/** Zoom range (1: fitted view) and pan area, in px of the fitted view. */
export interface ZoomLimits {
  scale: [least: number, most: number];
  area: Corners;
  window: Corners;
}

/** Pan area: Europe and Asia, well inside the coastline data. */
const READABLE_AREA = {
  type: 'MultiPoint' as const,
  coordinates: [
    [-12, 36],
    [-10, 60],
    [60, 72],
    [60, 10],
    [100, 5],
    [150, 20],
    [150, 60],
  ],
};

/** Zooms out to the continent, in to the resolution of the coastlines. */
export function zoomLimits(projection: GeoProjection, size: Size): ZoomLimits {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(READABLE_AREA);
  const area: Corners = [
    [Math.min(left, 0), Math.min(top, 0)],
    [Math.max(right, size.width), Math.max(bottom, size.height)],
  ];
  const whole = Math.max(size.width / (area[1][0] - area[0][0]), size.height / (area[1][1] - area[0][1]));
  return {
    scale: [Math.min(1, whole), Math.max(2, DEEPEST_SCALE / projection.scale())],
    area,
    window: [
      [0, 0],
      [size.width, size.height],
    ],
  };
}

export function zoomedAboutMiddle(view: ZoomTransform, factor: number, limits: ZoomLimits): ZoomTransform {
  const [least, most] = limits.scale;
  const k = Math.min(most, Math.max(least, view.k * factor));
  const [x, y] = [limits.window[1][0] / 2, limits.window[1][1] / 2];
  const [mapX, mapY] = view.invert([x, y]);
  return zoomIdentity.translate(x - mapX * k, y - mapY * k).scale(k);
}
