import { z } from 'zod';
import { permission, publicly, signedIn } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, fields, message, nothing, rows } from '../../platform/wire/envelope.ts';
import { topic } from '../../platform/wire/live/topic.ts';
import { pageInput } from '../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../platform/wire/validators.ts';
import { onlineSession, ownSession, signInTry } from './presence.ts';
import { signedInResponse, trustedDevice } from './twoStepWire.ts';

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
    'A captcha if one is asked of this user name, or for a registration: `img` is a base64 PNG, or empty for a proof of work over `uuid`',
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
  summary: 'Key for passwords on the wire: base64 SPKI, RSA-OAEP with SHA-256',
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
  summary: "Send a one-time sign-in code to the user's mobile, or e-mail if there is none",
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

/** User data for the portal's frame (portal 3, User info). */
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
  companyScopeList: z
    .array(z.object({ companyScope: z.number(), scopeTypeName: z.string() }))
    .describe('the scopes with their names in the language of the request'),
  companyEntity: z.number().nullable().describe('0 mainland enterprise, 1 overseas enterprise, 2 individual'),
  companyTypeCheck: z.number().nullable().describe('of a customer: 1 shipper, 2 forwarder'),
  companyUser: z
    .object({
      companyUserId: z.number(),
      realUsername: z.string(),
      registerEmail: z.string(),
      userType: z.string().describe("'1' is the main account"),
      empowerType: z.number().nullable().describe('trustee authorizations: 1 owner, 2 signer'),
      mobileNo: z.string(),
      cardType: z.string(),
    })
    .nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  qcActivitySwitch: z.string().describe("'1': the grab-cabin campaign runs"),
  subAccHideInfoFlag: z.string().describe("'1': money and bank data are hidden from this sub-account"),
  noticeCount: z
    .number()
    .int()
    .describe('notices that are shown to the person now, so that the frame keeps a place for them'),
  mustChangePassword: z.boolean().describe('every other call is refused until `updatePassword` is done'),
  mustSetUpTwoStep: z.boolean().describe('every other call is refused until two-step sign-in is set up'),
});
export type UserInfo = z.infer<typeof userInfo>;

export const getInfo = call({
  method: 'GET',
  path: '/getInfo',
  effect: 'read',
  access: signedIn,
  isAllowedBeforePasswordChange: true,
  summary: 'Who is signed in, with roles and permissions',
  input: z.object({}),
  response: fields(userInfo.shape),
});

export const logout = call({
  method: 'POST',
  path: '/logout',
  effect: 'write',
  access: publicly,
  summary: 'End the session; answers the same for a dead token',
  input: z.object({}),
  response: nothing(),
});

/** Encrypted one by one as at `login`, or plain with `encrypted: false`. */
const sentPassword = z.string().max(2000).default('');
const newPassword = {
  newPassword: sentPassword.describe('8 to 64 characters, at least one letter and one digit'),
  checkPass: sentPassword.describe('the new password once more'),
  encrypted: z.boolean().default(true),
};

export const updatePassword = call({
  method: 'POST',
  path: '/mycenter/updatePassword',
  effect: 'write',
  access: signedIn,
  rateLimitPerMinute: 30,
  isAllowedBeforePasswordChange: true,
  summary: "Choose a new password; ends the person's other sessions",
  input: z.object({ oldPassword: sentPassword, ...newPassword }),
  response: message(),
});

export const verificationPurpose = z.enum(['register', 'forgotPassword']);
export type VerificationPurpose = z.infer<typeof verificationPurpose>;

/** Rate limit of codes per address. */
export const CODE_WAIT_SECONDS = 60;
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
  summary:
    'Send a code to an address: one a minute, five an hour, each valid for five minutes and five tries',
  input: z.object({ ...contact, purpose: verificationPurpose.default('register') }),
  response: nothing(),
});

export const checkRand = call({
  method: 'GET',
  path: '/register/checkRand',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Whether a code is right; does not use it up',
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
    "'1': the address has an account already; told to those who send the code that it got to register, or the answer (`verCode`) to a captcha (`uuid`) drawn for a registration",
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
  summary: 'Register a person with a code sent for `register`; answers the user name',
  input: z.object({
    ...contact,
    code: verificationCode,
    realUsername: line(50),
    agreement: z.enum(['0', '1']).default('0').describe("'1': the terms of use are agreed to"),
    ...newPassword,
  }),
  response: data(z.object({ username: z.string() })),
});

export const listOwnSessions = call({
  method: 'GET',
  path: '/monitor/online/own',
  effect: 'read',
  access: signedIn,
  summary: 'Where the person is signed in, this session first',
  input: z.object({}),
  response: rows(ownSession),
});

export const endOwnSession = call({
  method: 'DELETE',
  path: '/monitor/online/own/{sessionId}',
  effect: 'write',
  access: signedIn,
  summary: 'Sign out elsewhere: one other session of the person',
  input: z.object({ sessionId: id }),
  response: nothing(),
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/monitor/online/own',
  effect: 'write',
  access: signedIn,
  summary: 'Sign out everywhere else',
  input: z.object({}),
  response: nothing(),
});

export const listOwnSignIns = call({
  method: 'GET',
  path: '/monitor/logininfor/own',
  effect: 'read',
  access: signedIn,
  summary: "Tries to sign in to the person's account, newest first",
  input: z.object(pageInput),
  response: rows(signInTry),
});

export const onlineSessions = records({
  path: '/monitor/online',
  access: permissionsOf('monitor:online'),
  idName: 'sessionId',
  row: onlineSession,
  fields: {},
  filter: { userName: optionalLine(100), ipaddr: optionalLine(100) },
  exportName: 'session.online',
  calls: { list: 'Everybody who is signed in, last seen first' },
});

export const forceLogout = call({
  method: 'DELETE',
  path: '/monitor/online/{sessionId}',
  effect: 'write',
  access: permission('monitor:online:forceLogout'),
  summary: "End somebody's session",
  input: z.object({ sessionId: id }),
  response: nothing(),
});

/** Read `getInfo` and `getRouters` anew. */
export const userChanged = topic({
  path: '/user/{accountId}',
  payload: z.object({}),
  access: (user, { accountId }) => String(user.accountId) === accountId,
  summary: 'The own company, roles or rights have changed',
});
