import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastFitting } from './useTableFit.ts';

test('the last step that fits is found, whichever it is', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(80), (count, last) => {
      expect(lastFitting(count, (step) => step <= last)).toBe(Math.min(count, last));
    }),
  );
});

test('where nothing fits the first step is taken', () => {
  expect(lastFitting(45, () => false)).toBe(0);
});
