export { accountNameOf } from './names.ts';
export { hashPassword, isPassword, pretendToCheck } from './password.ts';
export {
  companyIdsNamed,
  companyNameOf,
  selectMainContacts as findMainContacts,
  selectProfile as findProfile,
  selectSignIn as findSignIn,
} from './queries.ts';
export { findWho } from './who.ts';
