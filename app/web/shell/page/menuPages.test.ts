import { expect, test } from 'vitest';
import type { MenuNode } from '../../../../features/portal/menu/wire.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { menuPages, pageAt } from './menuPages.ts';

const load = () => Promise.reject(new Error('not drawn here'));
const list: PageRoute = { path: '/bookingList', name: 'bookingList', frame: 'shell', load };
const detail: PageRoute = { path: '/bookingDetail/:no/:type', name: 'bookingDetail', frame: 'shell', load };
const trace: PageRoute = { path: '/queryTrace', name: 'queryTrace', frame: 'bare', load };
const PAGES = [list, detail, trace];

function node(path: string, component: string, more: Partial<MenuNode> = {}): MenuNode {
  const meta = { title: path, icon: '', noCache: false, link: null };
  return { name: path, path, hidden: false, component, alwaysShow: false, meta, ...more };
}

test('a page of the menu is the one its component names, at the address the menu gives it', () => {
  const inMenu = menuPages([node('/space', 'Layout', { children: [node('orders', 'bookingList')] })], PAGES);
  expect(pageAt('/space/orders', inMenu, PAGES)).toMatchObject({ kind: 'page', page: list });
});

test('ParentView holds pages at any depth; a hidden page can be opened', () => {
  const inner = node('inner', 'ParentView', { children: [node('orders', 'bookingList', { hidden: true })] });
  const inMenu = menuPages([node('/space', 'Layout', { children: [inner] })], PAGES);
  expect(pageAt('/space/inner/orders', inMenu, PAGES)).toMatchObject({ kind: 'page' });
});

test('a component that this client lacks is named rather than missed', () => {
  const inMenu = menuPages([node('/new', 'pageOfTheNextVersion')], PAGES);
  expect(pageAt('/new', inMenu, PAGES)).toEqual({
    kind: 'unknown',
    path: '/new',
    name: 'pageOfTheNextVersion',
  });
});

test('an inner link has an address in the app and shows the one outside', () => {
  const link = node('customs', 'InnerLink');
  link.meta.link = 'https://customs.example/rates';
  const bare = node('https://rates.example/a?b=1', 'InnerLink');
  const inMenu = menuPages([node('/tools', 'Layout', { children: [link] }), bare], PAGES);
  expect(pageAt('/tools/customs', inMenu, PAGES)).toMatchObject({ href: 'https://customs.example/rates' });
  expect(pageAt('/rates/example/a/b/1', inMenu, PAGES)).toMatchObject({
    href: 'https://rates.example/a?b=1',
  });
});

test('an address with a parameter in digits is not there with anything else in its place (portal 2.3)', () => {
  const role: PageRoute = { ...detail, path: '/role/:roleId', digits: ['roleId'] };
  expect(pageAt('/role/12', [], [role])).toMatchObject({ page: role });
  expect(pageAt('/role/1a', [], [role])).toBe(null);
});

test('pages outside the menu live at their own address; nothing is there for anything else', () => {
  expect(pageAt('/bookingDetail/B1/0', [], PAGES)).toMatchObject({ page: detail });
  expect(pageAt('/queryTrace', [], PAGES)).toBe(null);
  expect(pageAt('/nowhere', [], PAGES)).toBe(null);
});
