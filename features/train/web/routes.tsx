import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { usePlanTexts, useTrainTexts } from './texts.ts';

// texts come beside their page, not after it
const timetable = async () => {
  const [page] = await Promise.all([import('./timetable/TimetablePage.tsx'), useTrainTexts.load()]);
  return page;
};
const detail = async () => {
  const [page] = await Promise.all([import('./detail/TrainDetailPage.tsx'), useTrainTexts.load()]);
  return page;
};
const plans = async () => {
  const texts = [useTrainTexts.load(), usePlanTexts.load()];
  const [page] = await Promise.all([import('./plans/TrainPlansPage.tsx'), ...texts]);
  return page;
};

/** The pages of trains (portal 2.2, Quotation; domain, Who: operations). */
export const routes: PageRoute[] = [
  { path: '/planyleList', name: 'planyleList', frame: 'shell', load: timetable },
  { path: '/plandetail', name: 'plandetail', frame: 'shell', below: '/planyleList', load: detail },
  {
    path: '/operation/trains',
    name: 'operationTrains',
    frame: 'shell',
    permission: 'train:plan:list',
    load: plans,
  },
];
