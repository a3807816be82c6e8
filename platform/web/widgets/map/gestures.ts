export type MapGesture = WheelEvent | MouseEvent | TouchEvent;

/** The wheel zooms with ctrl or focus, else scrolls the page; one finger scrolls, two pan the map. */
export function isMapGesture(event: MapGesture, map: Element): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.type === 'wheel') return event.ctrlKey || map.contains(document.activeElement);
  return event.button === 0;
}

/** A trackpad pinch arrives as a ctrl-wheel event with small deltas; a mouse notch is about 100. */
const LARGEST_PINCH_STEP = 40;

const STEP_BY_MODE = [0.002, 0.05, 1];

/** Zoom delta in powers of two. */
export function wheelDelta(event: WheelEvent): number {
  const isPinch = event.ctrlKey && Math.abs(event.deltaY) < LARGEST_PINCH_STEP;
  return -event.deltaY * (STEP_BY_MODE[event.deltaMode] ?? 1) * (isPinch ? 6 : 1);
}
