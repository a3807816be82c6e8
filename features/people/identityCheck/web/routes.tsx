import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { FACE_CHECK_PATH } from '../facePath.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes: PageRoute[] = [
  {
    path: `${FACE_CHECK_PATH}/:token`,
    name: 'identityCheck',
    frame: 'bare',
    isPublic: true,
    load: async () => (await loads()).faceCheckPage(),
  },
  ...routesOf(pages, {
    identityChecksPage: async () => (await loads()).identityChecksPage(),
  }),
];
