import { z } from 'zod';
import { permission } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { nothing } from '../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../platform/wire/validators.ts';
import { lineType } from '../network/wire.ts';
import { contractType } from './contractTypes.ts';
import { signStatus, signWay } from './status.ts';

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
    signStatus: signStatus.optional(),
  },
  exportName: 'contract.contracts',
  calls: { list: 'Contracts of all companies, those to countersign first' },
});

/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;
const seen = z.object({ contractId: id, version: z.number().int().min(0).max(MAX_VERSION) });
const decision = {
  method: 'POST',
  effect: 'write',
  access: permission('operation:contract:edit'),
  response: nothing(),
} as const;

export const countersign = call({
  ...decision,
  path: '/operation/contract/countersign',
  summary: 'Sign a contract for the platform; from then on it holds',
  input: seen,
});

export const refuseContract = call({
  ...decision,
  path: '/operation/contract/refuse',
  summary: 'Send a contract back to its company with a reason; its signature is dropped',
  input: seen.extend({ reason: line(500) }),
});
