import { type KeyboardEvent, useRef, useState } from 'react';
import type { Hold, Standing } from '../../../../libs/loadPlan/load.ts';
import { type Point, useDrag } from '../../../../platform/web/widgets/drag/useDrag.ts';
import type { SchemePlace } from '../wire.ts';
import styles from './scheme.module.css';
import { useTexts } from './texts.ts';

/** A piece that is drawn; `group`: of equal pieces, whose colour it has. */
export interface ShownPiece {
  key: string;
  name: string;
  group: number;
  place: SchemePlace;
  standing: Standing;
}

export interface ViewProps {
  hold: Hold;
  shown: readonly ShownPiece[];
  selected: string | null;
  onSelect: (key: string | null) => void;
}

interface FlatProps extends ViewProps {
  side: 'top' | 'side';
  title: string;
  onMove?: (place: SchemePlace) => void;
  onTakeOut?: (place: SchemePlace) => void;
}

/** The container from above, where pieces are moved, or from the side. */
export function FlatView(props: FlatProps) {
  const { hold, shown, side, title } = props;
  const texts = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const across = side === 'top' ? hold.width : hold.height;
  // what lies higher is drawn later, what stands nearer to the viewer too
  const sorted = shown.toSorted(({ standing: one }, { standing: other }) =>
    side === 'top' ? one.z - other.z : other.y - one.y,
  );
  return (
    <figure className={styles.view}>
      <figcaption>
        {title}
        <small>{`${texts.frontWall} → ${texts.door}`}</small>
      </figcaption>
      <div ref={frame} className={styles.hold} style={{ aspectRatio: `${hold.length} / ${across}` }}>
        {sorted.map((piece) => (
          <FlatPiece key={piece.key} piece={piece} frame={frame} {...props} />
        ))}
      </div>
    </figure>
  );
}

const KEY_CM = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_CM, 0],
  ArrowRight: [KEY_CM, 0],
  ArrowUp: [0, -KEY_CM],
  ArrowDown: [0, KEY_CM],
};

interface PieceProps extends FlatProps {
  piece: ShownPiece;
  frame: { current: HTMLDivElement | null };
}

function FlatPiece({ piece, frame, hold, side, selected, onSelect, onMove, onTakeOut }: PieceProps) {
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState<Point | null>(null);
  const { key, name, group, place, standing } = piece;
  const { x, y, z, length, width, height } = standing;
  const across = side === 'top' ? hold.width : hold.height;
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const drag = useDrag(
    () => ({ left: button.current?.offsetLeft ?? 0, top: button.current?.offsetTop ?? 0 }),
    (to) => setHeld(onMove ? to : null),
    (to) => {
      setHeld(null);
      const box = frame.current;
      if (box === null || onMove === undefined) return;
      onMove({
        ...place,
        x: Math.round((to.left / box.clientWidth) * hold.length),
        y: Math.round((to.top / box.clientHeight) * hold.width),
      });
    },
  );
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step !== undefined) onMove?.({ ...place, x: place.x + step[0], y: place.y + step[1] });
    else if (event.key.toLowerCase() === 'r') onMove?.({ ...place, isTurned: !place.isTurned });
    else if (event.key === 'Delete' || event.key === 'Backspace') onTakeOut?.(place);
    else return;
    event.preventDefault();
  };
  const isMoved = side === 'top' && onMove !== undefined;
  return (
    <button
      ref={button}
      type="button"
      className={styles.piece}
      data-group={group % GROUPS}
      data-moved={isMoved}
      aria-pressed={selected === key}
      aria-label={texts.pieceAt({ name, x, y, z })}
      title={texts.pieceAt({ name, x, y, z })}
      style={{
        left: held ? `${held.left}px` : share(x, hold.length),
        top: held ? `${held.top}px` : share(side === 'top' ? y : hold.height - z - height, across),
        width: share(length, hold.length),
        height: share(side === 'top' ? width : height, across),
      }}
      onClick={() => onSelect(selected === key ? null : key)}
      {...(isMoved ? { ...drag.handlers, onKeyDown: press } : {})}
    >
      {name}
    </button>
  );
}

/** Colours of groups of equal pieces. */
export const GROUPS = 6;
