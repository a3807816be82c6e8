import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';
import { UNSUBSCRIBE_PATH } from '../unsubscribePath.ts';

const loads = () => import('./loads.ts');

export const routes: PageRoute[] = [
  {
    path: `${UNSUBSCRIBE_PATH}/:token`,
    name: 'unsubscribe',
    frame: 'bare',
    isPublic: true,
    load: async () => (await loads()).unsubscribe(),
  },
  ...routesOf(pages, {
    centrePage: async () => (await loads()).messageCentre(),
    settingPage: async () => (await loads()).settingPage(),
  }),
];
