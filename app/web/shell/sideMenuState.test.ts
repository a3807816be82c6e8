import { expect, test } from 'vitest';
import { readSideMenuOpen } from './sideMenuState.ts';

test('the side menu is open at the first visit and as it was left later', () => {
  expect(readSideMenuOpen('')).toBe(true);
  expect(readSideMenuOpen('a=1; sidebarStatus=0')).toBe(false);
  expect(readSideMenuOpen('sidebarStatus=1; b=0')).toBe(true);
});
