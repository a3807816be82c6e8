import { z } from 'zod';
import { COMPANY_ENTITY, CUSTOMER_KIND } from '../../../platform/wire/currentUser.ts';
import { creditCode } from '../../../platform/wire/rules/creditCode.ts';
import { email } from '../../../platform/wire/rules/email.ts';
import { identityNumber } from '../../../platform/wire/rules/identityNumber.ts';
import { mainlandMobile } from '../../../platform/wire/rules/mobile.ts';
import { normalizeCode } from '../../../platform/wire/rules/normalizeCode.ts';
import { addressLine, isPostcode } from '../../../platform/wire/rules/postcode.ts';
import { isEori, isTaxNumber } from '../../../platform/wire/rules/taxNumber.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';
import { CUSTOMER_SCOPE } from '../account/scopeTypes.ts';

/** draft → submitted → approved, or returned to the applicant and submitted again; a change may be withdrawn. */
export const REGISTRATION_STATUSES = ['draft', 'submitted', 'returned', 'approved', 'withdrawn'] as const;
export const registrationStatus = z.enum(REGISTRATION_STATUSES);
export type RegistrationStatus = z.infer<typeof registrationStatus>;

/** `resourceType` of the pictures, and the field that holds the id of each. */
export const PICTURES = {
  busLisId: 'LICENCE',
  legalCertFrontId: 'IDFRONT',
  legalCertBackId: 'IDBACK',
  companyLogoId: 'LOGO',
} as const;
export type PictureField = keyof typeof PICTURES;
export const PICTURE_FIELDS: readonly PictureField[] = [
  'busLisId',
  'legalCertFrontId',
  'legalCertBackId',
  'companyLogoId',
];

/** 1 identity card, 2 passport, 3 permit of Hong Kong or Macao, 4 permit of Taiwan. */
export const CERT_TYPES = ['1', '2', '3', '4'] as const;
export const IDENTITY_CARD = '1';
const PASSPORT = '2';
/** What a person of that kind of entity most likely shows. */
export const usualCertType = (entity: RegistrationForm['companyEntity']) =>
  entity === COMPANY_ENTITY.overseas ? PASSPORT : IDENTITY_CARD;

/** Forwarding: its customers are forwarders. */
export const FORWARDING_SCOPE = 1;
export const SUPPLIER_SCOPES = [FORWARDING_SCOPE, 3, 5, 6, 8, 9, 10, 12] as const;
export const OFFERED: ReadonlySet<number> = new Set([CUSTOMER_SCOPE, ...SUPPLIER_SCOPES]);

const picture = id
  .nullish()
  .transform((given) => given ?? null)
  .pipe(z.number().nullable());
const customerKind = z.union([z.literal(1), z.literal(2)]);

const services = z.array(z.number().int().min(1).max(20)).max(20);

/** The enterprise form (documents 3.6); a draft may lack anything. */
export const registrationForm = z.object({
  companyEntity: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  companyScope: services.default([CUSTOMER_SCOPE]),
  companyTypeCheck: customerKind
    .nullish()
    .transform((given) => given ?? null)
    .pipe(customerKind.nullable()),
  companyFullName: optionalLine(100),
  unifiedSocialCreditCode: optionalLine(30),
  companyAddr: optionalLine(200),
  countryCode: optionalLine(2),
  taxNo: optionalLine(30),
  eoriNo: optionalLine(30),
  addrStreet: optionalLine(120),
  addrCity: optionalLine(60),
  addrRegion: optionalLine(60),
  addrPostcode: optionalLine(12),
  legalName: optionalLine(50),
  legalCertType: z.enum(CERT_TYPES).default(IDENTITY_CARD),
  legalCertNo: optionalLine(30),
  legalMobile: optionalLine(30),
  contactName: optionalLine(50),
  mobileNo: optionalLine(30),
  contactTelNo: optionalLine(30),
  trainTraceEmail: optionalLine(100),
  companyAcctBankName: optionalLine(100),
  companyAcctNo: optionalLine(40),
  purchaserBankNo: optionalLine(30),
  companyIntro: optionalLine(500),
  busLisId: picture,
  legalCertFrontId: picture,
  legalCertBackId: picture,
  companyLogoId: picture,
});
export type RegistrationForm = z.infer<typeof registrationForm>;

/** An uploaded picture by its address (`relativPath` of the upload) instead of its id. */
const pictureAddress = optionalLine(300);
const RESOURCE_ID = /[?&]resourceId=(\d+)/;
const servicesByComma = z
  .string()
  .max(60)
  .regex(/^(\d+(,\d+)*)?$/)
  .transform((codes) => codes.split(',').filter(Boolean).map(Number))
  .pipe(services);

/** The form as it is sent: also by the names of the specification (documents 3.6), and with services by comma. */
export const sentForm = registrationForm
  .extend({
    companyScope: z.union([services, servicesByComma]).default([CUSTOMER_SCOPE]),
    busilicenseFullpath: pictureAddress,
    legalCertNoFullpath: pictureAddress,
    legalCertNoOppositeFullpath: pictureAddress,
    companyLogoFullpath: pictureAddress,
  })
  .transform((given): RegistrationForm => {
    const { busilicenseFullpath: licence, companyLogoFullpath: logo, ...others } = given;
    const { legalCertNoFullpath: front, legalCertNoOppositeFullpath: back, ...form } = others;
    return {
      ...form,
      busLisId: form.busLisId ?? idIn(licence),
      legalCertFrontId: form.legalCertFrontId ?? idIn(front),
      legalCertBackId: form.legalCertBackId ?? idIn(back),
      companyLogoId: form.companyLogoId ?? idIn(logo),
    };
  });

function idIn(address: string): number | null {
  const digits = RESOURCE_ID.exec(address)?.[1];
  return digits === undefined ? null : Number(digits);
}
export type RegistrationField = keyof RegistrationForm;

/** Text keys of field errors. */
export type FormFault =
  | 'required'
  | 'customerKind'
  | 'licence'
  | 'qualification'
  | 'creditCodeMissing'
  | 'creditCode'
  | 'taxNumber'
  | 'eori'
  | 'postcode'
  | 'legalName'
  | 'personName'
  | 'directorName'
  | 'certMissing'
  | 'cert'
  | 'mobile'
  | 'phone'
  | 'emailMissing'
  | 'email'
  | 'certPicture'
  | 'scope';

export type FormFaults = Partial<Record<RegistrationField, FormFault>>;

const PHONE = /^\+?[\d\s()-]{6,24}$/;
const needs = (text: string, fault: FormFault) => (text === '' ? fault : undefined);
const fits = (schema: z.ZodType, text: string, fault: FormFault) =>
  schema.safeParse(text).success ? undefined : fault;

/** First fault of each field of a form that is submitted (documents 5.3). */
export function faultsOf(form: RegistrationForm): FormFaults {
  const all = { ...faultsOfEveryone(form), ...FAULTS_BY_ENTITY[form.companyEntity](form) };
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined));
}

type Checked = { [Field in RegistrationField]?: FormFault | undefined };

function faultsOfEveryone(form: RegistrationForm): Checked {
  return {
    companyTypeCheck: form.companyTypeCheck === null ? 'customerKind' : undefined,
    companyFullName: needs(form.companyFullName, 'required'),
    trainTraceEmail: needs(form.trainTraceEmail, 'emailMissing') ?? fits(email, form.trainTraceEmail, 'email'),
    mobileNo: form.mobileNo === '' || PHONE.test(form.mobileNo) ? undefined : 'phone',
  };
}

const scopeFault = ({ companyScope }: RegistrationForm) =>
  companyScope.some((code) => OFFERED.has(code)) ? undefined : ('scope' as const);

function certFault({ legalCertType, legalCertNo }: RegistrationForm): FormFault | undefined {
  if (legalCertNo === '') return 'certMissing';
  return legalCertType === IDENTITY_CARD ? fits(identityNumber, legalCertNo, 'cert') : undefined;
}

function certificateFaults(form: RegistrationForm): Checked {
  return {
    legalCertNo: certFault(form),
    legalCertFrontId: form.legalCertFrontId === null ? 'certPicture' : undefined,
    legalCertBackId: form.legalCertBackId === null ? 'certPicture' : undefined,
  };
}

function legalPersonFaults(form: RegistrationForm): Checked {
  return {
    ...certificateFaults(form),
    legalMobile: needs(form.legalMobile, 'required') ?? fits(mainlandMobile, form.legalMobile, 'mobile'),
    companyAddr: needs(form.companyAddr, 'required'),
  };
}

const phoneFault = (phone: string): FormFault | undefined =>
  needs(phone, 'required') ?? (PHONE.test(phone) ? undefined : 'phone');

const FAULTS_BY_ENTITY: Readonly<Record<RegistrationForm['companyEntity'], (form: RegistrationForm) => Checked>> = {
  [COMPANY_ENTITY.mainland]: (form) => ({
    ...legalPersonFaults(form),
    busLisId: form.busLisId === null ? 'licence' : undefined,
    unifiedSocialCreditCode:
      needs(form.unifiedSocialCreditCode, 'creditCodeMissing') ??
      fits(creditCode, form.unifiedSocialCreditCode, 'creditCode'),
    legalName: needs(form.legalName, 'legalName'),
    contactName: needs(form.contactName, 'required'),
    companyScope: scopeFault(form),
  }),
  [COMPANY_ENTITY.overseas]: (form) => ({
    ...certificateFaults(form),
    legalMobile: phoneFault(form.legalMobile),
    busLisId: form.busLisId === null ? 'qualification' : undefined,
    countryCode: needs(form.countryCode, 'required'),
    taxNo:
      needs(form.taxNo, 'required') ??
      (isTaxNumber(normalizeCode(form.taxNo), form.countryCode) ? undefined : 'taxNumber'),
    eoriNo: form.eoriNo === '' || isEori(normalizeCode(form.eoriNo)) ? undefined : 'eori',
    addrStreet: needs(form.addrStreet, 'required'),
    addrCity: needs(form.addrCity, 'required'),
    addrPostcode: form.addrPostcode === '' || isPostcode(form.addrPostcode, form.countryCode) ? undefined : 'postcode',
    legalName: needs(form.legalName, 'directorName'),
    contactName: needs(form.contactName, 'required'),
    mobileNo: phoneFault(form.mobileNo),
    companyScope: scopeFault(form),
  }),
  [COMPANY_ENTITY.individual]: (form) => ({
    ...legalPersonFaults(form),
    companyFullName: needs(form.companyFullName, 'personName'),
  }),
};

/** As it is kept: codes tidied, the fields of the other kinds of entity empty, forwarding makes a forwarder. */
export function normalizeForm(form: RegistrationForm): RegistrationForm {
  const { companyEntity: entity } = form;
  const isOverseas = entity === COMPANY_ENTITY.overseas;
  const scope =
    entity === COMPANY_ENTITY.individual
      ? [CUSTOMER_SCOPE]
      : [...new Set(form.companyScope)].filter((code) => OFFERED.has(code)).sort((one, other) => one - other);
  const only = (applies: boolean, text: string) => (applies ? text : '');
  return {
    ...form,
    companyScope: scope,
    companyTypeCheck: scope.includes(FORWARDING_SCOPE) ? CUSTOMER_KIND.forwarder : form.companyTypeCheck,
    companyFullName: form.companyFullName.replace(/\s+/g, ' '),
    unifiedSocialCreditCode: only(entity === COMPANY_ENTITY.mainland, normalizeCode(form.unifiedSocialCreditCode)),
    countryCode: only(isOverseas, form.countryCode.toUpperCase()),
    taxNo: only(isOverseas, normalizeCode(form.taxNo)),
    eoriNo: only(isOverseas, normalizeCode(form.eoriNo)),
    addrStreet: only(isOverseas, form.addrStreet),
    addrCity: only(isOverseas, form.addrCity),
    addrRegion: only(isOverseas, form.addrRegion),
    addrPostcode: only(isOverseas, form.addrPostcode),
    companyAddr: only(!isOverseas, form.companyAddr),
    legalName: entity === COMPANY_ENTITY.individual ? form.companyFullName : form.legalName,
    legalCertNo: normalizeCode(form.legalCertNo),
  };
}

/** One company has one name, however its brackets, blanks and capitals are typed. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}

/** The number that names the company to its state. */
export function registrationCodeOf(form: RegistrationForm): string {
  if (form.companyEntity === COMPANY_ENTITY.mainland) return form.unifiedSocialCreditCode;
  return form.companyEntity === COMPANY_ENTITY.overseas ? form.taxNo : form.legalCertNo;
}

export function addressOf(form: RegistrationForm): string {
  if (form.companyEntity !== COMPANY_ENTITY.overseas) return form.companyAddr;
  const { addrStreet: street, addrCity: city, addrRegion: region, addrPostcode: postcode } = form;
  return addressLine({ street, city, region, postcode }, form.countryCode);
}
