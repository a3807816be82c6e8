import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { usePlanTexts, useTrainTexts } from './texts.ts';

// texts come beside their page, not after it
const timetable = () => {
  void useTrainTexts.load();
  return import('./timetable/TimetablePage.tsx');
};
const detail = () => {
  void useTrainTexts.load();
  return import('./detail/TrainDetailPage.tsx');
};
const plans = () => {
  void useTrainTexts.load();
  void usePlanTexts.load();
  return import('./plans/TrainPlansPage.tsx');
};

/** The pages of trains (portal 2.2, Quotation; domain, Who: operations). */
export const routes: PageRoute[] = [
  { path: '/planyleList', name: 'planyleList', frame: 'shell', load: timetable },
  { path: '/plandetail', name: 'plandetail', frame: 'shell', load: detail },
  { path: '/operation/trains', name: 'operationTrains', frame: 'shell', load: plans },
];
