import { useSessionTexts } from '../../texts.ts';
import { inLane, LABELS, MAIN_THREAD, smoothPath, THREADS } from './corridor.ts';
import { LAND_ROWS, PICTURE } from './landRows.ts';
import './picture.css';

const RUN = 4;

/** SVG path with one line per run of land. */
function landPath(rows: readonly string[]): string {
  const lines = rows.flatMap((row, index) => {
    const y = index * PICTURE.row + PICTURE.row / 2;
    return Array.from({ length: row.length / RUN }, (_none, run) => {
      const start = Number.parseInt(row.slice(run * RUN, run * RUN + 2), 36) * PICTURE.step;
      const length = Number.parseInt(row.slice(run * RUN + 2, run * RUN + RUN), 36) * PICTURE.step;
      return `M${start} ${y}h${length}`;
    });
  });
  return lines.join('');
}

const LAND = landPath(LAND_ROWS);
const MAIN = smoothPath(inLane(MAIN_THREAD, 0));
const OTHERS = THREADS.map(({ stops, lane }) => smoothPath(inLane(stops, lane)));

/** Xi'an to Duisburg as a golden thread among others, over land woven of threads. */
export function CorridorPicture() {
  const { places } = useSessionTexts().page;
  return (
    <svg
      className="corridor"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="silk" gradientUnits="userSpaceOnUse" x1="760" y1="340" x2="250" y2="110">
          <stop offset="0" stopColor="#f3cf86" />
          <stop offset="0.55" stopColor="#e2ab4a" />
          <stop offset="1" stopColor="#ffe9c2" />
        </linearGradient>
      </defs>
      <path className="corridor-land" d={LAND} />
      <g className="corridor-threads">
        {OTHERS.map((d) => (
          <path key={d} d={d} pathLength={1} />
        ))}
      </g>
      <path className="corridor-glow" d={MAIN} />
      <path className="corridor-main" d={MAIN} pathLength={1} />
      <path className="corridor-train" d={MAIN} pathLength={1} />
      {LABELS.map(({ stop, kind, dx, dy }) => {
        const [at] = inLane([stop], 0);
        if (!at) return null;
        return (
          <g key={stop} className={`corridor-stop ${kind}`} transform={`translate(${at.x} ${at.y})`}>
            {kind === 'border' ? <path d="M-5 0L0 -5L5 0L0 5Z" /> : <circle r={kind === 'end' ? 5 : 2.5} />}
            <text x={dx} y={dy} textAnchor={dx === 0 ? 'middle' : dx < 0 ? 'end' : 'start'}>
              {places[stop]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
