import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
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
    path: '/operation/trains',
    name: 'operationTrains',
    frame: 'shell',
    permission: 'train:plan:list',
    slots: [planChanges, planEndings],
    load: () => withTexts(import('./plans/TrainPlansPage.tsx'), useTrainTexts, usePlanTexts),
  },
];
