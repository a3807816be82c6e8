import type { PageRoute } from '../router/pageRoute.ts';

/** The route of a declared page, in the portal frame. */
export function routeOf(page: Omit<PageRoute, 'frame' | 'load'>, load: PageRoute['load']): PageRoute {
  const { name, path, permission, parentPath } = page;
  return { name, path, permission, parentPath, frame: 'shell', load };
}
