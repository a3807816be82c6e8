import { expect, test } from 'vitest';
import { limitedZoom, steppedZoom } from './view.ts';

test('the buttons go from step to step and stop at the ends', () => {
  expect([steppedZoom(1, 1), steppedZoom(1.1, -1), steppedZoom(8, 1), steppedZoom(0.25, -1)]).toEqual([
    1.25, 1, 8, 0.25,
  ]);
  expect(limitedZoom(100)).toBe(8);
});
