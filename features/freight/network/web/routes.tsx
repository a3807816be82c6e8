import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  linesPage: async () => (await loads()).linesPage(),
  stationsPage: async () => (await loads()).stationsPage(),
  networkPage: async () => (await loads()).networkPage(),
});
