import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, message, nothing } from '../../../platform/wire/envelope.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';
import { newPassword } from './wire.ts';

const verificationPurpose = z.enum(['register', 'forgotPassword']);
export type VerificationPurpose = z.infer<typeof verificationPurpose>;
/** Rate limit of codes per address, beside `CODE_WAIT_SECONDS`. */
export const CODES_AN_HOUR = 5;

/** Exactly one. Mobile numbers without a country code are Chinese. */
const contact = { mobile: optionalLine(30), email: optionalLine(100) };
const verificationCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** Same answer for unknown addresses. */
export const sendVerCode = call({
  method: 'GET',
  path: '/register/sendVerCode',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 10,
  summary: 'Send a code to an address: one per minute, five per hour, each valid for five minutes and five attempts',
  input: z.object({ ...contact, purpose: verificationPurpose.default('register') }),
  response: nothing(),
});

export const checkRand = call({
  method: 'GET',
  path: '/register/checkRand',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Whether a code is correct; does not use it up',
  input: z.object({
    ...contact,
    purpose: verificationPurpose.default('register'),
    code: verificationCode,
  }),
  response: nothing(),
});

/** Not without a proof: addresses could be enumerated. */
export const checkRepeatEmail = call({
  method: 'GET',
  path: '/register/checkRepeatEmail',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 10,
  summary:
    '‘1’: an account with this address already exists; returned only with the registration code sent to it, or with the answer (`verCode`) to a captcha (`uuid`) drawn for a registration',
  input: z.object({
    email: line(100),
    code: verificationCode.optional(),
    uuid: optionalLine(50),
    verCode: optionalLine(20),
  }),
  response: data(z.enum(['0', '1'])),
});

/** `username`: required if several accounts share the address. */
export const forgetPwd = call({
  method: 'POST',
  path: '/register/forgetPwd',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Set a new password with a code sent for `forgotPassword`; ends all sessions of the account',
  input: z.object({ ...contact, username: optionalLine(100), code: verificationCode, ...newPassword }),
  response: message(),
});

/** Creates the account of a tourist (portal 7); the address becomes the user name. */
export const saveCompanyUser = call({
  method: 'POST',
  path: '/register/saveCompanyUser',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Register a user with a code sent for `register`; returns the user name',
  input: z.object({
    ...contact,
    code: verificationCode,
    realUsername: line(50),
    agreement: z.enum(['0', '1']).default('0').describe("'1': the terms of use are agreed to"),
    ...newPassword,
  }),
  response: data(z.object({ username: z.string() })),
});
