import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { usePreviewTexts } from '../../../platform/web/widgets/preview/texts.ts';
import * as pages from '../pages.ts';
import { useReviewTexts } from './texts.ts';

export const routes: PageRoute[] = [
  ...routesOf(pages, {
    trusteeReviewPage: () =>
      withTexts(import('./review/TrusteeReviewPage.tsx'), useReviewTexts, usePreviewTexts),
  }),
];
