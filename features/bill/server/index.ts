export {
  selectAgeing as findAgeing,
  selectCashDue as findCashDue,
  selectOpenSums as findOpenSums,
} from './ageing.ts';
export { takesTwoPeople } from './claims.ts';
export { isOverCreditLimit } from './credit.ts';
export {
  applyToBill,
  billNumberOf,
  findAgreedBills,
  findApplications,
  findBillsNumbered,
  findOpenBills,
  findOwnOpenBill,
} from './settle.ts';
