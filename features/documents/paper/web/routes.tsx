import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  paperCarouselPage: async () => (await loads()).carouselPage(),
  checkPapersPage: async () => (await loads()).checkPapersPage(),
  uploadPapersPage: async () => (await loads()).uploadPapersPage(),
});
