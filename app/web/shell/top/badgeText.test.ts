import { expect, test } from 'vitest';
import { badgeText } from './badgeText.ts';
import { visibleCount } from './topItems.ts';

test.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread reads "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test.each([
  [992, 3],
  [1366, 5],
  [1920, 7],
  [200, 1],
])('a page %i px wide shows %i entries of the top menu', (width, count) => {
  expect(visibleCount(width)).toBe(count);
});
