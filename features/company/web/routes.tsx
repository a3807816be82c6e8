import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { companyReviewPage, enterprisePage, JOIN_PATH, JOIN_REQUESTS_PATH } from '../pages.ts';
import { useFormTexts, useJoinTexts, useReviewTexts } from './texts.ts';

export const routes: PageRoute[] = [
  routeOf(enterprisePage, () => withTexts(import('./form/EnterprisePage.tsx'), useFormTexts)),
  routeOf(companyReviewPage, () =>
    withTexts(import('./review/CompanyReviewPage.tsx'), useReviewTexts, useFormTexts),
  ),
  {
    path: JOIN_PATH,
    name: 'bind',
    frame: 'either',
    isPublic: true,
    load: () => withTexts(import('./bind/BindPage.tsx'), useJoinTexts),
  },
  {
    path: JOIN_REQUESTS_PATH,
    name: 'joinRequests',
    frame: 'shell',
    load: () => withTexts(import('./bind/JoinRequestsPage.tsx'), useJoinTexts),
  },
];
