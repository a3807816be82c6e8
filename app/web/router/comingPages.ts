import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { COMING_ROUTES } from './comingRoutes.ts';
import { useRouterTexts } from './texts.ts';

const load = () => withTexts(import('./ComingPage.tsx'), useRouterTexts);

/** Placeholder pages, so that a planned address is not a 404. */
export const comingPages: readonly PageRoute[] = COMING_ROUTES.map((route) => {
  const asks = route.permission === undefined ? {} : { permission: route.permission };
  const page = { path: route.path, name: route.path, load, ...asks };
  return route.for === 'stranger'
    ? { ...page, frame: 'either', isPublic: true, isLight: true }
    : { ...page, frame: 'shell' };
});
