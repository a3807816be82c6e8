import { Button } from 'antd';
import { useState } from 'react';
import { GROUPS, type ShownPiece, type ViewProps } from './FlatView.tsx';
import styles from './scheme.module.css';
import { useTexts } from './texts.ts';

interface Corner {
  x: number;
  y: number;
  z: number;
}

const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

/** The container in space, seen from its front or its door; drawn without WebGL. */
export function SpaceView({ hold, shown, selected, onSelect }: ViewProps) {
  const texts = useTexts();
  const [isFromDoor, setFromDoor] = useState(false);
  if (shown.length === 0) return null;
  const { length, width, height } = hold;
  const flat = ({ x, y, z }: Corner) => {
    const along = isFromDoor ? length - x : x;
    return [(along - y) * COS, (along + y) * SIN - z] as const;
  };
  const points = (corners: readonly Corner[]) =>
    corners.map((corner) => flat(corner).map(Math.round).join(',')).join(' ');
  const sorted = shown.toSorted((one, other) => depth(one, length, isFromDoor) - depth(other, length, isFromDoor));
  const [left, right] = [-width * COS, length * COS];
  const [top, bottom] = [-height, (length + width) * SIN];
  return (
    <figure className={styles.view}>
      <figcaption>
        {texts.spaceView}
        <Button size="small" aria-pressed={isFromDoor} onClick={() => setFromDoor(!isFromDoor)}>
          {texts.turnView}
        </Button>
      </figcaption>
      <svg
        className={styles.space}
        viewBox={`${left - 10} ${top - 10} ${right - left + 20} ${bottom - top + 20}`}
        role="img"
        aria-label={texts.spaceView}
      >
        <polygon className={styles.floor} points={points(base(0, 0, length, width, 0))} />
        {sorted.map((piece) => (
          <g
            key={piece.key}
            data-group={piece.group % GROUPS}
            data-selected={selected === piece.key}
            onPointerDown={() => onSelect(piece.key)}
          >
            {facesOf(piece, isFromDoor).map(({ name, corners }) => (
              <polygon key={name} data-face={name} points={points(corners)} />
            ))}
            <title>{piece.name}</title>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** What is nearer to the viewer is drawn later. */
function depth(
  { standing: { x, y, z, length, width, height } }: ShownPiece,
  whole: number,
  isFromDoor: boolean,
): number {
  const along = isFromDoor ? whole - x - length : x;
  return along + length / 2 + y + width / 2 + (z + height / 2) * 1.2;
}

const base = (x: number, y: number, length: number, width: number, z: number): Corner[] => [
  { x, y, z },
  { x: x + length, y, z },
  { x: x + length, y: y + width, z },
  { x, y: y + width, z },
];

function facesOf({ standing: { x, y, z, length, width, height } }: ShownPiece, isFromDoor: boolean) {
  const end = isFromDoor ? x : x + length;
  return [
    { name: 'top', corners: base(x, y, length, width, z + height) },
    {
      name: 'side',
      corners: [
        { x, y: y + width, z },
        { x: x + length, y: y + width, z },
        { x: x + length, y: y + width, z: z + height },
        { x, y: y + width, z: z + height },
      ],
    },
    {
      name: 'end',
      corners: [
        { x: end, y, z },
        { x: end, y: y + width, z },
        { x: end, y: y + width, z: z + height },
        { x: end, y, z: z + height },
      ],
    },
  ];
}
