import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  invoicesPage: async () => (await loads()).invoicesPage(),
  invoiceMakePage: async () => (await loads()).invoiceMakePage(),
  localTaxPage: async () => (await loads()).localTaxPage(),
  operatorInvoicesPage: async () => (await loads()).operatorInvoicesPage(),
});
