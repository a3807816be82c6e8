import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const invoicesPage = () => withTexts(import('./InvoicesPage.tsx'), useTexts);
export const invoiceMakePage = () => withTexts(import('./InvoiceMakePage.tsx'), useTexts);
export const operatorInvoicesPage = () => withTexts(import('./OperatorInvoicesPage.tsx'), useTexts);
export const localTaxPage = () => withTexts(import('./LocalTaxPage.tsx'), useTexts);
