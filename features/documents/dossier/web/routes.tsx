import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { boardSections, dossierSections } from './slots.ts';

const loads = () => import('./loads.ts');

const slots = [dossierSections];
const documents = { load: async () => (await loads()).prepareDocumentsPage(), slots };
const task = { load: async () => (await loads()).taskPage(), slots };

export const routes = routesOf(pages, {
  prepareDocumentsPage: documents,
  operatorDocumentsPage: documents,
  documentsBoardPage: { load: async () => (await loads()).documentsBoardPage(), slots: [boardSections] },
  groundDocumentsPage: { load: async () => (await loads()).groundDocumentsPage(), slots },
  prepareTaskPage: task,
  submitDataPage: task,
  exportDocumentsPage: task,
  importDocumentsPage: task,
  shippingDataPage: task,
  waybillDataPage: task,
  predictionCustomOrderPage: task,
  closeTheTicketPage: task,
});
