import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

/** Administration of dictionaries (portal 2.3). */
export const routes = routesOf(pages, {
  typesPage: async () => (await loads()).typesPage(),
  entriesPage: async () => (await loads()).entriesPage(),
});
