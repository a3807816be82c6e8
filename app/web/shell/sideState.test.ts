import { expect, test } from 'vitest';
import { readSideOpen } from './sideState.ts';

test('the side menu is open at the first visit and as it was left later', () => {
  expect(readSideOpen('')).toBe(true);
  expect(readSideOpen('a=1; sidebarStatus=0')).toBe(false);
  expect(readSideOpen('sidebarStatus=1; b=0')).toBe(true);
});
