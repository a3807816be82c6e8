import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

export const routes = routesOf(pages, {
  schemePage: async () => (await import('./loads.ts')).schemePage(),
});
