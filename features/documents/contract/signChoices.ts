import { z } from 'zod';
import { language } from '../../../platform/wire/language.ts';
import { email } from '../../../platform/wire/rules/email.ts';
import { emptyIsAbsent, id } from '../../../platform/wire/validators.ts';
import { signWay } from './status.ts';

/** Ways on which a signing link reaches its signer. */
export const LINK_CHANNEL = { sms: 'sms', email: 'email' } as const;
export const linkChannel = z.enum(LINK_CHANNEL);
export type LinkChannel = z.infer<typeof linkChannel>;

const MAX_MOBILE = 30;
/** RFC 5321 */
const MAX_EMAIL = 254;

/** Who signs, and how the link gets there; shared by the calls that start signing. */
export const signChoices = {
  signWay: signWay.optional().describe('1 legal representative, 2 trustee; left out by individuals'),
  authorizedId: id.optional().describe('of a trustee'),
  channel: linkChannel.default('sms').describe('email: only where an address of the signer is known'),
  language: language.optional().describe("of the message; left out: Chinese, with a passport the caller's"),
  withPassport: z
    .boolean()
    .default(false)
    .describe('a legal representative without mainland papers proves the passport on the phone'),
  signerEmail: z
    .string()
    .max(MAX_EMAIL)
    .pipe(email)
    .optional()
    .describe('with a passport: where the code goes; left out: as registered'),
  signerMobile: emptyIsAbsent(MAX_MOBILE).describe('with a passport: likewise'),
};
