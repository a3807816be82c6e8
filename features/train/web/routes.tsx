import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

/** The pages of trains (portal 2.2, Quotation; domain, Who: operations). */
export const routes: PageRoute[] = [
  {
    path: '/planyleList',
    name: 'planyleList',
    frame: 'shell',
    load: () => import('./timetable/TimetablePage.tsx'),
  },
  {
    path: '/plandetail',
    name: 'plandetail',
    frame: 'shell',
    load: () => import('./detail/TrainDetailPage.tsx'),
  },
  {
    path: '/operation/trains',
    name: 'operationTrains',
    frame: 'shell',
    load: () => import('./plans/TrainPlansPage.tsx'),
  },
];
