import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from './freePlace.ts';

/** Movements below this are a click, in px. */
const CLICK_PX = 4;
const KEY_STEP = 16;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { left: -KEY_STEP, top: 0 },
  ArrowRight: { left: KEY_STEP, top: 0 },
  ArrowUp: { left: 0, top: -KEY_STEP },
  ArrowDown: { left: 0, top: KEY_STEP },
};

/** Moves something by pointer or arrow keys. `from` is where it stands; `onMoved` hears where it was put. */
export function useDrag(from: Point, onMove: (to: Point) => void, onMoved: (to: Point) => void) {
  const start = useRef<{ x: number; y: number; from: Point } | null>(null);
  const hasMoved = useRef(false);
  const [isHeld, setHeld] = useState(false);

  const pointOf = (event: PointerEvent): Point | null => {
    if (start.current === null) return null;
    const x = event.clientX - start.current.x;
    const y = event.clientY - start.current.y;
    if (!hasMoved.current && Math.hypot(x, y) < CLICK_PX) return null;
    return { left: start.current.from.left + x, top: start.current.from.top + y };
  };

  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY, from };
        hasMoved.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const point = pointOf(event);
        if (point === null) return;
        if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = true;
        setHeld(true);
        onMove(point);
      },
      onPointerUp: (event: PointerEvent) => {
        const point = hasMoved.current ? pointOf(event) : null;
        start.current = null;
        setHeld(false);
        if (point !== null) onMoved(point);
      },
      onPointerCancel: () => {
        start.current = null;
        setHeld(false);
      },
      // a drag that ends over a button is no click on it
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!hasMoved.current) return;
        hasMoved.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = ARROWS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onMoved({ left: from.left + step.left, top: from.top + step.top });
      },
    },
  };
}
