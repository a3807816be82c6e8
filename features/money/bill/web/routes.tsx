import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { billActions } from './slots.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  freightBillPage: async () => (await loads()).freightBillPage(),
  billDetailPage: {
    slots: [billActions],
    load: async () => (await loads()).billDetailPage(),
  },
  operatorBillsPage: async () => (await loads()).operatorBillsPage(),
  creditLimitsPage: async () => (await loads()).creditLimitsPage(),
});
