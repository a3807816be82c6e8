import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { invoiceType, taxResult } from './kinds.ts';

const ofOperator = permissionsOf('operation:invoice');
const amount = (meaning: string) => money(z.string().nullable().describe(meaning), null);
const MAX_REASON = 200;

/** What a tax provider tells the portal. */
const taxNotice = z.object({
  ref: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  result: z.enum(['issued', 'refused']),
  invoiceNo: optionalLine(40).describe("'': refused"),
  reason: optionalLine(MAX_REASON),
  signature: z.string().max(200),
});
export type TaxNotice = z.infer<typeof taxNotice>;

export const notifyInvoice = call({
  method: 'POST',
  path: '/invoice/notify',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 120,
  detectsDuplicates: true,
  summary: 'Signed notification of a tax provider; may arrive late, twice or not at all',
  input: taxNotice,
  response: nothing(),
});

export const readTaxProvider = call({
  method: 'GET',
  path: '/operation/invoice/provider',
  effect: 'read',
  access: ofOperator('list'),
  summary: 'Whether a tax provider issues invoices, and whether it is the local substitute',
  input: z.object({}),
  response: data(z.object({ hasProvider: z.boolean(), isStandIn: z.boolean() })),
});

/** Applications that arrived at the local stand-in of a tax provider. */
export const taxApplications = records({
  path: '/operation/localTax',
  access: ofOperator,
  idName: 'applicationId',
  row: z.object({
    applicationId: z.number(),
    type: invoiceType,
    titleName: z.string(),
    taxNo: z.string(),
    total: amount('with tax'),
    tax: amount('in the total'),
    currency: z.string(),
    result: taxResult,
    invoiceNo: z.string(),
    reason: z.string(),
    isNotified: z.boolean().describe('the portal heard of the result'),
    applyTime: z.string(),
  }),
  fields: {},
  filter: { titleName: optionalLine(100), result: taxResult.optional() },
  calls: {
    list: 'Applications at the local stand-in of a tax provider, undecided ones first (demonstration)',
  },
});

/** What the stand-in can be told to do; `lose` issues without a notice. */
export const TAX_ACTIONS = ['issue', 'issueTwice', 'refuse', 'lose', 'forge'] as const;
export type TaxAction = (typeof TAX_ACTIONS)[number];

export const actInTax = call({
  method: 'POST',
  path: '/operation/localTax/act',
  effect: 'write',
  access: ofOperator('edit'),
  detectsDuplicates: true,
  summary: 'Issue, reject or simulate faults in the local tax provider substitute (demonstration)',
  input: z.object({
    applicationId: id,
    action: z.enum(TAX_ACTIONS),
    reason: line(MAX_REASON).optional().describe('of a refusal'),
  }),
  response: nothing(),
});
