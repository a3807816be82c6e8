export {
  deactivateCompany,
  reactivateCompany,
  selectAccountIdsOf as accountIdsOf,
  selectCompanyIdsOf as companyIdsOf,
  selectMainContacts as mainContacts,
} from './closing.ts';
export {
  type CompanySearch,
  renewNameKeys,
  searchCompaniesOfScope,
  selectCompaniesOfScope as findCompaniesOfScope,
  selectCompaniesOfType as findCompaniesOfType,
  selectCompanyByNo as findCompanyByNo,
  selectCompanyKind as findCompanyKind,
  selectCompanyNamed as findCompanyNamed,
  selectCompanyNames as findCompanyNames,
  selectContacts as findContacts,
  selectEmpowered as findEmpowered,
  selectPermissionHolders as findPermissionHolders,
} from './colleagues.ts';
export { findCurrentUser } from './currentUser.ts';
export {
  admitToCompany,
  insertCompany,
  insertTourist,
  type MemberRights,
  rightsAdmittedBy,
  updateCompany,
} from './members.ts';
export { accountNameOf, companyIdOfAccount, companyNameOfAccount, companyNoOf, userNameOf } from './names.ts';
export { checkDummyPassword, hashPassword, isPassword } from './password.ts';
export {
  hasOtherMainAccount,
  lockPeople,
  type PersonChange,
  type PersonRow,
  selectPeople as findPeople,
  selectPerson as findPerson,
  unsafeSelectPersonOf as unsafeFindPerson,
  updatePerson,
} from './people.ts';
export {
  accountIdsNamed,
  companyIdsNamed,
  companyNameOf,
  savePasswordHash,
  selectAccountsByContact as findAccountsByContact,
  selectCompanyNos as findCompanyNos,
  selectMainContacts as findMainContacts,
  selectPasswordHash as findPasswordHash,
  selectProfile as findProfile,
  selectSignIn as findSignIn,
} from './queries.ts';
export { contactRows, RECIPIENT, recipientRows } from './recipients.ts';
