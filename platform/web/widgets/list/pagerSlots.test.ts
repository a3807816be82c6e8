import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagerSlots } from './pagerSlots.ts';

test.each([
  [1, 3, 7, [1, 2, 3]],
  [1, 7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, 7, [1, 2, 3, 4, 5, 6, 'forth', 20]],
  [10, 20, 7, [1, 'back', 8, 9, 10, 11, 12, 'forth', 20]],
  [20, 20, 7, [1, 'back', 15, 16, 17, 18, 19, 20]],
  [10, 20, 5, [1, 'back', 9, 10, 11, 'forth', 20]],
  [1, 20, 5, [1, 2, 3, 4, 'forth', 20]],
  [1, 0, 5, []],
] as const)('on page %i of %i a pager of %i names %j', (page, pages, count, named) => {
  expect(pagerSlots(page, pages, count)).toEqual(named);
});

test('the current page, the first and the last are always there, each page once and in order', () => {
  const asked = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.nat(400), fc.constantFrom(5, 7));
  fc.assert(
    fc.property(asked, ([pages, seed, count]) => {
      const page = 1 + (seed % pages);
      const named = pagerSlots(page, pages, count).filter((slot) => typeof slot === 'number');
      expect(named).toEqual([...new Set(named)].sort((one, other) => one - other));
      expect(named).toContain(page);
      expect([named[0], named.at(-1)]).toEqual([1, pages]);
      expect(named).toHaveLength(Math.min(pages, count));
    }),
  );
});
