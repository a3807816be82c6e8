import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { FACE_CHECK_PATH } from '../facePath.ts';
import * as pages from '../pages.ts';
import { useCheckTexts, usePageTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: `${FACE_CHECK_PATH}/:token`,
    name: 'identityCheck',
    frame: 'bare',
    isPublic: true,
    load: () => withTexts(import('./check/FaceCheckPage.tsx'), useCheckTexts),
  },
  ...routesOf(pages, {
    identityChecksPage: () => withTexts(import('./operator/IdentityChecksPage.tsx'), usePageTexts),
  }),
];
