import type { Size } from './mapProps.ts';
import { textWidth } from './textWidth.ts';

const TITLE = { fontSize: 12, fontWeight: 600 } as const;
const LINE = 18;
const INSET = 10;
const OFFSET = 14;

interface Props {
  x: number;
  y: number;
  title: string;
  /** Lines separated by line feeds. */
  detail: string | undefined;
  size: Size;
  fontFamily: string;
}

/** Card above or, without space, below its anchor, inside the map. */
export function Tooltip({ x, y, title, detail, size, fontFamily }: Props) {
  const lines = detail ? [title, ...detail.split('\n')] : [title];
  const widest = Math.max(...lines.map((line) => textWidth(line, TITLE, fontFamily)));
  const width = Math.ceil(widest) + 2 * INSET;
  const height = lines.length * LINE + 12;
  const left = Math.max(4, Math.min(size.width - width - 4, x - width / 2));
  const top = y - OFFSET - height >= 4 ? y - OFFSET - height : y + OFFSET;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside takes focus
    <g className="geo-map__tooltip" transform={`translate(${left} ${top})`} aria-hidden="true">
      <rect className="geo-map__tooltip-card" width={width} height={height} rx={4} />
      {lines.map((line, at) => (
        <text
          key={line}
          x={INSET}
          y={6 + LINE * (at + 0.5)}
          dy=".35em"
          fontSize={TITLE.fontSize}
          fontWeight={at === 0 ? TITLE.fontWeight : 400}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
