import { expect, test } from 'vitest';
import type { LonLat } from './landCoding.ts';
import { thinLine, unseenDegrees } from './thinLine.ts';

const coast = Array.from({ length: 101 }, (_, at): LonLat => [at / 100, 50]);

test('a coast keeps its ends and loses what is smaller than a pixel', () => {
  const thin = thinLine(coast, unseenDegrees(600));
  expect(thin.at(0)).toEqual([0, 50]);
  expect(thin.at(-1)).toEqual([1, 50]);
  expect(thin.length).toBeLessThan(20);
});

test('at the deepest zoom every point is drawn', () => {
  expect(thinLine(coast, unseenDegrees(6000))).toHaveLength(101);
});
