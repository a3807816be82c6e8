import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useJourneyTexts, useOperatorTexts, useTraceTexts } from './texts.ts';

// texts come beside the page, not after it
const loadTrace = async () => {
  const texts = Promise.all([useTraceTexts.load(), useJourneyTexts.load()]);
  const page = await import('./trace/TracePage.tsx');
  await texts;
  return page;
};

const loadOperator = async () => {
  const texts = Promise.all([useOperatorTexts.load(), useJourneyTexts.load()]);
  const page = await import('./operator/TrackingPage.tsx');
  await texts;
  return page;
};

const trace = { frame: 'bare', isPublic: true, load: loadTrace } as const;

export const routes: PageRoute[] = [
  { path: '/queryTrace', name: 'queryTrace', ...trace },
  { path: '/ru/queryTrace', name: 'queryTraceRu', ...trace },
  {
    path: '/operation/tracking',
    name: 'operationTracking',
    frame: 'shell',
    permission: 'tracking:event:list',
    load: loadOperator,
  },
];
