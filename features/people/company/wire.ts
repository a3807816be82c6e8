import { z } from 'zod';
import { permission, rule, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, message, nothing } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { APPLICATION_KINDS, applicationKind, companyInfo, fieldChange, scopeState } from './companyData.ts';
import { mainAccount, tourist } from './joinCalls.ts';
import { OWN_PATHS } from './ownPaths.ts';
import {
  REGISTRATION_STATUSES,
  type RegistrationField,
  registrationForm,
  registrationStatus,
  sentForm,
} from './registration.ts';

export * from './joinCalls.ts';

const MAX_FORM_FIELDS = Object.keys(registrationForm.shape).length;
const isField = (name: string): name is RegistrationField => Object.hasOwn(registrationForm.shape, name);

/** What the operator found wrong, by field. */
const reasons = z.record(z.string(), z.string());
const entity = z.number().describe('0 mainland enterprise, 1 overseas enterprise, 2 individual');

const historyEntry = z.object({
  kind: z.enum(['submitted', 'returned', 'approved', 'withdrawn', 'changed']),
  personName: z.string(),
  remark: z.string(),
  reasons,
  changes: z.array(fieldChange).describe('of data that existed'),
  addTime: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const registration = z.object({
  registrationId: id,
  status: registrationStatus,
  form: registrationForm,
  remark: z.string().describe('of the operator who returned it'),
  reasons,
  history: z.array(historyEntry).describe('newest first'),
});
export type Registration = z.infer<typeof registration>;

export const queryCompanyReg = call({
  method: 'GET',
  path: OWN_PATHS.registration,
  effect: 'read',
  access: signedIn,
  summary: 'The user’s registration form with review comments; null: never started',
  input: z.object({}),
  response: data(registration.nullable()),
});

export const saveCompanyRegDraft = call({
  method: 'POST',
  path: '/elecSign/saveCompanyRegDraft',
  effect: 'write',
  access: tourist,
  summary: 'Save an unfinished registration form',
  detectsDuplicates: true,
  input: sentForm,
  response: data(z.object({ registrationId: id })),
});

const submission = {
  method: 'POST',
  effect: 'write',
  access: tourist,
  input: sentForm,
  response: data(z.object({ registrationId: id })),
} as const;

export const newSaveCompany = call({
  ...submission,
  path: '/mycenter/newSaveCompany',
  summary: 'Submit the registration form for review',
});

/** Same as `newSaveCompany`; both are in use (documents 7.4). */
export const companyReg = call({
  ...submission,
  path: '/elecSign/companyReg',
  summary: 'Submit the registration form for review, as newSaveCompany does',
});

export const withdrawCompanyReg = call({
  method: 'POST',
  path: '/elecSign/withdrawCompanyReg',
  effect: 'write',
  access: tourist,
  summary: 'Withdraw a submitted form to correct it',
  input: z.object({ registrationId: id }),
  response: nothing(),
});

export const checkCompanyName = call({
  method: 'GET',
  path: '/mycenter/checkHasUsedColumnWithStatusEffective',
  effect: 'read',
  access: signedIn,
  rateLimitPerMinute: 60,
  summary: 'Whether a company name is available: `msg` is ‘0’, otherwise a message for the user',
  input: z.object({ company_full_name: line(100) }),
  response: message(),
});

const licenceFacts = z.object({
  companyName: z.string(),
  socialCode: z.string(),
  legalPerson: z.string(),
  address: z.string(),
});
export type LicenceFacts = z.infer<typeof licenceFacts>;

export const ocrBusLis = call({
  method: 'POST',
  path: '/mycenter/ocrBusLis',
  effect: 'write',
  access: signedIn,
  rateLimitPerMinute: 10,
  isLongRunning: true,
  detectsDuplicates: true,
  summary: 'Recognised data of a business licence image; empty where not recognised',
  input: z.object({ resourceId: id }),
  response: data(licenceFacts),
});

/** Companies under review; waiting ones first. */
export const companyReview = records({
  path: '/operation/company',
  access: permissionsOf('operation:company'),
  idName: 'registrationId',
  row: z.object({
    registrationId: z.number(),
    kind: applicationKind,
    companyFullName: z.string(),
    companyEntity: entity,
    registrationCode: z.string(),
    applicantName: z.string(),
    submitTime: z.string().nullable(),
    status: registrationStatus,
    likenessCount: z.number(),
  }),
  fields: {},
  filter: {
    companyFullName: optionalLine(100),
    kind: z.enum(APPLICATION_KINDS).optional(),
    status: z.enum(REGISTRATION_STATUSES).optional(),
    companyEntity: z.enum(['0', '1', '2']).optional(),
  },
  exportName: 'company.registration',
  calls: { list: 'Companies that registered and changes of their data, waiting ones first' },
});

const likeness = z.object({
  registrationId: id,
  companyFullName: z.string(),
  status: registrationStatus,
  same: z.array(z.enum(['code', 'legalPerson', 'address', 'name'])),
});

const review = registration.extend({
  kind: applicationKind,
  inForce: registrationForm.nullable().describe('data that the change is about; null: a new company'),
  filesOf: id.describe('`relaId` of the pictures'),
  changes: z.array(fieldChange),
  version: z.number().int().describe('sent back with the decision, which holds for what was seen'),
  companyNo: z.string().nullable(),
  applicant: z.object({ username: z.string(), name: z.string(), mobile: z.string(), email: z.string() }),
  likenesses: z.array(likeness).describe('other companies with the same code, legal person, address or name'),
  abilities: z.object({ decide: z.boolean() }),
});
export type Review = z.infer<typeof review>;

export const readReview = call({
  method: 'GET',
  path: '/operation/company/detail',
  effect: 'read',
  access: permission('operation:company:query'),
  summary: 'A registration form with its history and similar companies',
  input: z.object({ registrationId: id }),
  response: data(review),
});

/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;

const decision = {
  method: 'POST',
  effect: 'write',
  access: permission('operation:company:edit'),
  response: nothing(),
} as const;
const seen = { registrationId: id, version: z.number().int().min(0).max(MAX_VERSION) };

export const approveCompany = call({
  ...decision,
  path: '/operation/company/approve',
  summary: 'Approve: the company is created with the applicant as main account, or the change takes effect',
  input: z.object(seen),
});

export const returnCompany = call({
  ...decision,
  path: '/operation/company/return',
  summary: 'Return to the applicant with reasons by field',
  input: z.object({
    ...seen,
    remark: optionalLine(500),
    reasons: z
      .array(z.object({ field: z.string().max(40).refine(isField), reason: line(200) }))
      .max(MAX_FORM_FIELDS)
      .default([]),
  }),
});

export const documentsRight = permission('company:documents:query');
export const mayReadDocuments = (user: CurrentUser) => user.isMainAccount || hasPermission(user, documentsRight.code);

const member = rule('member', (user) => user.companyId !== null);
const ofCompany = { effect: 'read', method: 'GET', access: member, input: z.object({}) } as const;

export const queryCompanyInfo = call({
  ...ofCompany,
  path: OWN_PATHS.info,
  summary: 'Your company’s current data; for the main account also its pending changes',
  response: data(companyInfo),
});

export const updateCompanyInfo = call({
  method: 'POST',
  path: '/mycenter/updateCompanyInfo',
  effect: 'write',
  access: mainAccount,
  summary:
    'Change company data with the full form: contact data immediately, the rest after review; submitting the current data withdraws a pending change',
  input: sentForm,
  response: data(z.object({ isReviewed: z.boolean().describe('something waits for the operator now') })),
});

export const withdrawCompanyChange = call({
  method: 'POST',
  path: '/mycenter/withdrawCompanyChange',
  effect: 'write',
  access: mainAccount,
  summary: 'Withdraw a pending change of your company',
  input: z.object({ registrationId: id }),
  response: nothing(),
});

export const queryCompanyHistory = call({
  method: 'GET',
  path: OWN_PATHS.history,
  effect: 'read',
  access: mainAccount,
  summary: 'Change history of your company’s data, newest first, the latest 50',
  input: z.object({}),
  response: data(z.array(historyEntry.extend({ about: applicationKind }))),
});

export const companyEmailStatus = call({
  ...ofCompany,
  path: '/mycenter/companyEmailStatus',
  summary: 'The company’s contact e-mail, and whether it is confirmed',
  response: data(z.object({ email: z.string(), isConfirmed: z.boolean() })),
});

export const sendCompanyEmailCode = call({
  method: 'POST',
  path: '/mycenter/sendCompanyEmailCode',
  effect: 'write',
  access: mainAccount,
  rateLimitPerMinute: 30,
  summary: 'Send a code to the company’s contact e-mail',
  input: z.object({}),
  response: nothing(),
});

export const confirmCompanyEmail = call({
  method: 'POST',
  path: '/mycenter/confirmCompanyEmail',
  effect: 'write',
  access: mainAccount,
  rateLimitPerMinute: 30,
  summary: 'Confirm the company’s contact e-mail with the code sent to it',
  input: z.object({ code: line(10) }),
  response: nothing(),
});

export const queryAllCompanyScope = call({
  ...ofCompany,
  path: OWN_PATHS.scopes,
  summary: 'Services companies can offer, each with its status for your company',
  response: data(z.array(scopeState)),
});

export const setCompanyScope = call({
  method: 'GET',
  path: '/mycenter/setCompanyScope',
  effect: 'write',
  access: mainAccount,
  summary: 'Request additional services; 1 makes the company a forwarder',
  input: z.object({
    companyScope: z
      .string()
      .max(60)
      .regex(/^\d+(,\d+)*$/)
      .describe('codes by comma'),
    companyTypeCheck: z.enum(['1', '2']).optional().describe('1 shipper, 2 forwarder'),
  }),
  response: nothing(),
});
