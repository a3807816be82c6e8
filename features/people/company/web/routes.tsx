import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { JOIN_PATH } from '../joinPath.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes: PageRoute[] = [
  {
    path: JOIN_PATH,
    name: 'bind',
    frame: 'either',
    isPublic: true,
    load: async () => (await loads()).bindPage(),
  },
  ...routesOf(pages, {
    enterprisePage: async () => (await loads()).enterprisePage(),
    companyReviewPage: async () => (await loads()).companyReviewPage(),
  }),
];
