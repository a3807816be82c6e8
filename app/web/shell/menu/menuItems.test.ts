import { expect, test } from 'vitest';
import type { MenuNode } from '../../../../features/portal/menu/wire.ts';
import { findInMenu } from './findInMenu.ts';
import { menuItems } from './menuItems.ts';

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
    { kind: 'page', key: '/operation/queue', title: 'Queue', icon: 'list', to: '/operation/queue' },
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
  expect(good).toMatchObject({ key: '/a', to: '/a?status=open' });
  expect(bad).toMatchObject({ to: '/b' });
});

test('the page shown is found with the groups around it, also from a page below it', () => {
  const items = menuItems([
    group('/operation', 'Operations', [node('queue', 'Queue'), node('trains', 'Trains')]),
    node('/index', 'Home'),
  ]);
  const groups = ['Operations /operation'];
  expect(findInMenu(items, '/operation/queue')).toEqual({ key: '/operation/queue', groups });
  expect(findInMenu(items, '/operation/trains/12')).toEqual({ key: '/operation/trains', groups });
  expect(findInMenu(items, '/index2')).toBe(null);
});
