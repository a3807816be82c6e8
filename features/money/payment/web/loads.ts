import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const bankEntriesPage = () => withTexts(import('./operator/BankEntriesPage.tsx'), useTexts);
export const receiptsPage = () => withTexts(import('./operator/ReceiptsPage.tsx'), useTexts);
export const collectionEditPage = () => withTexts(import('./operator/CollectionEditPage.tsx'), useTexts);
export const collectionDetailPage = () => withTexts(import('./own/CollectionDetailPage.tsx'), useTexts);
export const payoutsPage = () => withTexts(import('./operator/PayoutsPage.tsx'), useTexts);
export const applyPaymentPage = () => withTexts(import('./own/ApplyPaymentPage.tsx'), useTexts);
export const payFinishPage = () => withTexts(import('./public/PayFinishPage.tsx'), useTexts);
export const depositPaidPage = () => withTexts(import('./own/DepositPaidPage.tsx'), useTexts);
export const financePage = () => withTexts(import('./operator/FinancePage.tsx'), useTexts);
export const localWalletPage = () => withTexts(import('./public/LocalWalletPage.tsx'), useTexts);
export const paySection = () => withTexts(import('./own/PaySection.tsx'), useTexts);
export const payoutSection = () => withTexts(import('./own/PayoutSection.tsx'), useTexts);
export const orderBills = () => withTexts(import('./own/OrderBills.tsx'), useTexts);
export const depositPayment = () => withTexts(import('./own/DepositPayment.tsx'), useTexts);
