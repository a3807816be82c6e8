import { expect, test } from 'vitest';
import type { MenuItem } from './menuItems.ts';
import { breadcrumbOf, firstPage, menuTitle } from './trail.ts';

const page = (path: string, title: string, query = ''): MenuItem => ({
  kind: 'page',
  key: path + query,
  path,
  icon: '',
  title,
});
const heading: MenuItem = {
  kind: 'group',
  key: 'h',
  icon: '#',
  title: 'Network',
  items: [page('/operation/lines', 'Lines')],
};
const MENU: MenuItem[] = [
  { kind: 'link', key: 'https://a.example', href: 'https://a.example', icon: '', title: 'Elsewhere' },
  { kind: 'group', key: 'g', icon: '', title: 'Operations', items: [page('/operation/trains', 'Trains'), heading] },
  {
    kind: 'group',
    key: 'c',
    icon: '',
    title: 'Company',
    items: [page('/user/index', 'Data', '?section=company'), page('/user/index', 'People', '?section=people')],
  },
  page('/index', 'Home'),
];
const OPERATIONS = { title: 'Operations', to: null };

test('a page of the menu lies below its group; the heading it stands under is left out', () => {
  expect(breadcrumbOf(MENU, '/operation/trains', '')).toEqual([OPERATIONS]);
  expect(breadcrumbOf(MENU, '/operation/lines', '')).toEqual([OPERATIONS]);
});

test('a page below one of the menu leads back to it, any other to nothing', () => {
  const trains = { title: 'Trains', to: '/operation/trains' };
  expect(breadcrumbOf(MENU, '/operation/trains/12', '')).toEqual([OPERATIONS, trains]);
  expect(breadcrumbOf(MENU, '/bookingDetail/B1/0', '')).toEqual([]);
});

test('a page that says which page of the menu it lies below is shown there, to those who have that page', () => {
  const below = (inMenuAs: string) => breadcrumbOf(MENU, '/plandetail', '', inMenuAs).at(-1)?.title;
  expect(below('/operation/trains')).toBe('Trains');
  expect(below('/bookingList')).toBeUndefined();
});

test('a page with several entries lies below the group of the part that is open', () => {
  expect(breadcrumbOf(MENU, '/user/index', '?section=people')).toEqual([{ title: 'Company', to: null }]);
});

test('after signing in one begins at the first page of the menu, within its first group', () => {
  expect(firstPage(MENU)).toBe('/operation/trains');
  expect(firstPage([])).toBe(null);
});

test('pages of the menu are called what the menu calls them; one with several entries by its own title', () => {
  expect(menuTitle(MENU, '/operation/trains')).toBe('Trains');
  expect(menuTitle(MENU, '/operation')).toBe(null);
  expect(menuTitle(MENU, '/user/index')).toBe(null);
});
