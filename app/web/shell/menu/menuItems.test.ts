import { expect, test } from 'vitest';
import type { MenuNode } from '../../../../features/portal/menu/wire.ts';
import { findInMenu } from './findInMenu.ts';
import { menuItems, sectionsOf } from './menuItems.ts';

function node(path: string, title: string, more: Partial<MenuNode> = {}, icon = 'list'): MenuNode {
  const meta = { title, icon, noCache: false, link: null };
  return { name: title, path, hidden: false, component: 'Page', alwaysShow: false, meta, ...more };
}

const group = (path: string, title: string, children: MenuNode[]) =>
  node(path, title, { component: 'Layout', alwaysShow: true, children }, 'control');

test('a group with several pages stays a group, its pages below its path', () => {
  const [found] = menuItems([group('/operation', 'Operations', [node('queue', 'Queue'), node('/trains', 'Trains')])]);
  expect(found).toMatchObject({ kind: 'group', title: 'Operations' });
  expect(found?.kind === 'group' && found.items.map((item) => item.key)).toEqual(['/operation/queue', '/trains']);
});

test('a group with one visible page becomes that page', () => {
  const pages = [node('queue', 'Queue'), node('secret', 'Secret', { hidden: true })];
  expect(menuItems([group('/operation', 'Operations', pages)])).toEqual([
    { kind: 'page', key: '/operation/queue', path: '/operation/queue', title: 'Queue', icon: 'list' },
  ]);
});

test('a page without an icon of its own takes that of the group it stands for', () => {
  const [found] = menuItems([group('/', 'Home', [node('index', 'Home', {}, '#')])]);
  expect(found).toMatchObject({ key: '/index', icon: 'control' });
});

test('a group with nothing to see is not there', () => {
  expect(menuItems([group('/a', 'A', [node('b', 'B', { hidden: true })])])).toEqual([]);
});

test('an address elsewhere is a link, whether it is the path or in meta', () => {
  const inMeta = node('help', 'Help');
  inMeta.meta.link = 'https://help.example';
  expect(menuItems([node('https://a.example', 'A'), inMeta]).map((item) => item.kind)).toEqual(['link', 'link']);
});

test('the query of a node travels in its address; nonsense in it is passed over', () => {
  const [good, bad] = menuItems([node('/a', 'A', { query: '{"status":"open"}' }), node('/b', 'B', { query: '{' })]);
  expect(good).toMatchObject({ path: '/a', key: '/a?status=open' });
  expect(bad).toMatchObject({ key: '/b' });
});

test('the page shown is found with the groups around it, also from a page below it', () => {
  const items = menuItems([
    group('/operation', 'Operations', [node('queue', 'Queue'), node('trains', 'Trains')]),
    node('/index', 'Home'),
  ]);
  const groups = [{ key: 'Operations /operation' }];
  expect(findInMenu(items, '/operation/queue')).toMatchObject({ page: { key: '/operation/queue' }, groups });
  expect(findInMenu(items, '/operation/trains/12')).toMatchObject({ page: { key: '/operation/trains' }, groups });
  expect(findInMenu(items, '/index2')).toBe(null);
});

test('of several entries of one page that of the open part is found', () => {
  const part = (section: string) => node('/user', section, { query: JSON.stringify({ section }) });
  const items = menuItems([group('/company', 'Company', [part('data'), part('people')])]);
  const found = (search: string) => findInMenu(items, '/user', search)?.page.title;
  expect(found('?section=people&page=2')).toBe('people');
  expect(found('')).toBeUndefined();
});

const heading = (title: string, children: MenuNode[]) => node(title, title, { component: 'ParentView', children }, '#');

test('the side menu shows entries without a heading first, then the headings', () => {
  const rules = heading('Rules', [node('/tariffs', 'Tariffs')]);
  const [money] = menuItems([group('/money', 'Money', [rules, node('/bills', 'Bills')])]);
  const sections = money?.kind === 'group' ? sectionsOf(money) : [];
  expect(sections.map(({ heading: title, entries }) => [title, entries.map((entry) => entry.title)])).toEqual([
    [null, ['Bills']],
    ['Rules', ['Tariffs']],
  ]);
});

test('a group with a single heading holds its entries itself', () => {
  const network = heading('Network', [node('/lines', 'Lines'), node('/stations', 'Stations')]);
  const [trains] = menuItems([group('/trains', 'Trains', [network])]);
  expect(trains?.kind === 'group' && trains.items.map(({ kind }) => kind)).toEqual(['page', 'page']);
});
