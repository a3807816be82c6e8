import type zh from './zh.ts';

const en: typeof zh = {
  decided: 'Somebody else has dealt with this charge. Please reload.',
  notVoidable: 'This charge is on a bill or void already, so it cannot be voided.',
};
export default en;
