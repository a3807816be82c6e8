import { expect, test } from 'vitest';
import { circleIn } from './chunkCirclesPlugin.ts';

test('chunks that import each other in a circle are named; two ways to one chunk are none', () => {
  const chunks = new Map([
    ['page', ['texts', 'frame']],
    ['texts', ['words']],
    ['frame', ['words']],
    ['words', []],
  ]);
  expect(circleIn(chunks)).toBeNull();
  expect(circleIn(new Map([...chunks, ['words', ['texts']]]))).toEqual(['texts', 'words', 'texts']);
});
