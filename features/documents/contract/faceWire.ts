import { z } from 'zod';
import { rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { language } from '../../../platform/wire/language.ts';
import { id } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { mayHandleContracts } from './contractHandlers.ts';
import { bond1, contractType } from './contractTypes.ts';
import { linkChannel, signChoices } from './signChoices.ts';
import { PLATFORM_MERCHANT, signStatus } from './status.ts';

const party = rule('contractParty', mayHandleContracts);
const read = { method: 'GET', effect: 'read', access: party } as const;
const write = { method: 'POST', effect: 'write', access: party } as const;
const ofContract = z.object({ contractId: id });

/** Inventory N12. Asked again for the same signer while the link is open, it answers the link that is there. */
export const getContractEnterpriseFaceSignUrl = call({
  ...write,
  path: '/elecSign/getContractEnterpriseFaceSignUrl',
  isLongRunning: true,
  detectsDuplicates: true,
  summary: 'Create a contract if necessary and send its signing link',
  input: z.object({
    ...signChoices,
    lineType: z.union([lineType, z.literal('')]).optional(),
    contractType: contractType.optional(),
    merchNo: z.string().max(30).default(PLATFORM_MERCHANT),
    tid: id.optional().describe('template; left out: by contractType and lineType'),
    contractId: id.optional().describe('left out: the contract by the template'),
    bond1: bond1.optional(),
  }),
  response: data(z.object({ signUrl: z.string(), contractId: z.number(), expireTime: z.string() })),
});

/** `none`, `expired`: no link can be opened; another one is needed. */
export const LINK_STATE = {
  none: 'none',
  sent: 'sent',
  opened: 'opened',
  expired: 'expired',
} as const;

const signLink = z.object({
  state: z.enum(LINK_STATE).describe('opened: on the device that signs'),
  signUrl: z.string().describe("'' unless it can still be opened"),
  channel: linkChannel.nullable().describe('null: opened by an authorised signatory from their own link'),
  receiver: z.string().describe('all but its ends hidden'),
  /** where another link can go */
  channels: z.array(linkChannel),
  withPassport: z.boolean(),
  isIdentityPassed: z.boolean().describe('face, or passport'),
  isCodeSent: z.boolean(),
  expireTime: z.string(),
});
export type SignLink = z.infer<typeof signLink>;

export const readSignLink = call({
  ...read,
  path: '/contractSign/signLink',
  summary: 'Signing link of a contract of your company and the signer’s progress',
  input: ofContract,
  response: data(signLink),
});

const signers = z.object({
  legalName: z.string(),
  legalMobile: z.string().describe('all but its ends hidden'),
  legalEmail: z.string().describe("all but its ends hidden; '': none"),
  isMainland: z.boolean().describe('papers of the legal representative; false: signing by passport'),
  hasLegalMobile: z.boolean(),
  language: language.describe('of messages to the signer, unless another is chosen'),
});
export type Signers = z.infer<typeof signers>;

export const readSigners = call({
  ...read,
  path: '/contractSign/signers',
  summary: 'Available signers of your company and where signing links can be sent',
  input: z.object({}),
  response: data(signers),
});

/** 0 not done, 1 passed, 2 not passed. */
export const FACE_RESULT = { open: '0', passed: '1', failed: '2' } as const;
const faceResult = z.enum(FACE_RESULT);

export const identity2Face = call({
  ...read,
  path: '/elecSign/identity2Face',
  summary: 'Where the signer of a contract of your company takes the face check',
  input: ofContract,
  response: data(z.object({ eleContract: z.string(), signUrl: z.string() })),
});

export const getFaceAuthResult = call({
  ...read,
  path: '/elecSign/getFaceAuthResult',
  summary: 'Result of the face check for a contract of your company',
  input: z.object({ eleContractId: id }),
  response: data(z.object({ faceAuthResult: faceResult, signStatus })),
});

export const getFaceAuthResultNew = call({
  ...read,
  path: '/elecSign/getFaceAuthResultNew',
  summary: 'Result of the face check for a contract of your company, with what it proves',
  input: ofContract,
  response: data(
    z.object({
      faceAuthResult: faceResult,
      signStatus,
      isDemanded: z.boolean(),
      checkTime: z.string().nullable(),
      proves: z.string(),
      doesNotProve: z.string(),
    }),
  ),
});
