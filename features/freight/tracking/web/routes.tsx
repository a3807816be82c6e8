import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useJourneyTexts, useOperatorTexts, useTraceTexts } from './texts.ts';

const loadTrace = () => withTexts(import('./trace/TracePage.tsx'), useTraceTexts, useJourneyTexts);

const loadOperator = () => withTexts(import('./operator/TrackingPage.tsx'), useOperatorTexts, useJourneyTexts);

export const routes = routesOf(pages, { tracePage: loadTrace, traceRuPage: loadTrace, trackingPage: loadOperator });
