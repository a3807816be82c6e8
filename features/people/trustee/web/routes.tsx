import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes: PageRoute[] = [
  ...routesOf(pages, {
    trusteeReviewPage: async () => (await loads()).trusteeReviewPage(),
  }),
];
