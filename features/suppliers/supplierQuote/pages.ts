import { page } from '../../../platform/wire/page.ts';
import { allQuotations, compareQuotations, quotations } from './wire.ts';

export const quotationsPage = page({
  name: 'supplierQuotations',
  path: '/supplierQuote/quotations',
  call: quotations.list,
  menu: { group: 'prices', icon: 'price', order: 30 },
});

export const allQuotationsPage = page({
  name: 'operationQuotations',
  path: '/operation/quotations',
  call: allQuotations.list,
  menu: { group: 'services', icon: 'price', order: 31 },
});

export const compareQuotationsPage = page({
  name: 'operationCompareQuotations',
  path: '/operation/compareQuotations',
  call: compareQuotations,
  parent: allQuotationsPage,
});
