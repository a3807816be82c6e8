import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './byteRange.ts';

const BYTES = 1_000;

test.each([
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=100-199', { from: 100, to: 199 }],
  ['bytes=100-5000', { from: 100, to: 999 }],
  ['bytes=-1', { from: 999, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=-0', 'outside'],
  ['bytes=1000-', 'outside'],
  // Malformed and multiple ranges: the whole file.
  ['bytes=200-100', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  [undefined, null],
])('%s', (header, part) => {
  expect(parseRange(header, BYTES)).toEqual(part);
});

test('whatever is asked for, the part lies inside the file', () => {
  const position = fc.oneof(fc.constant(''), fc.nat(5_000).map(String));
  fc.assert(
    fc.property(position, position, fc.integer({ min: 1, max: 3_000 }), (first, last, byteCount) => {
      const part = parseRange(`bytes=${first}-${last}`, byteCount);
      if (part === null || part === 'outside') return;
      expect(part.from).toBeGreaterThanOrEqual(0);
      expect(part.to).toBeGreaterThanOrEqual(part.from);
      expect(part.to).toBeLessThan(byteCount);
    }),
  );
});
