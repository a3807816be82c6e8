import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { timeRangeInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { contractState } from './contractState.ts';
import { contractType } from './contractTypes.ts';
import { signStatus, signWay } from './status.ts';

/** Days before the end of a contract that the ledger is filtered by. */
export const ENDS_WITHIN = ['7', '30', '60', '365'] as const;

/** Contracts of all companies, those to countersign first. */
export const contractQueue = records({
  path: '/operation/contract',
  access: permissionsOf('operation:contract'),
  idName: 'contractId',
  row: z.object({
    contractId: z.number(),
    version: z.number().int().describe('sent back with the decision, which holds for what was seen'),
    contractNo: z.string(),
    companyFullName: z.string(),
    companyNo: z.string(),
    contractType,
    lineType: z.union([lineType, z.literal('')]),
    contractState,
    isVoidAsked: z.boolean().describe('a request to end it waits for an answer'),
    signStatus,
    signWay: signWay.nullable(),
    signerName: z.string(),
    contractSignDate: z.string().nullable(),
    contractStartDate: z.string().nullable(),
    contractEndDate: z.string().nullable(),
    resourceId: z.number().nullable().describe('document with the signatures so far'),
    reason: z.string(),
  }),
  fields: {},
  filter: {
    companyFullName: optionalLine(100),
    contractNo: optionalLine(30),
    contractType: contractType.optional(),
    lineType: lineType.optional(),
    signStatus: signStatus.optional(),
    contractState: contractState.optional(),
    voidAsked: z.enum(['1']).optional().describe('a request to end it waits for an answer'),
    endsWithin: z.enum(ENDS_WITHIN).optional().describe('in force, and ends within so many days'),
    ...timeRangeInput,
  },
  exportName: 'contract.contracts',
  calls: { list: 'Contracts of all companies, those to countersign first' },
});

/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;
const seen = z.object({ contractId: id, version: z.number().int().min(0).max(MAX_VERSION) });
/** Contracts that are countersigned with one code. */
export const MOST_AT_ONCE = 50;
const MAX_GRANT = 8_000;
const decision = {
  method: 'POST',
  effect: 'write',
  access: permission('operation:contract:edit'),
  response: nothing(),
} as const;

export const sendCountersignCode = call({
  ...decision,
  path: '/operation/contract/countersignCode',
  summary: 'Send a one-time code to the operator by SMS, otherwise by e-mail',
  input: z.object({}),
  response: data(
    z.object({
      channel: z.enum(['sms', 'email']),
      receiver: z.string().describe('all but its ends hidden'),
    }),
  ),
});

export const grantCountersign = call({
  ...decision,
  path: '/operation/contract/countersignGrant',
  summary: 'Redeem the code for several contracts as displayed; the grant countersigns each of them',
  input: z.object({ code: line(6), contracts: z.array(seen).min(1).max(MOST_AT_ONCE) }),
  response: data(z.object({ grant: z.string() })),
});

export const countersign = call({
  ...decision,
  path: '/operation/contract/countersign',
  isLongRunning: true,
  summary: 'Countersign a contract for the platform; it takes effect immediately',
  input: seen.extend({ grant: line(MAX_GRANT) }),
});

export const refuseContract = call({
  ...decision,
  path: '/operation/contract/refuse',
  summary: 'Return a contract to its company with a reason; its signature is discarded',
  input: seen.extend({ reason: line(500) }),
});
