import { page } from '../../../platform/wire/page.ts';
import { freightBillPage } from '../bill/pages.ts';
import { listClaimable } from '../bill/wire.ts';
import { readFinance } from './financeWire.ts';
import { payouts } from './payoutWire.ts';
import { addReceipt, bankEntries, receipts } from './wire.ts';

export const bankEntriesPage = page({
  name: 'bankEntries',
  path: '/operation/bankEntries',
  call: bankEntries.list,
  menu: { group: 'receivable', icon: 'bank', order: 30 },
});

export const receiptsPage = page({
  name: 'receipts',
  path: '/operation/receipts',
  call: receipts.list,
  menu: { group: 'receivable', icon: 'receipt', order: 32 },
});

export const collectionEditPage = page({
  name: 'collectionEdit',
  path: '/collectionEdit',
  call: addReceipt,
  parent: receiptsPage,
});

/** `?receiptId=` */
export const collectionDetailPage = page({ name: 'collectionDetail', path: '/collectionDetail' });

export const payoutsPage = page({
  name: 'payouts',
  path: '/operation/payouts',
  call: payouts.list,
  menu: { group: 'payable', icon: 'payout', order: 40 },
});

/** `?billId=` of a bill that is chosen at first. */
export const applyPaymentPage = page({
  name: 'applyPayment',
  path: '/applyPayment',
  parent: freightBillPage,
  menu: { group: 'ownMoney', icon: 'payout', order: 15, call: listClaimable },
});

export const payFinishPage = page({ name: 'payFinish', path: '/payFinish', frame: 'either', isPublic: true });
/** Stand-in of a wallet: `?ref=`. */
export const localWalletPage = page({ name: 'localWallet', path: '/localWallet', frame: 'either', isPublic: true });

export const paySuccessPage = page({ name: 'paySuccess', path: '/paySuccess', parent: freightBillPage });
export const depositPaidPage = page({ name: 'DJpaySuccess', path: '/DJpaySuccess' });

export const financePage = page({
  name: 'operationFinance',
  path: '/operation/finance',
  call: readFinance,
  menu: { group: 'books', icon: 'dashboard', order: 5 },
});
