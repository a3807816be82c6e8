import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { PLANNED_ROUTES } from './plannedRoutes.ts';
import { useRouterTexts } from './texts.ts';

const load = () => withTexts(import('./PlannedPage.tsx'), useRouterTexts);

/** Placeholder pages, so that a planned address is not a 404. */
const plannedPages: readonly PageRoute[] = PLANNED_ROUTES.map((route) => {
  const { path, permission, digits } = route;
  const page = { path, name: path, load, permission, ...(digits && { digits }) };
  return route.for === 'stranger'
    ? { ...page, frame: 'either', isPublic: true, isLight: true }
    : { ...page, frame: 'shell' };
});

const loadNoAccess = () => withTexts(import('./NoAccess.tsx'), useRouterTexts);

const OWN = { frame: 'either', isPublic: true, isLight: true } as const;

/** Pages without a feature. */
export const ownPages: readonly PageRoute[] = [
  { path: '/404', name: 'NotFound', ...OWN, load: () => import('./NotFound.tsx') },
  { path: '/401', name: 'NoAccess', ...OWN, load: loadNoAccess },
  { path: '/redirect/*', name: 'Redirect', ...OWN, load: () => import('./Redirect.tsx') },
  ...plannedPages,
];
