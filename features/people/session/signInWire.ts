import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { fields, nothing } from '../../../platform/wire/envelope.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';

/** Life of the challenge between password and second step. */
export const CHALLENGE_MINUTES = 10;

/** Answer of the calls that sign in. `token` is empty where `secondStep` is asked. */
const signedInResponse = fields({
  token: z.string(),
  secondStep: z
    .object({
      challenge: z.string().describe('for `POST /login/secondStep`'),
      minutes: z.number().int().describe('how long it holds'),
    })
    .optional()
    .describe('given where the person has two-step sign-in and the device is not trusted'),
});

/** Token of a device that `POST /login/secondStep` has made trusted. */
export const trustedDevice = optionalLine(100).describe('from an earlier second step on this device');

export const passSecondStep = call({
  method: 'POST',
  path: '/login/secondStep',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Second step of a sign-in: authenticator code or recovery code',
  input: z.object({
    challenge: line(100),
    code: line(40),
    isTrusted: z.enum(['0', '1']).default('0').describe("'1': ask no second step here for 30 days"),
  }),
  response: fields({ token: z.string(), trustedDevice: z.string().optional() }),
});

export const exchangePartnerCode = call({
  method: 'POST',
  path: '/auth/exchangeCode',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Sign in with the one-time code obtained by a partner for the user',
  input: z.object({ code: line(100), trustedDevice }),
  response: signedInResponse,
});

/** Failures before a captcha is required, whatever the configuration. */
export const CAPTCHA_AFTER_FAILURES = 3;
/** Failures that lock an account name, and the duration (design 4). */
export const LOCK_AFTER_FAILURES = 5;
export const LOCK_MINUTES = 10;

export const captchaImage = call({
  method: 'GET',
  path: '/captchaImage',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 60,
  detectsDuplicates: true,
  summary:
    'A captcha if required for this user name or for a registration: `img` is a base64 PNG, or empty for a proof of work over `uuid`',
  input: z.object({
    username: optionalLine(100),
    purpose: z.enum(['signIn', 'register']).default('signIn'),
    proof: z.enum(['0', '1']).default('0').describe("'1': the client does a proof of work"),
  }),
  response: fields({ captchaEnabled: z.boolean(), uuid: z.string(), img: z.string() }),
});

export const publicKey = call({
  method: 'GET',
  path: '/publicKey',
  effect: 'read',
  access: publicly,
  summary: 'Public key for encrypting passwords: base64 SPKI, RSA-OAEP with SHA-256',
  input: z.object({}),
  response: fields({ publicKey: z.string() }),
});

/** `code` answers the captcha `uuid`, letters or proof of work; older clients send it as `verCode`. */
export const login = call({
  method: 'POST',
  path: '/login',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 60,
  summary: 'Sign in with a password',
  input: z.object({
    username: line(100),
    password: z.string().min(1).max(2000).describe('base64 of the encrypted password, or plain text'),
    encrypted: z.boolean().default(true).describe('false: `password` is plain text'),
    channel: optionalLine(20),
    code: optionalLine(20),
    uuid: optionalLine(50),
    verCode: optionalLine(20),
    isRegister: optionalLine(10).describe("'1' straight after a registration"),
    trustedDevice,
  }),
  response: signedInResponse,
});

/** Same answer for unknown names, against user enumeration. */
export const sendLoginCode = call({
  method: 'POST',
  path: '/login/sendCode',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 10,
  summary: 'Send a one-time sign-in code to the user’s mobile, otherwise by e-mail',
  input: z.object({ username: line(100) }),
  response: nothing(),
});

export const loginByCode = call({
  method: 'POST',
  path: '/loginByCode',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Sign in with a one-time code',
  input: z.object({
    username: line(100),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
    trustedDevice,
  }),
  response: signedInResponse,
});

/** Wait between two codes to one address. */
export const CODE_WAIT_SECONDS = 60;
