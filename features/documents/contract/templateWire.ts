import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { emptyIsAbsent, id } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { bond1, contractType, templateLanguage } from './contractTypes.ts';

/** Kind of documents that the office editor opens. */
export const TEMPLATE_DOCUMENT = 'contractTemplate';

const access = permissionsOf('operation:contractTemplate');
const path = '/operation/contractTemplate';

export const TEMPLATE_STATES = ['draft', 'active', 'retired'] as const;
const templateState = z.enum(TEMPLATE_STATES);
export type TemplateState = z.infer<typeof templateState>;

/** `COMPANY_ENTITY`; a number or its text. */
const entity = z.coerce.number<number | string>().int().min(0).max(2);
const lineOrNone = z.union([lineType, z.literal('')]);

export const contractTemplates = records({
  path,
  access,
  idName: 'templateId',
  row: z.object({
    templateId: z.number(),
    contractType,
    lineType: lineOrNone,
    companyEntity: z.number().int(),
    language: templateLanguage,
    version: z.number().int(),
    state: templateState,
    validDays: z.number().int(),
    cashPledge: money(z.string().nullable().describe('CNY'), null),
    asksNewSignature: z.boolean().describe('of companies that signed an earlier version'),
    hasBond: z.boolean().describe('has a page for each bond option'),
    hasOwnAgreement: z.boolean().describe('seal-use agreement of its own instead of the standard one'),
    createTime: z.string(),
    createdBy: z.string().nullable(),
    activatedTime: z.string().nullable(),
    activatedBy: z.string().nullable(),
    retiredTime: z.string().nullable(),
    retiredBy: z.string().nullable(),
  }),
  fields: {},
  filter: {
    contractType: contractType.optional(),
    lineType: lineType.optional(),
    companyEntity: z.enum(['0', '1', '2']).optional(),
    language: templateLanguage.optional(),
    state: templateState.optional(),
  },
  exportName: 'contract.templates',
  calls: { list: 'Contract templates with all their versions, the newest first' },
});

const MAX_DAYS = 36_500;
const edit = { method: 'POST', effect: 'write', access: access('edit') } as const;
const read = { method: 'GET', effect: 'read', access: access('list') } as const;
const ofTemplate = z.object({ templateId: id });

export const addTemplate = call({
  ...edit,
  path,
  isLongRunning: true,
  summary: 'Upload a version of a contract template (.docx) as a draft; its fields are checked',
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['docx'], isStored: true, isOptional: true },
  input: z.object({
    contractType,
    lineType: lineOrNone.default(''),
    companyEntity: entity,
    language: templateLanguage,
    validDays: z.coerce.number<number | string>().int().min(1).max(MAX_DAYS),
    cashPledge: amountText(10).default('0').describe('deposit in CNY'),
    basedOn: z.coerce
      .number<number | string>()
      .int()
      .positive()
      .optional()
      .describe('template whose document is taken where none is uploaded, and whose seal agreement is kept'),
    usesOpenDraft: z
      .enum(['1'])
      .optional()
      .describe('a draft of the same kind that is there already is given back instead'),
  }),
  response: data(z.object({ templateId: z.number(), version: z.number().int() })),
});

export const setTemplateAgreement = call({
  ...edit,
  path: `${path}/agreement`,
  summary: 'Upload the electronic seal agreement (PDF) of a draft in place of the standard one',
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['pdf'], isStored: true },
  input: ofTemplate,
  response: nothing(),
});

export const activateTemplate = call({
  ...edit,
  path: `${path}/activate`,
  summary: 'Activate a draft in place of the previous version; signed contracts are not affected',
  input: ofTemplate.extend({
    asksNewSignature: z.boolean().describe('companies that signed an earlier version are asked to sign again'),
  }),
  response: data(z.object({ askedCompanies: z.number().int() })),
});

export const retireTemplate = call({
  ...edit,
  path: `${path}/retire`,
  summary: 'Deactivate a template; signed contracts are not affected',
  input: ofTemplate,
  response: nothing(),
});

export const downloadTemplate = call({
  ...read,
  path: `${path}/file`,
  summary: 'Document of a contract template (.docx)',
  input: ofTemplate,
  response: file(),
});

const previewed = ofTemplate.extend({
  companyNo: emptyIsAbsent(30).describe('absent: a demo company'),
  bond1: bond1.optional(),
});

export const previewTemplate = call({
  ...read,
  path: `${path}/preview`,
  isLongRunning: true,
  summary: 'Generate a preview of a company’s contract from a template; ‘’ where company data are missing',
  input: previewed,
  response: data(z.object({ companyName: z.string(), pageCount: z.number().int() })),
});

export const readPreviewPage = call({
  ...read,
  path: `${path}/page`,
  isLongRunning: true,
  summary: 'Image of a page of a contract preview',
  input: previewed.extend({ page: z.coerce.number<number>().int().min(1).max(500) }),
  response: file(),
});
