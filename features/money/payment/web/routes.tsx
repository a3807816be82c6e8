import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

const open = { frame: 'either', isPublic: true } as const;

export const routes: PageRoute[] = [
  ...routesOf(pages, {
    bankEntriesPage: async () => (await loads()).bankEntriesPage(),
    receiptsPage: async () => (await loads()).receiptsPage(),
    collectionEditPage: async () => (await loads()).collectionEditPage(),
    collectionDetailPage: async () => (await loads()).collectionDetailPage(),
    payoutsPage: async () => (await loads()).payoutsPage(),
    applyPaymentPage: async () => (await loads()).applyPaymentPage(),
    paySuccessPage: async () => (await loads()).payFinishPage(),
    depositPaidPage: async () => (await loads()).depositPaidPage(),
    financePage: async () => (await loads()).financePage(),
  }),
  {
    ...open,
    path: '/payFinish',
    name: 'payFinish',
    load: async () => (await loads()).payFinishPage(),
  },
  {
    ...open,
    path: '/localWallet',
    name: 'localWallet',
    load: async () => (await loads()).localWalletPage(),
  },
];
