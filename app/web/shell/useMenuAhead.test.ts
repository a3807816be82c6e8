import { expect, test } from 'vitest';
import { isScarce } from './useMenuAhead.ts';

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '3g' }, true],
])('over the connection %o what may never be looked at is left: %s', (connection, left) => {
  expect(isScarce(connection)).toBe(left);
});
