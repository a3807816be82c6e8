export {
  selectAgeing as findAgeing,
  selectCashDue as findCashDue,
  selectOpenByAge as findOpenByAge,
} from './ageing.ts';
export { OPEN_BILLS_PROOF } from './agreement.ts';
export { checkCredits } from './creditChecks.ts';
export {
  applyToBill,
  billNumberOf,
  findAgreedBills,
  findApplications,
  findBillsNumbered,
  findOpenBills,
  findOwnOpenBill,
} from './settle.ts';
export { takeBack } from './takeBack.ts';
