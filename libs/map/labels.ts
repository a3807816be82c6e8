import type { Size } from './mapProps.ts';
import { type Box, pointGrid } from './pointGrid.ts';

export type Side = 'right' | 'left' | 'above' | 'below' | 'aboveRight' | 'belowRight' | 'aboveLeft' | 'belowLeft';

/** Label to place beside a dot. In px. */
export interface LabelRequest {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  priority: number;
}

/** Left centre of the text, relative to its dot. */
export interface LabelPosition {
  dx: number;
  dy: number;
}

const GAP = 4;

/** Margin to the window's edge in px. */
const EDGE = 2;

const SIDES: readonly { side: Side; x: -1 | 0 | 1; y: -1 | 0 | 1 }[] = [
  { side: 'above', x: 0, y: -1 },
  { side: 'below', x: 0, y: 1 },
  { side: 'right', x: 1, y: 0 },
  { side: 'left', x: -1, y: 0 },
  { side: 'aboveRight', x: 1, y: -1 },
  { side: 'belowRight', x: 1, y: 1 },
  { side: 'aboveLeft', x: -1, y: -1 },
  { side: 'belowLeft', x: -1, y: 1 },
];

/** Cost per step down the preference order and per route point under the label. */
const SIDE_COST = 0.35;
const LINE_COST = 1;

export function offsetOf(request: LabelRequest, side: Side): LabelPosition {
  const step = SIDES.find((candidate) => candidate.side === side) ?? { x: 0, y: -1 };
  const isCorner = step.x !== 0 && step.y !== 0;
  const away = isCorner ? request.radius * 0.6 + 1 : request.radius + GAP;
  const dx = step.x === 0 ? -request.width / 2 : step.x > 0 ? away : -away - request.width;
  const dy = step.y * (away + request.height / 2);
  return { dx, dy: step.y === 0 ? 0 : dy };
}

const boxAt = (request: LabelRequest, position: LabelPosition): Box => ({
  left: request.x + position.dx,
  right: request.x + position.dx + request.width,
  top: request.y + position.dy - request.height / 2,
  bottom: request.y + position.dy + request.height / 2,
});

/** Shifts a label above or below its dot sideways into the window. */
function clampInside(request: LabelRequest, position: LabelPosition, size: Size): LabelPosition {
  if (position.dx !== -request.width / 2) return position;
  const least = EDGE - request.x;
  const most = size.width - EDGE - request.width - request.x;
  const dx = Math.min(Math.max(position.dx, least), Math.max(least, most));
  return Math.abs(dx - position.dx) <= request.width / 2 ? { ...position, dx } : position;
}

const dotBox = ({ x, y, radius }: LabelRequest): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = (box: Box, size: Size) =>
  box.left >= EDGE && box.top >= EDGE && box.right <= size.width - EDGE && box.bottom <= size.height - EDGE;

/** Greedy label placement: by priority, on the cheapest free side. Labels without one are omitted. */
export function layoutLabels(
  requests: readonly LabelRequest[],
  size: Size,
  linePoints: readonly (readonly [number, number])[] = [],
  obstacles: readonly Box[] = [],
): Map<string, LabelPosition> {
  const pointsUnder = pointGrid(linePoints);
  const placed = new Map<string, LabelPosition>();
  const taken: Box[] = [...obstacles];
  const dots = requests.map((request) => ({ id: request.id, box: dotBox(request) }));
  for (const request of requests.toSorted((one, other) => other.priority - one.priority)) {
    const free = SIDES.map(({ side }, order) => {
      const position = clampInside(request, offsetOf(request, side), size);
      return { place: position, box: boxAt(request, position), order };
    }).filter(
      ({ box }) =>
        isInside(box, size) &&
        !taken.some((other) => overlap(box, other)) &&
        !dots.some((dot) => dot.id !== request.id && overlap(box, dot.box)),
    );
    const [best] = free
      .map((candidate) => ({
        ...candidate,
        cost: candidate.order * SIDE_COST + pointsUnder(candidate.box) * LINE_COST,
      }))
      .sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    placed.set(request.id, best.place);
    taken.push(best.box);
  }
  return placed;
}
