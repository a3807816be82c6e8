export { entityOf, findMissing, findOutstanding, isSomethingMissing } from './lineNeeds.ts';
export { findOwnOutstanding, receiveOnline } from './online.ts';
export { CURRENCY as DEPOSIT_CURRENCY } from './postEntry.ts';
