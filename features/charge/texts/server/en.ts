import type zh from './zh.ts';

const en: typeof zh = {
  decided: 'Somebody else has dealt with this charge. Please reload.',
  notVoidable: 'This charge is on a bill or void already, so it cannot be voided.',
  orderAbsent: 'There is no order with this number.',
  companyAbsent: 'There is no company with this number.',
  pastVersion: 'A new version cannot start in the past: what was booked is settled by the rules of its day.',
  replaced: 'This rule has a later version. Please reload.',
  wrongDays: 'The last day cannot be before the first.',
};
export default en;
