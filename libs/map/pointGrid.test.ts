import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointGrid } from './pointGrid.ts';

const coordinate = fc.double({ min: -500, max: 2000, noNaN: true });

test('a label is weighed against every point of the lines under it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { maxLength: 200 }),
      fc.tuple(coordinate, coordinate, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 60 })),
      (points, [left, top, width, height]) => {
        const box = { left, top, right: left + width, bottom: top + height };
        const under = points.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom);
        expect(pointGrid(points)(box)).toBe(under.length);
      },
    ),
  );
});
