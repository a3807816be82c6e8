import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from './pan.ts';

/** Points relative to the window's centre. */
export interface Gestures {
  drag: (distance: Point) => void;
  zoom: (factor: number, point: Point) => void;
  swipe: (step: 1 | -1) => void;
  doublePress: (point: Point) => void;
}

const WHEEL_SPEED = 0.0015;
const SWIPE_PX = 60;

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** One pointer drags, two pinch, the wheel zooms, a finger swipes. */
export function useGestures(ref: RefObject<HTMLElement | null>, gestures: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const begin = useRef<Point | null>(null);

  const wheel = useEffectEvent((event: WheelEvent) => {
    const element = ref.current;
    if (element === null) return;
    event.preventDefault();
    const middle = middleOf(element);
    const point = { x: event.clientX - middle.x, y: event.clientY - middle.y };
    gestures.zoom(Math.exp(-event.deltaY * WHEEL_SPEED), point);
  });
  useEffect(() => {
    const element = ref.current;
    // non-passive, to prevent page scrolling
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [ref]);

  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const end = (event: PointerEvent) => {
    const from = begin.current;
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!isLast) return;
    begin.current = null;
    if (from === null || event.pointerType !== 'touch' || event.type === 'pointercancel') return;
    const distance = event.clientX - from.x;
    if (Math.abs(distance) > SWIPE_PX && Math.abs(distance) > 2 * Math.abs(event.clientY - from.y))
      gestures.swipe(distance < 0 ? 1 : -1);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, at(event));
      // a second finger cancels the swipe
      begin.current = fingers.current.size === 1 ? at(event) : null;
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
      fingers.current.set(event.pointerId, now);
      if (!other) return gestures.drag({ x: now.x - before.x, y: now.y - before.y });
      const middle = middleOf(event.currentTarget);
      const [, still] = other;
      const point = { x: (now.x + still.x) / 2 - middle.x, y: (now.y + still.y) / 2 - middle.y };
      gestures.zoom(between(now, still) / Math.max(1, between(before, still)), point);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDoubleClick(event: MouseEvent) {
      const middle = middleOf(event.currentTarget);
      gestures.doublePress({ x: event.clientX - middle.x, y: event.clientY - middle.y });
    },
  };
}
