import type { KeyboardEvent } from 'react';
import type { Zoom } from './useZoom.ts';

const STEP = 80;

export const ZOOM_FACTOR = 1.6;

const KEY_ACTIONS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  ArrowLeft: (zoom) => zoom.moveBy(-STEP, 0),
  ArrowRight: (zoom) => zoom.moveBy(STEP, 0),
  ArrowUp: (zoom) => zoom.moveBy(0, -STEP),
  ArrowDown: (zoom) => zoom.moveBy(0, STEP),
  '+': (zoom) => zoom.zoomBy(ZOOM_FACTOR),
  '=': (zoom) => zoom.zoomBy(ZOOM_FACTOR),
  '-': (zoom) => zoom.zoomBy(1 / ZOOM_FACTOR),
  '0': (zoom) => zoom.fit(),
};

/** Arrows pan, + and − zoom, 0 fits; modifiers are left to the browser. */
export function onMapKey(event: KeyboardEvent, zoom: Zoom): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const act = KEY_ACTIONS[event.key];
  if (!act) return;
  event.preventDefault();
  act(zoom);
}
