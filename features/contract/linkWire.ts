import { z } from 'zod';
import { publicly } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, file } from '../../platform/wire/envelope.ts';
import { line } from '../../platform/wire/validators.ts';
import { lineType } from '../network/wire.ts';
import { contractType } from './contractTypes.ts';
import { LINK_HOURS } from './wire.ts';

/** Characters of a link's token and of the browser's key. */
const KEY_LENGTH = 100;
/** Pages of a document are asked for one by one. */
const PAGES_A_MINUTE = 120;

export { LINK_HOURS };
export const CODE_MINUTES = 10;
export const CODE_WAIT_SECONDS = 60;
export const CODE_ATTEMPTS = 5;

const holder = z.object({
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
});
export type LinkFacts = z.infer<typeof linkFacts>;

export const openContractLink = call({
  ...publicWrite,
  path: '/contract/openLink',
  summary: 'Open the signing link of a contract; it stays with the browser that opens it first',
  input: holder,
  response: data(linkFacts),
});

export const readLinkPage = call({
  ...publicWrite,
  effect: 'read',
  path: '/contract/linkPage',
  rateLimitPerMinute: PAGES_A_MINUTE,
  summary: 'Picture of a page of the contract, for the holder of its link',
  input: holder.extend({ page: z.number().int().min(1).max(500) }),
  response: file(),
});

export const sendLinkCode = call({
  ...publicWrite,
  path: '/contract/sendCode',
  summary: 'Send a one-time code to the phone that got the link',
  input: holder,
  response: data(z.object({ signerMobile: z.string() })),
});

export const signByLink = call({
  ...publicWrite,
  path: '/contract/sign',
  summary: 'Sign the contract with the code; the link is used up',
  input: holder.extend({ code: line(6) }),
  response: data(z.object({ contractNo: z.string(), signTime: z.string() })),
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
