import type { Size } from '../useBoxSize.ts';

/** Point or offset in px from the window's centre. */
export interface Point {
  x: number;
  y: number;
}

/** Size after quarter turns. */
export function rotatedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** Scale to fit the window; never enlarges. */
export function fitScale(picture: Size, window: Size): number {
  return Math.min(1, window.width / picture.width, window.height / picture.height);
}

/** Pan that keeps `point` fixed while zooming. In px at zoom 1, so centred zoom leaves it unchanged. */
export function panAfterZoom(pan: Point, point: Point, zoom: { from: number; to: number }): Point {
  const change = 1 / zoom.to - 1 / zoom.from;
  return { x: pan.x + point.x * change, y: pan.y + point.y * change };
}

/** Clamps the pan so the picture, `fitted` at zoom 1, covers the window. */
export function limitedPan(pan: Point, fitted: Size, window: Size, zoom: number): Point {
  const most = (picture: number, room: number) => Math.max(0, (picture * zoom - room) / 2) / zoom;
  const limit = (way: number, end: number) => Math.min(end, Math.max(-end, way));
  return {
    x: limit(pan.x, most(fitted.width, window.width)),
    y: limit(pan.y, most(fitted.height, window.height)),
  };
}
