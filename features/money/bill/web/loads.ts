import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const freightBillPage = () => withTexts(import('./FreightBillPage.tsx'), useTexts);
export const billDetailPage = () => withTexts(import('./detail/BillDetailPage.tsx'), useTexts);
export const operatorBillsPage = () => withTexts(import('./operator/OperatorBillsPage.tsx'), useTexts);
export const creditLimitsPage = () => withTexts(import('./operator/CreditLimitsPage.tsx'), useTexts);
