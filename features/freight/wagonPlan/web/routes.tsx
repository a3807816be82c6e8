import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  trainLoadingPage: async () => (await loads()).trainLoadingPage(),
  trainNumberPage: async () => (await loads()).trainNumberPage(),
});
