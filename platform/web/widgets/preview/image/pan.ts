import type { Size } from '../useBoxSize.ts';

/** A point or a way, in px to the right and down; points are seen from the middle of the window. */
export interface Point {
  x: number;
  y: number;
}

/** A picture as it lies after quarter turns. */
export function lying({ width, height }: Size, turns: number): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** The scale at which all of a picture is in the window; small ones are not blown up. */
export function fitScale(picture: Size, window: Size): number {
  return Math.min(1, window.width / picture.width, window.height / picture.height);
}

/**
 * Where a picture has to lie so that what is under `point` stays there while the zoom changes. Ways are kept as at
 * zoom 1, so the buttons, which zoom at the middle, leave them alone.
 */
export function panAfterZoom(pan: Point, point: Point, zoom: { from: number; to: number }): Point {
  const change = 1 / zoom.to - 1 / zoom.from;
  return { x: pan.x + point.x * change, y: pan.y + point.y * change };
}

/** The way limited so that the picture, `fitted` at zoom 1, neither leaves the window nor a gap in it. */
export function limitedPan(pan: Point, fitted: Size, window: Size, zoom: number): Point {
  const most = (picture: number, room: number) => Math.max(0, (picture * zoom - room) / 2) / zoom;
  const limit = (way: number, end: number) => Math.min(end, Math.max(-end, way));
  return {
    x: limit(pan.x, most(fitted.width, window.width)),
    y: limit(pan.y, most(fitted.height, window.height)),
  };
}
