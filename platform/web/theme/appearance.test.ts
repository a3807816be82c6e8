import { expect, test } from 'vitest';
import { appearanceIn } from './appearance.ts';

test.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('%s is drawn, where the browser prefers dark: %s, as %s', (theme, prefersDark, drawn) => {
  expect(appearanceIn(theme, prefersDark)).toBe(drawn);
});
