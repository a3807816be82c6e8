import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, clampToWindow, freePosition } from './freePosition.ts';

const WINDOW = { width: 1366, height: 768 };
const SIZE = { width: 44, height: 96 };

test('a wanted place that covers nothing is kept', () => {
  expect(freePosition({ left: 1300, top: 600 }, SIZE, WINDOW, [])).toEqual({ left: 1300, top: 600 });
});

test('a place kept in a larger window comes back inside a smaller one', () => {
  expect(clampToWindow({ left: 1900, top: 1000 }, SIZE, WINDOW)).toEqual({ left: 1322, top: 672 });
  expect(clampToWindow({ left: -50, top: -1 }, SIZE, { width: 20, height: 20 })).toEqual({ left: 0, top: 0 });
});

test('it makes way for a button', () => {
  const button = { left: 1290, top: 640, width: 60, height: 32 };
  const found = freePosition({ left: 1300, top: 600 }, SIZE, WINDOW, [button]);
  expect(found).toEqual({ left: 1300, top: 536 });
});

test('where buttons are everywhere there is no place', () => {
  const wall = { left: 0, top: 0, width: 1366, height: 768 };
  expect(freePosition({ left: 1300, top: 600 }, SIZE, WINDOW, [wall])).toBe(null);
});

test('a place that is found is inside the window and covers no button', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 1300 }),
    top: fc.integer({ min: 0, max: 760 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 80 }),
  });
  const point = fc.record({
    left: fc.integer({ min: -200, max: 2000 }),
    top: fc.integer({ min: -200, max: 2000 }),
  });
  fc.assert(
    fc.property(point, fc.array(box, { maxLength: 30 }), (wanted, buttons) => {
      const found = freePosition(wanted, SIZE, WINDOW, buttons);
      if (found === null) return;
      const apart = (b: Box) =>
        found.left + SIZE.width <= b.left ||
        b.left + b.width <= found.left ||
        found.top + SIZE.height <= b.top ||
        b.top + b.height <= found.top;
      expect(buttons.every(apart)).toBe(true);
      expect(clampToWindow(found, SIZE, WINDOW)).toEqual(found);
    }),
  );
});
