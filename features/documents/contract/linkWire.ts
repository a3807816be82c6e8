import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { language } from '../../../platform/wire/language.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { contractType } from './contractTypes.ts';
import { LINK_HOURS } from './wire.ts';
import { witnessState } from './witnessState.ts';

/** Characters of a link's token and of the browser's key. */
const KEY_LENGTH = 100;
/** Pages of a document are asked for one by one. */
const PAGES_A_MINUTE = 120;

export { LINK_HOURS };
export const CODE_MINUTES = 10;
export const CODE_WAIT_SECONDS = 60;
export const CODE_ATTEMPTS = 5;

export const linkHolder = z.object({
  token: line(KEY_LENGTH),
  browserKey: line(KEY_LENGTH).describe('random, kept by the browser'),
});

const publicWrite = {
  method: 'POST',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 20,
  detectsDuplicates: true,
} as const;

/** Steps of a signer: identity by face, identity by passport, then the code. */
export const LINK_STEP = { face: 'face', passport: 'passport', code: 'code' } as const;
const linkStep = z.enum(LINK_STEP);

export const witnessAppointment = z.object({
  witnessTime: z.string(),
  state: witnessState,
  note: z.string().describe('of the platform: where and how to meet, or why not'),
});
export type WitnessAppointment = z.infer<typeof witnessAppointment>;

const linkFacts = z.object({
  companyFullName: z.string(),
  platformName: z.string(),
  contractNo: z.string(),
  contractType,
  lineType: z.union([lineType, z.literal('')]),
  signerName: z.string(),
  signerMobile: z.string().describe('all but its ends hidden'),
  tPageNum: z.number().int(),
  expireTime: z.string(),
  language: language.describe('of the message that brought the link'),
  step: linkStep.describe('what the signer does next, on this or another device'),
  signerEmail: z.string().describe("where a second code goes, all but its ends hidden; '': one code alone"),
  witness: witnessAppointment.nullable().describe('of a signer by passport; null: none was proposed'),
});
export type LinkFacts = z.infer<typeof linkFacts>;

export const openContractLink = call({
  ...publicWrite,
  path: '/contract/openLink',
  summary: 'Open the signing link of a contract; it is bound to the browser that opens it first',
  input: linkHolder,
  response: data(linkFacts),
});

export const readLinkPage = call({
  ...publicWrite,
  effect: 'read',
  path: '/contract/linkPage',
  rateLimitPerMinute: PAGES_A_MINUTE,
  summary: 'Image of a contract page, for the holder of its link',
  input: linkHolder.extend({ page: z.number().int().min(1).max(500) }),
  response: file(),
});

export const reportLinkRead = call({
  ...publicWrite,
  path: '/contract/linkReadToEnd',
  summary: 'Record that the contract pages were scrolled to the end, for the holder of its link',
  input: linkHolder,
  response: nothing(),
});

export const sendLinkCode = call({
  ...publicWrite,
  path: '/contract/sendCode',
  summary: 'Send a one-time code to the signer’s phone and, when signing with passport, another one by e-mail',
  input: linkHolder,
  response: data(z.object({ signerMobile: z.string(), signerEmail: z.string() })),
});

export const signByLink = call({
  ...publicWrite,
  path: '/contract/sign',
  summary: 'Sign the contract with the code; the link is then used up',
  input: linkHolder.extend({
    code: line(6),
    mailCode: optionalLine(6).describe('of the e-mail, with a passport'),
  }),
  response: data(z.object({ contractNo: z.string(), signTime: z.string() })),
});

export const startFaceCheck = call({
  ...publicWrite,
  path: '/contract/faceCheck',
  summary: 'Start the signer’s face check; its token is valid for the check only',
  input: linkHolder,
  response: data(z.object({ token: z.string() })),
});

const trusteeContract = z.object({
  contractId: z.number(),
  contractNo: z.string(),
  contractType,
  lineType: z.union([lineType, z.literal('')]),
  isAsked: z.boolean().describe('the company has named this trustee; otherwise the seal agreement is ticked here'),
});
export type TrusteeContract = z.infer<typeof trusteeContract>;

export const listTrusteeContracts = call({
  ...publicWrite,
  effect: 'read',
  path: '/contract/trusteeContracts',
  summary: 'Contracts that the holder of a power of attorney link can sign',
  input: linkHolder,
  response: data(z.array(trusteeContract)),
});

export const openTrusteeContract = call({
  ...publicWrite,
  path: '/contract/trusteeLink',
  summary: 'Signing link of a contract for the holder of a power of attorney link, in the same browser',
  input: linkHolder.extend({
    contractId: id,
    isAgreed: z.literal(true).describe('the seal agreement'),
    contractBrowserKey: line(KEY_LENGTH).describe('key of the browser for contracts'),
  }),
  response: data(z.object({ path: z.string().describe('page that signs') })),
});

export const listRoots = call({
  method: 'GET',
  effect: 'read',
  path: '/contract/roots',
  access: publicly,
  rateLimitPerMinute: 60,
  summary: 'Root certificates of the signatures, DER in base64',
  input: z.object({}),
  response: data(z.array(z.string())),
});
