import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  unsubscribePage: async () => (await loads()).unsubscribe(),
  centrePage: async () => (await loads()).messageCentre(),
  settingPage: async () => (await loads()).settingPage(),
});
