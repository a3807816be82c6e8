import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  chargePage: async () => (await loads()).chargePage(),
  tariffPage: async () => (await loads()).tariffPage(),
  ladderPage: async () => (await loads()).ladderPage(),
});
