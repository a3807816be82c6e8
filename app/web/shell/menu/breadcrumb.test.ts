import { expect, test } from 'vitest';
import { breadcrumbOf, firstPage, menuTitle } from './breadcrumb.ts';
import type { MenuItem } from './menuItems.ts';

const page = (key: string, title: string): MenuItem => ({
  kind: 'page',
  key,
  to: `${key}?a=1`,
  icon: '',
  title,
});
const MENU: MenuItem[] = [
  { kind: 'link', key: 'https://a.example', href: 'https://a.example', icon: '', title: 'Elsewhere' },
  { kind: 'group', key: 'g', icon: '', title: 'Operations', items: [page('/operation/trains', 'Trains')] },
  page('/index', 'Home'),
];

test('the trail of a page of the menu is its groups and its title in the menu', () => {
  expect(breadcrumbOf(MENU, '/operation/trains', 'another title')).toEqual(['Operations', 'Trains']);
});

test('a page below one of the menu ends with its own title, any other is that alone', () => {
  expect(breadcrumbOf(MENU, '/operation/trains/12', 'X8091')).toEqual(['Operations', 'Trains', 'X8091']);
  expect(breadcrumbOf(MENU, '/bookingDetail/B1/0', 'Order B1')).toEqual(['Order B1']);
  expect(breadcrumbOf(MENU, '/bookingDetail/B1/0', '')).toEqual([]);
});

test('a page that says which page of the menu it lies below is shown there, to those who have that page', () => {
  const breadcrumb = (below: string) => breadcrumbOf(MENU, '/plandetail', 'X8091', below);
  expect(breadcrumb('/operation/trains')).toEqual(['Operations', 'Trains', 'X8091']);
  expect(breadcrumb('/bookingList')).toEqual(['X8091']);
});

test('after signing in one begins at the first page of the menu, within its first group', () => {
  expect(firstPage(MENU)).toBe('/operation/trains?a=1');
  expect(firstPage([])).toBe(null);
});

test('pages of the menu are called what the menu calls them', () => {
  expect(menuTitle(MENU, '/operation/trains')).toBe('Trains');
  expect(menuTitle(MENU, '/operation')).toBe(null);
});
