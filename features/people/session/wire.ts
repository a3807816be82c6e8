import { z } from 'zod';
import { publicly, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { fields, message, nothing } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';

/** User data for the portal's frame (portal 3, User info). */
const userInfo = z.object({
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
  summary: 'The signed-in user with roles and permissions',
  input: z.object({}),
  response: fields(userInfo.shape),
});

export const logout = call({
  method: 'POST',
  path: '/logout',
  effect: 'write',
  access: publicly,
  summary: 'End the session; same answer for an expired token',
  input: z.object({}),
  response: nothing(),
});

/** Encrypted one by one as at `login`, or plain with `encrypted: false`. */
const sentPassword = z.string().max(2000).default('');
export const newPassword = {
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
  summary: 'Change the password; ends the user’s other sessions',
  input: z.object({ oldPassword: sentPassword, ...newPassword }),
  response: message(),
});

/** Read `getInfo` and `getRouters` anew. */
export const userChanged = topic({
  path: '/user/{accountId}',
  payload: z.object({}),
  access: (user, { accountId }) => String(user.accountId) === accountId,
  summary: 'Your company, roles or permissions have changed',
});
