import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  faceCheckPage: async () => (await loads()).faceCheckPage(),
  identityChecksPage: async () => (await loads()).identityChecksPage(),
});
