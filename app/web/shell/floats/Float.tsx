import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import { type Point, useDrag } from '../../../../platform/web/widgets/drag/useDrag.ts';
import styles from './floats.module.css';
import type { Box } from './freePosition.ts';
import { useFreePosition } from './useFreePosition.ts';

const KEYS = { service: 'ironsilk.floats', chat: 'ironsilk.floats.chat' } as const;

/** Saved position in px; null if never moved. */
function readPosition(name: keyof typeof KEYS): Point | null {
  const [left, top] = (readStored(KEYS[name]) ?? '').split(' ').map((part) => Number.parseInt(part, 10));
  return Number.isFinite(left) && Number.isFinite(top) ? { left: left ?? 0, top: top ?? 0 } : null;
}

function storePosition(name: keyof typeof KEYS, { left, top }: Point): void {
  writeStored(KEYS[name], `${Math.round(left)} ${Math.round(top)}`);
}

/** Before the first position. */
const ORIGIN: Point = { left: 0, top: 0 };

function placeOf(element: HTMLElement | null): Point {
  const { left, top } = element?.getBoundingClientRect() ?? ORIGIN;
  return { left, top };
}

interface FloatProps {
  /** storage key of its position */
  name: 'chat' | 'service';
  label: string;
  /** box of another float to avoid */
  beside?: Box | null;
  onPositioned?: (box: Box) => void;
  children: ReactNode;
}

/**
 * A draggable floating button. It rests as a narrow tab in the gutter beside the page and opens under the
 * pointer; dragged elsewhere it stays there, beside what the page shows, and returns to the gutter where nothing is free.
 */
export function Float({ name, label, beside = null, onPositioned, children }: FloatProps) {
  const box = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<Point | null>(() => readPosition(name));
  const moveTo = (to: Point) => {
    setWanted(to);
    storePosition(name, to);
  };
  const [position, setPosition] = useState<Point>(ORIGIN);
  const { isHeld, handlers } = useDrag(() => placeOf(box.current), setWanted, moveTo);
  const free = useFreePosition(box, wanted, isHeld, beside);
  if (free && (free.left !== position.left || free.top !== position.top)) setPosition(free);
  const [isSettled, setSettled] = useState(false);
  // no transition to the first position
  useEffect(() => setSettled(free !== undefined && free !== null), [free]);
  useEffect(() => {
    if (!free || box.current === null) return;
    onPositioned?.({ ...free, width: box.current.offsetWidth, height: box.current.offsetHeight });
  }, [free, onPositioned]);

  return (
    <aside
      ref={box}
      className={styles.floats}
      aria-label={label}
      data-name={name}
      data-held={isHeld}
      data-settled={isSettled}
      data-resting={free === null}
      style={free ? { transform: `translate(${free.left}px, ${free.top}px)` } : undefined}
      hidden={free === undefined ? true : undefined}
      {...handlers}
    >
      {children}
    </aside>
  );
}
