import { expect, test } from 'vitest';
import { countWithin, menuCountText } from './menuCounts.ts';
import type { MenuItem } from './menuItems.ts';

const page = (key: string): MenuItem => ({ kind: 'page', key, path: key, icon: '', title: key });

test('a group shows what waits behind all of its pages', () => {
  const group: MenuItem = {
    kind: 'group',
    key: 'g',
    icon: '',
    title: 'g',
    items: [page('/a'), page('/b'), page('/c')],
  };
  const counts = new Map([
    ['/a', 3],
    ['/c', 4],
  ]);
  expect(countWithin(group, counts)).toBe(7);
  expect(countWithin(page('/b'), counts)).toBe(0);
});

test('many are shown as 99+', () => {
  expect([1, 99, 100].map(menuCountText)).toEqual(['1', '99', '99+']);
});
