import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  bankEntriesPage: async () => (await loads()).bankEntriesPage(),
  receiptsPage: async () => (await loads()).receiptsPage(),
  collectionEditPage: async () => (await loads()).collectionEditPage(),
  collectionDetailPage: async () => (await loads()).collectionDetailPage(),
  payoutsPage: async () => (await loads()).payoutsPage(),
  applyPaymentPage: async () => (await loads()).applyPaymentPage(),
  payFinishPage: async () => (await loads()).payFinishPage(),
  localWalletPage: async () => (await loads()).localWalletPage(),
  paySuccessPage: async () => (await loads()).payFinishPage(),
  depositPaidPage: async () => (await loads()).depositPaidPage(),
  financePage: async () => (await loads()).financePage(),
});
