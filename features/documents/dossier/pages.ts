import { page } from '../../../platform/wire/page.ts';
import { GROUND_DOCUMENTS } from '../../people/account/laterPages.ts';
import { getDossier, listRanges } from './wire.ts';

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
