import { z } from 'zod';
import { publicly, signedIn } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { fields, nothing } from '../../platform/wire/envelope.ts';
import { line, optionalLine } from '../../platform/wire/validators.ts';

/** Tries after which a captcha is asked for whatever the configuration says. */
export const CAPTCHA_AFTER_FAILURES = 3;
/** Failed tries that lock an account name, and for how long (design 4). */
export const LOCK_AFTER_FAILURES = 5;
export const LOCK_MINUTES = 10;

export const captchaImage = call({
  method: 'GET',
  path: '/captchaImage',
  effect: 'write',
  access: publicly,
  perMinute: 60,
  summary: 'A captcha if one is asked of this user name; `img` is a base64 SVG',
  input: z.object({ username: optionalLine(100) }),
  answer: fields({ captchaEnabled: z.boolean(), uuid: z.string(), img: z.string() }),
});

export const publicKey = call({
  method: 'GET',
  path: '/publicKey',
  effect: 'read',
  access: publicly,
  summary: 'Key for passwords on the wire: base64 SPKI, RSA-OAEP with SHA-256',
  input: z.object({}),
  answer: fields({ publicKey: z.string() }),
});

/** `code` answers the captcha `uuid`; older clients send it as `verCode`. */
export const login = call({
  method: 'POST',
  path: '/login',
  effect: 'write',
  access: publicly,
  perMinute: 60,
  summary: 'Sign in with a password',
  input: z.object({
    username: line(100),
    password: z.string().min(1).max(2000).describe('base64 of the encrypted password, or plain text'),
    encrypted: z.boolean().default(true).describe('false: `password` is plain text'),
    channel: optionalLine(20),
    code: optionalLine(20),
    uuid: optionalLine(50),
    verCode: optionalLine(20),
  }),
  answer: fields({ token: z.string() }),
});

/** Answers the same whether or not the name exists, so that names cannot be found out. */
export const sendLoginCode = call({
  method: 'POST',
  path: '/login/sendCode',
  effect: 'write',
  access: publicly,
  perMinute: 10,
  summary: "Send a one-time sign-in code to the user's mobile, or e-mail if there is none",
  input: z.object({ username: line(100) }),
  answer: nothing(),
});

export const loginByCode = call({
  method: 'POST',
  path: '/loginByCode',
  effect: 'write',
  access: publicly,
  perMinute: 30,
  summary: 'Sign in with a one-time code',
  input: z.object({
    username: line(100),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  answer: fields({ token: z.string() }),
});

/** Everything the frame of the portal asks about the person (portal 3, User info). */
export const userInfo = z.object({
  user: z.object({
    userId: z.number(),
    userName: z.string(),
    nickName: z.string(),
    companyId: z.number().nullable(),
    companyFullName: z.string().nullable(),
    userType: z.string().describe("'1' is a tourist without a company"),
  }),
  name: z.string(),
  companyNo: z.string().nullable(),
  companyType: z.number().nullable(),
  companyScope: z.array(z.number()),
  companyUser: z
    .object({
      companyUserId: z.number(),
      realUsername: z.string(),
      registerEmail: z.string(),
      userType: z.string().describe("'1' is the main account"),
      mobileNo: z.string(),
      cardType: z.string(),
    })
    .nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  qcActivitySwitch: z.string().describe("'1': the grab-cabin campaign runs"),
  subAccHideInfoFlag: z.string().describe("'1': money and bank data are hidden from this sub-account"),
});
export type UserInfo = z.infer<typeof userInfo>;

export const getInfo = call({
  method: 'GET',
  path: '/getInfo',
  effect: 'read',
  access: signedIn,
  summary: 'Who is signed in, with roles and permissions',
  input: z.object({}),
  answer: fields(userInfo.shape),
});

export const logout = call({
  method: 'POST',
  path: '/logout',
  effect: 'write',
  access: publicly,
  summary: 'End the session; answers the same for a dead token',
  input: z.object({}),
  answer: nothing(),
});
