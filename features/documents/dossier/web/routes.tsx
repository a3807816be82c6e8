import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

const task = async () => (await loads()).taskPage();

export const routes = routesOf(pages, {
  prepareDocumentsPage: async () => (await loads()).prepareDocumentsPage(),
  operatorDocumentsPage: async () => (await loads()).prepareDocumentsPage(),
  documentsBoardPage: async () => (await loads()).documentsBoardPage(),
  groundDocumentsPage: async () => (await loads()).groundDocumentsPage(),
  prepareTaskPage: task,
  submitDataPage: task,
  exportDocumentsPage: task,
  importDocumentsPage: task,
  shippingDataPage: task,
  waybillDataPage: task,
  predictionCustomOrderPage: task,
  closeTheTicketPage: task,
});
