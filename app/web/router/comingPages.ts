import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { COMING_ROUTES } from './comingRoutes.ts';
import { useRouterTexts } from './texts.ts';

const load = () => withTexts(import('./ComingPage.tsx'), useRouterTexts);

/** Pages for the addresses that wait for their feature: they say so, rather than that there is no such page. */
export const comingPages: readonly PageRoute[] = COMING_ROUTES.map((route) => {
  const asks = route.permission === undefined ? {} : { permission: route.permission };
  const page = { path: route.path, name: route.path, load, ...asks };
  return route.for === 'stranger'
    ? { ...page, frame: 'either', isPublic: true, isLight: true }
    : { ...page, frame: 'shell' };
});
