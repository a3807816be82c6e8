import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { planChanges, planEndings } from './slots.ts';
import { useMovementTexts, usePlanTexts, useTrainTexts } from './texts.ts';

/** Portal 2.2, Quotation; domain, Who: operations. */
export const routes = routesOf(pages, {
  timetablePage: () => withTexts(import('./timetable/TimetablePage.tsx'), useTrainTexts),
  trainPage: () => withTexts(import('./detail/TrainDetailPage.tsx'), useTrainTexts),
  trainMovementsPage: () => withTexts(import('./TrainMovementsPage.tsx'), useMovementTexts, useTrainTexts),
  trainPlansPage: {
    slots: [planChanges, planEndings],
    load: () => withTexts(import('./plans/TrainPlansPage.tsx'), useTrainTexts, usePlanTexts),
  },
});
