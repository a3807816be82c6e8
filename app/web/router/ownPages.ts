import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { plannedPages } from './plannedPages.ts';

const OWN = { frame: 'either', isPublic: true, isLight: true } as const;

/** Pages without a feature. */
export const ownPages: readonly PageRoute[] = [
  { path: '/404', name: 'NotFound', ...OWN, load: () => import('./NotFound.tsx') },
  { path: '/401', name: 'NoAccess', ...OWN, load: () => import('./NoAccess.tsx') },
  { path: '/redirect/*', name: 'Redirect', ...OWN, load: () => import('./Redirect.tsx') },
  ...plannedPages,
];
