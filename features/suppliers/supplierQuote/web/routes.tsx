import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  quotationsPage: async () => (await loads()).ownQuotationsPage(),
  allQuotationsPage: async () => (await loads()).allQuotationsPage(),
  compareQuotationsPage: async () => (await loads()).comparePage(),
});
