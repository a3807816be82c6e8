import { page } from '../../../platform/wire/page.ts';
import { taxApplications } from './taxWire.ts';
import { invoices, ownInvoices } from './wire.ts';

/** Own invoices, and titles. */
export const invoicesPage = page({
  name: 'invoiceProcessInfo',
  path: '/invoiceProcessInfo',
  call: ownInvoices.list,
  menu: { group: 'ownMoney', icon: 'invoice', order: 12 },
});

/** `:id` of a bill that is chosen at first, or 0; `:type` of the invoice, or 0. */
export const invoiceMakePage = page({
  name: 'invoceMake',
  path: '/invoceMake/:type/:id',
  call: ownInvoices.list,
  parent: invoicesPage,
});

export const operatorInvoicesPage = page({
  name: 'operationInvoices',
  path: '/operation/invoices',
  call: invoices.list,
  menu: { group: 'receivable', icon: 'invoice', order: 25 },
});

/** Stand-in of a tax provider, for demonstrations. */
export const localTaxPage = page({
  name: 'localTaxProvider',
  path: '/operation/localTax',
  call: taxApplications.list,
  parent: operatorInvoicesPage,
});
