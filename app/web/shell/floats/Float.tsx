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

/** Lower right corner, clamped to the window at render. */
const CORNER: Point = { left: 10_000, top: 10_000 };

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
 * A draggable floating button that avoids the buttons below it; without free space it shrinks to the page's
 * edge.
 */
export function Float({ name, label, beside = null, onPositioned, children }: FloatProps) {
  const box = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<Point>(() => readPosition(name) ?? CORNER);
  const moveTo = (to: Point) => {
    setWanted(to);
    storePosition(name, to);
  };
  const [position, setPosition] = useState<Point>(CORNER);
  const { isHeld, handlers } = useDrag(position, setWanted, moveTo);
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
      data-shrunk={free === null}
      style={free ? { transform: `translate(${free.left}px, ${free.top}px)` } : undefined}
      hidden={free === undefined ? true : undefined}
      {...handlers}
    >
      {children}
    </aside>
  );
}
