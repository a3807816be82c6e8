import type { PageRoute } from '../router/pageRoute.ts';

type DeclaredPage = Pick<PageRoute, 'name' | 'path' | 'permission' | 'parentPath' | 'isPublic' | 'isLight'> &
  Partial<Pick<PageRoute, 'frame'>>;
type Loaded = PageRoute['load'] | Pick<PageRoute, 'load' | 'slots'>;

/** Routes of all declared pages of a feature: `routesOf(pages, { configPage: () => … })`. */
export function routesOf<Pages extends Readonly<Record<string, DeclaredPage>>>(
  pages: Pages,
  loads: { readonly [Name in keyof Pages]: Loaded },
): PageRoute[] {
  return Object.entries(pages).flatMap(
    ([key, { name, path, permission, parentPath, frame = 'shell', isPublic, isLight }]) => {
      const loaded = loads[key];
      if (loaded === undefined) return [];
      const given = typeof loaded === 'function' ? { load: loaded } : loaded;
      return [{ name, path, permission, parentPath, frame, isPublic, isLight, ...given }];
    },
  );
}
