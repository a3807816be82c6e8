import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useQuoteTexts } from './texts.ts';

export const routes = routesOf(pages, {
  quotationsPage: () => withTexts(import('./OwnQuotationsPage.tsx'), useQuoteTexts),
  allQuotationsPage: () => withTexts(import('./AllQuotationsPage.tsx'), useQuoteTexts),
  compareQuotationsPage: () => withTexts(import('./ComparePage.tsx'), useQuoteTexts),
});
