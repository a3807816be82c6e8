import { z } from 'zod';
import { money } from '../../../platform/wire/money.ts';
import { id } from '../../../platform/wire/validators.ts';
import {
  PICTURE_FIELDS,
  type RegistrationField,
  type RegistrationForm,
  registrationForm,
  registrationStatus,
} from './registration.ts';

/** `registration`: holds the data in force once approved; the others ask to change these. */
export const APPLICATION_KINDS = ['registration', 'change', 'scopes'] as const;
export const applicationKind = z.enum(APPLICATION_KINDS);
export type ApplicationKind = z.infer<typeof applicationKind>;
export type ChangeKind = Exclude<ApplicationKind, 'registration'>;

const ALL_FIELDS = registrationForm.keyof().options;
/** Apply at once, without a review. */
export const IMMEDIATE_FIELDS: readonly RegistrationField[] = [
  'contactName',
  'mobileNo',
  'contactTelNo',
  'trainTraceEmail',
  'companyIntro',
  'companyLogoId',
];
const SCOPE_FIELDS: readonly RegistrationField[] = ['companyScope', 'companyTypeCheck'];
export const BANK_FIELDS: readonly RegistrationField[] = ['companyAcctBankName', 'companyAcctNo', 'purchaserBankNo'];

/** What each kind of application changes once it is approved. */
export const REVIEWED_FIELDS: Readonly<Record<ChangeKind, readonly RegistrationField[]>> = {
  change: ALL_FIELDS.filter((field) => ![...IMMEDIATE_FIELDS, ...SCOPE_FIELDS].includes(field)),
  scopes: SCOPE_FIELDS,
};

/** `base` with some fields of another form. */
export function mergeFields(
  base: RegistrationForm,
  given: RegistrationForm,
  fields: readonly RegistrationField[],
): RegistrationForm {
  const taken = fields.map((field) => [field, given[field]] as const);
  return registrationForm.parse({ ...base, ...Object.fromEntries(taken) });
}

/** A value as one text: codes by comma, ids as digits. */
export function rawValueOf(value: RegistrationForm[RegistrationField]): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

export const fieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.infer<typeof fieldChange>;

export function changesBetween(
  before: RegistrationForm,
  after: RegistrationForm,
  fields: readonly RegistrationField[],
): FieldChange[] {
  return fields
    .map((field) => ({ field, before: rawValueOf(before[field]), after: rawValueOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

const PRIVATE_TEXTS = { legalCertNo: '', legalMobile: '' } as const;

/** Without what only the main account and holders of `documentsRight` read. */
export function withoutDocuments(form: RegistrationForm): RegistrationForm {
  const pictures = PICTURE_FIELDS.map((field) => [field, null] as const);
  return registrationForm.parse({ ...form, ...PRIVATE_TEXTS, ...Object.fromEntries(pictures) });
}

const bank = money(z.string().nullable(), null);

/** The enterprise form as members of the company see it; bank data count as money. */
const companyForm = registrationForm.extend({
  companyAcctBankName: bank,
  companyAcctNo: bank,
  purchaserBankNo: bank,
});

const openChange = z.object({
  registrationId: id,
  kind: applicationKind,
  status: registrationStatus,
  form: companyForm,
  changes: z.array(fieldChange),
  remark: z.string().describe('of the operator who returned it'),
  reasons: z.record(z.string(), z.string()).describe('of the operator, by field'),
  submitTime: z.string().nullable(),
});
export type OpenChange = z.infer<typeof openChange>;

export const companyInfo = z.object({
  company: companyForm.extend({ companyId: id, companyNo: z.string(), companyType: z.number() }),
  companyUser: z.object({
    companyUserId: id,
    realUsername: z.string(),
    registerEmail: z.string(),
    userType: z.string().describe("'1' is the main account"),
    mobileNo: z.string(),
    cardType: z.string(),
  }),
  accountNo: z.string().describe('user name of the account'),
  companyScope: z.array(z.object({ companyScope: z.number(), scopeTypeName: z.string() })),
  registrationId: z.number().nullable().describe('`relaId` of the pictures; null: none were ever sent'),
  abilities: z.object({ readDocuments: z.boolean() }),
  pending: z.array(openChange).describe('changes that wait for the operator, or were returned'),
});
export type CompanyInfo = z.infer<typeof companyInfo>;

export const scopeState = z.object({
  companyScope: z.number(),
  scopeTypeName: z.string(),
  status: z.enum(['held', 'applied', 'refused', 'offered']),
  reason: z.string().describe('of the operator who refused it'),
});
export type ScopeState = z.infer<typeof scopeState>;
