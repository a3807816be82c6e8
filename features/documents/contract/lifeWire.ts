import { z } from 'zod';
import { permission, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { mayHandleContracts } from './contractHandlers.ts';
import { contractState } from './contractState.ts';
import { contractType } from './contractTypes.ts';
import { voidSide, voidState } from './voiding.ts';

/** Ends and renews contracts: main accounts alone. */
const owner = rule('contractOwner', (user) => user.isMainAccount && mayHandleContracts(user));
const operator = permission('operation:contract:edit');

const MAX_REASON = 500;
const ofContract = z.object({ contractId: id });
const asked = z.object({ contractId: id, reason: line(MAX_REASON) });
const answered = z.object({
  voidId: id,
  isAgreed: z.boolean(),
  answer: optionalLine(MAX_REASON).describe('words to the other side'),
});
const ofVoid = z.object({ voidId: id });

export const voidRequest = z.object({
  voidId: z.number(),
  askedBy: voidSide,
  askedName: z.string(),
  askedAt: z.string(),
  reason: z.string(),
  state: voidState,
  answeredName: z.string(),
  answeredAt: z.string().nullable(),
  answer: z.string(),
});
export type VoidRequest = z.infer<typeof voidRequest>;

const contractLife = z.object({
  contractId: z.number(),
  contractNo: z.string(),
  tid: z.number().describe('template'),
  contractType,
  lineType: z.union([lineType, z.literal('')]),
  contractState,
  isFormer: z.boolean().describe('another by the same template has been begun, or it was voided'),
  contractStartDate: z.string().nullable(),
  contractEndDate: z.string().nullable(),
  daysLeft: z.number().int().nullable(),
  resourceId: z.number().nullable().describe('signed document'),
  abilities: z.object({ renew: z.boolean(), askVoid: z.boolean() }),
  lastVoid: voidRequest.nullable(),
});
export type ContractLife = z.infer<typeof contractLife>;

export const listContractLives = call({
  method: 'GET',
  effect: 'read',
  access: owner,
  path: '/contract/lives',
  summary: 'Your company’s contracts, including former ones: status, days left, termination requests',
  input: z.object({}),
  response: data(z.array(contractLife)),
});

const write = { method: 'POST', effect: 'write', response: nothing() } as const;

export const renewContract = call({
  ...write,
  access: owner,
  path: '/contract/renew',
  summary: 'Start renewal of a contract that expires soon; the current one remains in force until it expires',
  input: ofContract,
  response: data(z.object({ tid: z.number().describe('template to sign now') })),
});

export const askVoid = call({
  ...write,
  access: owner,
  path: '/contract/askVoid',
  summary: 'Request termination of a contract of your company from the platform',
  input: asked,
});

export const answerVoid = call({
  ...write,
  access: owner,
  path: '/contract/answerVoid',
  summary: 'Agree to or decline the platform’s request to terminate a contract of your company',
  input: answered,
});

export const withdrawVoid = call({
  ...write,
  access: owner,
  path: '/contract/withdrawVoid',
  summary: 'Withdraw your company’s request to terminate a contract',
  input: ofVoid,
});

export const downloadEvidence = call({
  method: 'GET',
  effect: 'read',
  access: owner,
  path: '/contract/evidence',
  isLongRunning: true,
  summary: 'Evidence of a contract of your company: documents, events, certificates and verification guide (.zip)',
  input: ofContract,
  response: file(),
});

export const operatorAskVoid = call({
  ...write,
  access: operator,
  path: '/operation/contract/askVoid',
  summary: 'Request termination of a contract from a company',
  input: asked,
});

export const operatorAnswerVoid = call({
  ...write,
  access: operator,
  path: '/operation/contract/answerVoid',
  summary: 'Agree to or decline a company’s request to terminate its contract',
  input: answered,
});

export const operatorWithdrawVoid = call({
  ...write,
  access: operator,
  path: '/operation/contract/withdrawVoid',
  summary: 'Withdraw the platform’s request to terminate a contract',
  input: ofVoid,
});
