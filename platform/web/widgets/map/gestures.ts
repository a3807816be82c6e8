export type MapGesture = WheelEvent | MouseEvent | TouchEvent;

/** A wheel turns the page unless ctrl is held or the map has the focus; one finger scrolls, two move the map. */
export function isForTheMap(event: MapGesture, map: Element): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.type === 'wheel') return event.ctrlKey || map.contains(document.activeElement);
  return event.button === 0;
}

/** A pinch on a touch pad arrives as a wheel with ctrl and small steps; a mouse wheel's notch is about 100. */
const LARGEST_PINCH_STEP = 40;

const STEP_BY_MODE = [0.002, 0.05, 1];

/** Doublings of the scale that a turn of the wheel stands for. */
export function wheelDoublings(event: WheelEvent): number {
  const isPinch = event.ctrlKey && Math.abs(event.deltaY) < LARGEST_PINCH_STEP;
  return -event.deltaY * (STEP_BY_MODE[event.deltaMode] ?? 1) * (isPinch ? 6 : 1);
}
