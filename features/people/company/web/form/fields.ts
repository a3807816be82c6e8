import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import type { RegistrationField, RegistrationForm } from '../../registration.ts';

type Entity = RegistrationForm['companyEntity'];

const LEGAL_PERSON: readonly RegistrationField[] = [
  'legalCertType',
  'legalCertNo',
  'legalMobile',
  'legalCertFrontId',
  'legalCertBackId',
];
const CONTACT: readonly RegistrationField[] = ['contactName', 'mobileNo', 'contactTelNo', 'trainTraceEmail'];
const BANK: readonly RegistrationField[] = [
  'companyAcctBankName',
  'companyAcctNo',
  'purchaserBankNo',
  'companyIntro',
  'companyLogoId',
];

/** Fields of the form by kind of entity, in their order. */
export const FIELDS: Readonly<Record<Entity, readonly RegistrationField[]>> = {
  [COMPANY_ENTITY.mainland]: [
    'companyEntity',
    'companyTypeCheck',
    'companyScope',
    'busLisId',
    'companyFullName',
    'unifiedSocialCreditCode',
    'companyAddr',
    'legalName',
    ...LEGAL_PERSON,
    ...CONTACT,
    ...BANK,
  ],
  [COMPANY_ENTITY.overseas]: [
    'companyEntity',
    'companyTypeCheck',
    'companyScope',
    'busLisId',
    'companyFullName',
    'countryCode',
    'taxNo',
    'eoriNo',
    'addrStreet',
    'addrCity',
    'addrRegion',
    'addrPostcode',
    'legalName',
    ...LEGAL_PERSON,
    ...CONTACT,
    ...BANK,
  ],
  [COMPANY_ENTITY.individual]: [
    'companyEntity',
    'companyTypeCheck',
    'companyFullName',
    'companyAddr',
    ...LEGAL_PERSON,
    'trainTraceEmail',
    ...BANK,
  ],
};
