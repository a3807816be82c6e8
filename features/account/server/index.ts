export {
  selectCompaniesOfScope as findCompaniesOfScope,
  selectCompanyByNo as findCompanyByNo,
  selectContacts as findContacts,
  selectHolders as findHolders,
} from './colleagues.ts';
export { accountNameOf, companyNameOfAccount, companyNoOf, userNameOf } from './names.ts';
export { hashPassword, isPassword, pretendToCheck } from './password.ts';
export {
  accountIdsNamed,
  companyIdsNamed,
  companyNameOf,
  savePasswordHash,
  selectAccountsAt as findAccountsAt,
  selectCompanyNos as findCompanyNos,
  selectMainContacts as findMainContacts,
  selectNames as findNames,
  selectPasswordHash as findPasswordHash,
  selectProfile as findProfile,
  selectSignIn as findSignIn,
} from './queries.ts';
export { addressRows, receiverRows } from './receivers.ts';
export { findWho } from './who.ts';
