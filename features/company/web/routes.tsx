import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { JOIN_PATH } from '../joinPath.ts';
import * as pages from '../pages.ts';
import { useFormTexts, useJoinTexts, useReviewTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: JOIN_PATH,
    name: 'bind',
    frame: 'either',
    isPublic: true,
    load: () => withTexts(import('./bind/BindPage.tsx'), useJoinTexts),
  },
  ...routesOf(pages, {
    enterprisePage: () => withTexts(import('./form/EnterprisePage.tsx'), useFormTexts),
    companyReviewPage: () =>
      withTexts(import('./review/CompanyReviewPage.tsx'), useReviewTexts, useFormTexts),
  }),
];
