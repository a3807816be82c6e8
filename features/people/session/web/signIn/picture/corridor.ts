export interface Stop {
  x: number;
  y: number;
}

const STOPS = {
  yiwu: { x: 789, y: 371 },
  wuhan: { x: 762, y: 377 },
  zhengzhou: { x: 751, y: 347 },
  xian: { x: 730, y: 360 },
  chongqing: { x: 725, y: 402 },
  chengdu: { x: 710, y: 398 },
  lanzhou: { x: 701, y: 356 },
  urumqi: { x: 606, y: 311 },
  dostyk: { x: 577, y: 301 },
  khorgos: { x: 565, y: 309 },
  almaty: { x: 547, y: 317 },
  tashkent: { x: 500, y: 329 },
  astana: { x: 519, y: 252 },
  yekaterinburg: { x: 474, y: 200 },
  moscow: { x: 375, y: 173 },
  minsk: { x: 329, y: 163 },
  brest: { x: 305, y: 165 },
  lodz: { x: 289, y: 155 },
  duisburg: { x: 249, y: 120 },
  hamburg: { x: 271, y: 118 },
  budapest: { x: 264, y: 179 },
  milan: { x: 220, y: 159 },
  madrid: { x: 156, y: 139 },
} as const satisfies Record<string, Stop>;

type StopName = keyof typeof STOPS;

const WEST_OF_BORDER = ['dostyk', 'astana', 'yekaterinburg', 'moscow', 'minsk', 'brest'] as const;

const TRUNK = ['lanzhou', 'urumqi', ...WEST_OF_BORDER] as const;

/** Lines as threads through stops; `lane` keeps threads of one trunk apart. */
export const THREADS: readonly { lane: number; stops: readonly StopName[] }[] = [
  { lane: -3, stops: ['zhengzhou', 'xian', ...TRUNK, 'hamburg'] },
  { lane: -2, stops: ['wuhan', 'xian', ...TRUNK, 'hamburg'] },
  { lane: -1, stops: ['yiwu', 'xian', ...TRUNK, 'lodz', 'duisburg'] },
  { lane: 1, stops: ['xian', ...TRUNK, 'lodz', 'madrid'] },
  { lane: 2, stops: ['chongqing', ...TRUNK, 'lodz', 'milan'] },
  { lane: 3, stops: ['chengdu', ...TRUNK, 'budapest'] },
  { lane: 4, stops: ['xian', 'lanzhou', 'urumqi', 'khorgos', 'almaty', 'tashkent'] },
];

export const MAIN_THREAD: readonly StopName[] = ['xian', ...TRUNK, 'lodz', 'duisburg'];

interface Label {
  stop: StopName;
  kind: 'end' | 'border' | 'stop';
  dx: number;
  dy: number;
}

/** Labelled stops; at `border` the gauge changes. */
export const LABELS = [
  { stop: 'xian', kind: 'end', dx: 0, dy: 30 },
  { stop: 'dostyk', kind: 'border', dx: 10, dy: -14 },
  { stop: 'almaty', kind: 'stop', dx: 8, dy: 20 },
  { stop: 'tashkent', kind: 'stop', dx: -10, dy: 18 },
  { stop: 'astana', kind: 'stop', dx: 12, dy: -8 },
  { stop: 'moscow', kind: 'stop', dx: 4, dy: -14 },
  { stop: 'brest', kind: 'border', dx: 0, dy: 46 },
  { stop: 'duisburg', kind: 'end', dx: -14, dy: -12 },
] as const satisfies readonly Label[];

const LANE_WIDTH = 3.2;

/** Spread of the lanes at a stop; a border has one track. */
const LANE_SPREAD: Partial<Record<StopName, number>> = {
  xian: 0.5,
  lanzhou: 0.6,
  dostyk: 0.35,
  khorgos: 0.4,
  almaty: 0,
  brest: 0.35,
  lodz: 0.5,
};

const laneOffset = (before: Stop, after: Stop, lane: number): Stop => {
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return {
    x: (-(after.y - before.y) / length) * lane * LANE_WIDTH,
    y: ((after.x - before.x) / length) * lane * LANE_WIDTH,
  };
};

export function inLane(stops: readonly StopName[], lane: number): Stop[] {
  const points = stops.map((name) => STOPS[name]);
  return points.map((point, index) => {
    const offset = laneOffset(points[index - 1] ?? point, points[index + 1] ?? point, lane);
    const name = stops[index];
    const isEnd = index === 0 || index === points.length - 1;
    const spread = isEnd || !name ? 0 : (LANE_SPREAD[name] ?? 1);
    return { x: point.x + offset.x * spread, y: point.y + offset.y * spread };
  });
}

/** SVG path through points (Catmull-Rom as cubic Béziers). */
export function smoothPath(points: readonly Stop[]): string {
  const n = (value: number) => Math.round(value * 10) / 10;
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(first.x)} ${n(first.y)}${curves.join('')}`;
}
