import { expect, test } from 'vitest';
import { type LabelPosition, type LabelRequest, layoutLabels } from './labels.ts';

const size = { width: 400, height: 300 };

const request = (id: string, x: number, y: number, priority = 1): LabelRequest => ({
  id,
  x,
  y,
  width: 60,
  height: 16,
  radius: 4,
  priority,
});

const boxOf = ({ x, y, width, height }: LabelRequest, { dx, dy }: LabelPosition) => ({
  left: x + dx,
  right: x + dx + width,
  top: y + dy - height / 2,
  bottom: y + dy + height / 2,
});

test('a name alone stands centred above its dot', () => {
  expect(layoutLabels([request('xian', 200, 150)], size).get('xian')).toEqual({ dx: -30, dy: -16 });
});

test('names never overlap', () => {
  const requests = Array.from({ length: 40 }, (_, at) =>
    request(`${at}`, 40 + ((at * 53) % 320), 30 + ((at * 37) % 240)),
  );
  const boxes = [...layoutLabels(requests, size)].flatMap(([id, position]) =>
    requests.filter((one) => one.id === id).map((one) => boxOf(one, position)),
  );
  expect(boxes.length).toBeGreaterThan(5);
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      expect(isApart).toBe(true);
    }
  }
});

test('in a crowd the end station keeps its name', () => {
  const crowd = Array.from({ length: 8 }, (_, at) => request(`stop ${at}`, 198 + at, 150));
  const placed = layoutLabels([...crowd, request('end', 202, 150, 3)], size);
  expect(placed.has('end')).toBe(true);
  expect(placed.size).toBeLessThan(9);
});

test('zooming in brings hidden names back', () => {
  const crowd = Array.from({ length: 6 }, (_, at) => request(`${at}`, 30 + at * 4, 150));
  const apart = crowd.map((one) => ({ ...one, x: one.x * 3 - 60, y: 40 + Number(one.id) * 40 }));
  expect(layoutLabels(crowd, size).size).toBeLessThan(6);
  expect(layoutLabels(apart, size).size).toBe(6);
});

test('a name leaves the line free when another side is', () => {
  const line = Array.from({ length: 30 }, (_, at): [number, number] => [200, 150 - at * 4]);
  expect(layoutLabels([request('xian', 200, 150)], size, line).get('xian')?.dy).toBeGreaterThan(0);
});

test('a name at the edge slides inside the window', () => {
  const atEdge = request('duisburg', 10, 150);
  const position = layoutLabels([atEdge], size).get('duisburg');
  expect(position?.dy).toBe(-16);
  expect(position && boxOf(atEdge, position).left).toBe(2);
});

test('names keep off the zoom buttons', () => {
  const buttons = { left: 100, top: 0, right: 400, bottom: 148 };
  expect(layoutLabels([request('xian', 200, 150)], size, [], [buttons]).get('xian')?.dy).toBeGreaterThan(0);
});
