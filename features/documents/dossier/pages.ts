import { page } from '../../../platform/wire/page.ts';
import { GROUND_DOCUMENTS } from '../../people/account/laterPages.ts';
import { getDossier } from './wire.ts';

/** Papers of an order beside its facts: `?orderBigNo=`; without one, the orders to choose from. */
export const prepareDocumentsPage = page({
  name: 'prepareDocuments',
  path: '/shippingInfo/prepareDocuments',
  call: getDossier,
  menu: { group: 'space', icon: 'file', order: 28 },
});

/** The same for one task: `?queryParam=`, an encoded JSON text with `orderBigNo` and `queryType`. */
export const groundDocumentsPage = page({
  name: 'groundDocuments',
  path: GROUND_DOCUMENTS.path,
  parent: prepareDocumentsPage,
  call: getDossier,
});
