import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

const loadEdit = async () => (await loads()).noticeEditPage();

export const routes = routesOf(pages, {
  noticesPage: async () => (await loads()).noticesPage(),
  newNoticePage: loadEdit,
  editNoticePage: loadEdit,
});
