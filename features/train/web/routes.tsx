import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { trainPlansPage } from '../pages.ts';
import { planChanges, planEndings } from './slots.ts';
import { usePlanTexts, useTrainTexts } from './texts.ts';

/** Portal 2.2, Quotation; domain, Who: operations. */
export const routes: PageRoute[] = [
  {
    path: '/planyleList',
    name: 'planyleList',
    frame: 'shell',
    load: () => withTexts(import('./timetable/TimetablePage.tsx'), useTrainTexts),
  },
  {
    path: '/plandetail',
    name: 'plandetail',
    frame: 'shell',
    parentPath: '/planyleList',
    load: () => withTexts(import('./detail/TrainDetailPage.tsx'), useTrainTexts),
  },
  {
    ...routeOf(trainPlansPage, () =>
      withTexts(import('./plans/TrainPlansPage.tsx'), useTrainTexts, usePlanTexts),
    ),
    slots: [planChanges, planEndings],
  },
];
