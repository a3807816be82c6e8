import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  prepareDocumentsPage: async () => (await loads()).prepareDocumentsPage(),
  operatorDocumentsPage: async () => (await loads()).prepareDocumentsPage(),
  groundDocumentsPage: async () => (await loads()).groundDocumentsPage(),
});
