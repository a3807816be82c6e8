import { page } from '../../../platform/wire/page.ts';
import { DOCUMENTS_BOARD, GROUND_DOCUMENTS, PREDICTION_CUSTOM_ORDER } from '../../people/account/laterPages.ts';
import { listRanges } from './rangeWire.ts';
import { getBoard } from './trainWire.ts';
import { getDossier } from './wire.ts';

/** Papers of an order beside its facts: `?orderBigNo=`; without one, the orders to choose from. */
export const prepareDocumentsPage = page({
  name: 'prepareDocuments',
  path: '/shippingInfo/prepareDocuments',
  call: getDossier,
  menu: { group: 'papers', icon: 'file', order: 20 },
});

/** The same for one task: `?queryParam=`, an encoded JSON text with `orderBigNo` and `queryType`. */
export const groundDocumentsPage = page({
  name: 'groundDocuments',
  path: GROUND_DOCUMENTS.path,
  parent: prepareDocumentsPage,
  call: getDossier,
});

/** The same for the documents desk, with the ranges of consignment note numbers. */
export const operatorDocumentsPage = page({
  name: 'operationDocuments',
  path: '/operation/documents',
  call: listRanges,
  menu: { group: 'documents', icon: 'file', order: 16 },
});

/** Views of the same dossier for one task each (`tasks.ts`): `?orderBigNo=`; without one, the orders to choose from. */
export const prepareTaskPage = page({
  name: 'prepareDocumentsTask',
  path: '/prepareDocuments',
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const submitDataPage = page({
  name: 'submitData',
  path: '/submitData',
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const exportDocumentsPage = page({
  name: 'newPrepareDocuments',
  path: '/newPrepareDocuments',
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const importDocumentsPage = page({
  name: 'newPrepareDocumentsEB',
  path: '/newPrepareDocumentsEB',
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const shippingDataPage = page({
  name: 'shipp',
  path: '/shipp',
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const waybillDataPage = page({
  name: 'shipps',
  path: '/shipps',
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const predictionCustomOrderPage = page({
  name: 'predictionCustomOrder',
  path: PREDICTION_CUSTOM_ORDER.path,
  parent: prepareDocumentsPage,
  call: getDossier,
});
export const closeTheTicketPage = page({
  name: 'closeTheTicket',
  path: '/closeTheTicket',
  parent: prepareDocumentsPage,
  call: getDossier,
});

/** How far the papers of a train are: `?trainInfoId=`; without one, the trains to choose from. */
export const documentsBoardPage = page({
  name: 'operationDocumentsBoard',
  path: DOCUMENTS_BOARD.path,
  call: getBoard,
  menu: { group: 'documents', icon: 'audit', order: 17 },
});
