import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  joinPage: async () => (await loads()).bindPage(),
  enterprisePage: async () => (await loads()).enterprisePage(),
  companyReviewPage: async () => (await loads()).companyReviewPage(),
});
