import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

/** The first page after signing in. */
export const routes: PageRoute[] = [
  { path: '/index', name: 'index', frame: 'shell', load: () => import('./HomePage.tsx') },
];
