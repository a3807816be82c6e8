import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

const open = { frame: 'either', isPublic: true } as const;

export const routes: PageRoute[] = [
  ...routesOf(pages, {
    bankEntriesPage: () => withTexts(import('./operator/BankEntriesPage.tsx'), useTexts),
    receiptsPage: () => withTexts(import('./operator/ReceiptsPage.tsx'), useTexts),
    collectionEditPage: () => withTexts(import('./operator/CollectionEditPage.tsx'), useTexts),
    collectionDetailPage: () => withTexts(import('./own/CollectionDetailPage.tsx'), useTexts),
    payoutsPage: () => withTexts(import('./operator/PayoutsPage.tsx'), useTexts),
    applyPaymentPage: () => withTexts(import('./own/ApplyPaymentPage.tsx'), useTexts),
    paySuccessPage: () => withTexts(import('./public/PayFinishPage.tsx'), useTexts),
    depositPaidPage: () => withTexts(import('./own/DepositPaidPage.tsx'), useTexts),
    financePage: () => withTexts(import('./operator/FinancePage.tsx'), useTexts),
  }),
  {
    ...open,
    path: '/payFinish',
    name: 'payFinish',
    load: () => withTexts(import('./public/PayFinishPage.tsx'), useTexts),
  },
  {
    ...open,
    path: '/localWallet',
    name: 'localWallet',
    load: () => withTexts(import('./public/LocalWalletPage.tsx'), useTexts),
  },
];
