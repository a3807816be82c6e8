import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';
import { useJourneyTexts, useOperatorTexts, useTraceTexts } from './texts.ts';

const loadTrace = () => withTexts(import('./trace/TracePage.tsx'), useTraceTexts, useJourneyTexts);

const loadOperator = () => withTexts(import('./operator/TrackingPage.tsx'), useOperatorTexts, useJourneyTexts);

const trace = { frame: 'bare', isPublic: true, load: loadTrace } as const;

export const routes: PageRoute[] = [
  { path: '/queryTrace', name: 'queryTrace', ...trace },
  { path: '/ru/queryTrace', name: 'queryTraceRu', ...trace },
  ...routesOf(pages, { trackingPage: loadOperator }),
];
