import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Point, useDrag } from '../../../../platform/web/widgets/drag/useDrag.ts';
import styles from './floats.module.css';
import type { Box } from './freePlace.ts';
import { keepPlace, readPlace } from './keptPlace.ts';
import { useFreePlace } from './useFreePlace.ts';

/** Lower right corner, clamped to the window at render. */
const CORNER: Point = { left: 10_000, top: 10_000 };

interface FloatProps {
  /** storage key of its position */
  name: 'chat' | 'service';
  label: string;
  /** box of another float to avoid */
  beside?: Box | null;
  onStanding?: (box: Box) => void;
  children: ReactNode;
}

/**
 * A draggable floating button that avoids the buttons below it; without free space it shrinks to the page's
 * edge.
 */
export function Float({ name, label, beside = null, onStanding, children }: FloatProps) {
  const box = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<Point>(() => readPlace(name) ?? CORNER);
  const put = (to: Point) => {
    setWanted(to);
    keepPlace(name, to);
  };
  const [standing, setStanding] = useState<Point>(CORNER);
  const { isHeld, handlers } = useDrag(standing, setWanted, put);
  const place = useFreePlace(box, wanted, isHeld, beside);
  if (place && (place.left !== standing.left || place.top !== standing.top)) setStanding(place);
  const [isSettled, setSettled] = useState(false);
  // no transition to the first position
  useEffect(() => setSettled(place !== undefined && place !== null), [place]);
  useEffect(() => {
    if (!place || box.current === null) return;
    onStanding?.({ ...place, width: box.current.offsetWidth, height: box.current.offsetHeight });
  }, [place, onStanding]);

  return (
    <aside
      ref={box}
      className={styles.floats}
      aria-label={label}
      data-name={name}
      data-held={isHeld}
      data-settled={isSettled}
      data-shrunk={place === null}
      style={place ? { transform: `translate(${place.left}px, ${place.top}px)` } : undefined}
      hidden={place === undefined ? true : undefined}
      {...handlers}
    >
      {children}
    </aside>
  );
}
