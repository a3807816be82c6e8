import { page } from '../../../platform/wire/page.ts';
import { bills, creditLimits, ownBills } from './wire.ts';

export const freightBillPage = page({
  name: 'freightBill',
  path: '/settlement/freightBill',
  call: ownBills.list,
  menu: { group: 'ownMoney', icon: 'bill', order: 10 },
});

/** For customers, suppliers and operators; `?billId=`. */
export const billDetailPage = page({
  name: 'newFreightBillDetail',
  path: '/newFreightBillDetail',
  parent: freightBillPage,
});

export const operatorBillsPage = page({
  name: 'operationBills',
  path: '/operation/bills',
  call: bills.list,
  menu: { group: 'receivable', icon: 'bill', order: 20 },
});

export const creditLimitsPage = page({
  name: 'creditLimits',
  path: '/operation/creditLimits',
  call: creditLimits.list,
  menu: { group: 'receivable', icon: 'limit', order: 60 },
});
