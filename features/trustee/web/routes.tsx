import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { usePreviewTexts } from '../../../platform/web/widgets/preview/texts.ts';
import * as pages from '../pages.ts';
import { SIGN_LINK_PATH } from '../signLinkPath.ts';
import { useLinkTexts, useReviewTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: `${SIGN_LINK_PATH}/:token`,
    name: 'trusteeSign',
    frame: 'bare',
    isPublic: true,
    load: () => withTexts(import('./link/SignLinkPage.tsx'), useLinkTexts),
  },
  ...routesOf(pages, {
    trusteeReviewPage: () =>
      withTexts(import('./review/TrusteeReviewPage.tsx'), useReviewTexts, usePreviewTexts),
  }),
];
