export { takesTwoPeople } from './claims.ts';
export { isOverCreditLimit } from './credit.ts';
export { aboutBill } from './messages.ts';
export { applyToBill, findOpenBills } from './settle.ts';
