import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useQuoteTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const ownQuotationsPage = () => withTexts(import('./OwnQuotationsPage.tsx'), useQuoteTexts);
export const allQuotationsPage = () => withTexts(import('./AllQuotationsPage.tsx'), useQuoteTexts);
export const comparePage = () => withTexts(import('./ComparePage.tsx'), useQuoteTexts);
