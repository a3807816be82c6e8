import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { line } from '../../../platform/wire/validators.ts';
import { CONTRACT_FINDINGS } from './contractFindings.ts';

/** Characters typed from the paper, with blanks and hyphens. */
const MAX_CODE = 40;
const CODES_A_MINUTE = 20;

const finding = z.enum(CONTRACT_FINDINGS);

const signature = z.object({
  organization: z.string(),
  signerName: z.string(),
  serialNumber: z.string().describe("code of the company; '' of an individual"),
  signedAt: z.string().nullable().describe('by the time stamp; null: none that can be relied on'),
  isByPassport: z.boolean(),
  isValid: z.boolean(),
  findings: z.array(finding),
  revokedAt: z.string().nullable(),
});
export type CheckedSignature = z.infer<typeof signature>;

export const verifyByCode = call({
  method: 'POST',
  effect: 'read',
  path: '/contract/verifyCode',
  access: publicly,
  rateLimitPerMinute: CODES_A_MINUTE,
  summary: 'Signers of the contract with the code on its last page, and whether the portal’s copy is unaltered',
  input: z.object({ code: line(MAX_CODE) }),
  response: data(
    z.object({
      contractNo: z.string(),
      companyFullName: z.string(),
      isValid: z.boolean().describe('signed by both sides, and nothing was found'),
      findings: z.array(finding).describe('what is wrong, missing or could not be confirmed'),
      voidTime: z.string().nullable().describe('ended by both sides before its time'),
      signatures: z.array(signature),
    }),
  ),
});
