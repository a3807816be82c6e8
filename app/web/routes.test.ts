import { expect, test } from 'vitest';
import { getInfo } from '../../features/people/session/wire.ts';
import { readAttention, readHome } from '../../features/portal/home/wire.ts';
import { getRouters } from '../../features/portal/menu/wire.ts';
import { routes as gallery } from './gallery/routes.tsx';
import { featurePages } from './pages.ts';
import { ownPages } from './router/ownPages.ts';
import { PLANNED_ROUTES } from './router/plannedRoutes.ts';
import { BOOTSTRAP_PATHS, HOME_PATHS } from './router/prefetchPaths.ts';
import { ADMIN_ROUTES, PUBLIC_ROUTES, SHELL_ROUTES } from './router/specifiedRoutes.ts';

/** Only ever lowered: a new page takes one address off. */
const MAX_PLANNED = 40;
const ROOT = '/';

const planned = new Set(PLANNED_ROUTES.map(({ path }) => path));
const pages = [...featurePages, ...ownPages.filter(({ path }) => !planned.has(path))];
const withPage = new Set(pages.map(({ path }) => path));

test.each([...PUBLIC_ROUTES, ...SHELL_ROUTES, ...ADMIN_ROUTES.map(({ path }) => path)])(
  'the specified address %s has its page, or is known to come',
  (path) => {
    expect(path === ROOT || withPage.has(path) !== planned.has(path)).toBe(true);
  },
);

test('what is known to come has no page yet, and there is ever less of it', () => {
  expect([...planned].filter((path) => withPage.has(path))).toEqual([]);
  expect(planned.size).toBe(PLANNED_ROUTES.length);
  expect(planned.size).toBeLessThanOrEqual(MAX_PLANNED);
});

test('strangers reach the public addresses and no others (portal 2.1)', () => {
  const isPublic = (path: string) =>
    [...featurePages, ...ownPages].find((page) => page.path === path)?.isPublic === true;
  expect(PUBLIC_ROUTES.filter((path) => !isPublic(path))).toEqual([]);
  expect(SHELL_ROUTES.filter(isPublic)).toEqual([]);
});

test('addresses of administrators ask for their permission (portal 2.3)', () => {
  const requiredPermission = (path: string) =>
    [...featurePages, ...ownPages].find((page) => page.path === path)?.permission;
  for (const { path, permission } of ADMIN_ROUTES) expect(requiredPermission(path), path).toBe(permission);
  expect(ownPages.find(({ path }) => path === '/system/role-auth/user/:roleId')?.digits).toEqual(['roleId']);
});

test('every page has an address and a name of its own', () => {
  const all = [...pages, ...gallery];
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('what is asked before anything is drawn are calls that the frame and the home page make', () => {
  expect(BOOTSTRAP_PATHS).toEqual([getInfo.path, getRouters.path]);
  expect(HOME_PATHS).toEqual([readHome.path, readAttention.path]);
});
