import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

export interface Point {
  left: number;
  top: number;
}

const CLICK_PX = 4;
const KEY_STEP = 16;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { left: -KEY_STEP, top: 0 },
  ArrowRight: { left: KEY_STEP, top: 0 },
  ArrowUp: { left: 0, top: -KEY_STEP },
  ArrowDown: { left: 0, top: KEY_STEP },
};

interface Drag {
  x: number;
  y: number;
  from: Point;
}

/** Drag by pointer or arrow keys. `from`: position now; `onMove` during the drag, `onDrop` with the final position. */
export function useDrag(from: () => Point, onMove: (to: Point) => void, onDrop: (to: Point) => void) {
  const [isHeld, setHeld] = useState(false);
  const hasMoved = useRef(false);

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    hasMoved.current = false;
    follow({ x: event.clientX, y: event.clientY, from: from() });
  };

  // on the window: a fast pointer leaves the element
  const follow = (drag: Drag) => {
    const listening = new AbortController();
    const { signal } = listening;
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
      left: drag.from.left + clientX - drag.x,
      top: drag.from.top + clientY - drag.y,
    });
    const move = (event: globalThis.PointerEvent) => {
      const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
      if (!hasMoved.current && distance < CLICK_PX) return;
      hasMoved.current = true;
      setHeld(true);
      onMove(pointOf(event));
    };
    const drop = (event: globalThis.PointerEvent) => {
      listening.abort();
      setHeld(false);
      if (hasMoved.current) onDrop(pointOf(event));
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
  };

  return {
    isHeld,
    handlers: {
      onPointerDown: begin,
      // suppress the click that ends a drag
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
        const { left, top } = from();
        onDrop({ left: left + step.left, top: top + step.top });
      },
    },
  };
}
