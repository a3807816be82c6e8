import { z } from 'zod';
import { permission, publicly, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { USER_TYPE } from '../../../platform/wire/currentUser.ts';
import { data, message, nothing, rows } from '../../../platform/wire/envelope.ts';
import { language } from '../../../platform/wire/language.ts';
import { pageInput } from '../../../platform/wire/paging.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { MEMBER_ACCESS } from './accessWire.ts';
import { PEOPLE_LIST_PATH } from './peoplePath.ts';
import { memberRights } from './rights.ts';

/** Of main accounts, and of those to whom they gave the right `people`. */
const MANAGE = permission(MEMBER_ACCESS.manage);
const companyUserId = id;

const userType = z.enum(USER_TYPE).describe("'1': main account, which holds every right");

const companyUser = z.object({
  companyUserId,
  realUsername: z.string(),
  userName: z.string(),
  mobileNo: z.string(),
  registerEmail: z.string(),
  userType,
  rights: memberRights,
  isActive: z.boolean(),
  lastSignInTime: dateTimeText.nullable(),
  hasOwnMenu: z.boolean().describe('the menu is chosen, not all that the rights allow'),
  abilities: z.object({
    edit: z.boolean(),
    editRights: z.boolean(),
    changeType: z.boolean().describe('make or unmake a main account'),
    disable: z.boolean(),
    enable: z.boolean(),
    resetPassword: z.boolean(),
    takeOver: z.boolean(),
  }),
});
export type CompanyUser = z.infer<typeof companyUser>;

export const queryCompanyUserList = call({
  method: 'GET',
  path: PEOPLE_LIST_PATH,
  effect: 'read',
  access: MANAGE,
  summary: 'Your company’s users: main accounts first, disabled ones last',
  input: z.object({
    ...pageInput,
    keyword: optionalLine(100).describe('a part of name, user name, mobile or e-mail'),
    isActive: z.enum(['', '0', '1']).nullish(),
  }),
  response: rows(companyUser),
});

export const updateCompanyUser = call({
  method: 'POST',
  path: '/mycenter/updateCompanyUser',
  effect: 'write',
  access: MANAGE,
  summary:
    'Change a user’s name, contact and permissions; omitted ones are kept. Takes effect in open sessions immediately',
  input: z.object({
    companyUserId,
    realUsername: line(50).optional(),
    mobileNo: z.string().trim().max(30).optional(),
    registerEmail: z.string().trim().max(100).optional(),
    userType: userType.optional(),
    rights: memberRights.partial().optional(),
  }),
  response: nothing(),
});

export const deleteCompanyUser = call({
  method: 'GET',
  path: '/mycenter/deleteCompanyUser',
  effect: 'write',
  access: MANAGE,
  summary: 'Disable a user: signed out on all devices immediately; all data are kept',
  input: z.object({ companyUserId }),
  response: nothing(),
});

export const enableCompanyUser = call({
  method: 'POST',
  path: '/mycenter/enableCompanyUser',
  effect: 'write',
  access: MANAGE,
  summary: 'Enable a disabled user again',
  input: z.object({ companyUserId }),
  response: nothing(),
});

export const resetCompanyUserPassword = call({
  method: 'GET',
  path: '/mycenter/resetCompanyUserPassword',
  effect: 'write',
  access: MANAGE,
  summary: 'Reset a user’s password and end all sessions; the user receives a one-time link by e-mail or else SMS',
  input: z.object({ companyUserId }),
  response: nothing(),
});

const handoverCount = z.object({ kind: z.string(), title: z.string(), count: z.number().int() });
export type HandoverCount = z.infer<typeof handoverCount>;

export const queryHandover = call({
  method: 'GET',
  path: '/mycenter/queryHandover',
  effect: 'read',
  access: MANAGE,
  summary: 'How much work a colleague would take over from a user',
  input: z.object({ companyUserId }),
  response: data(z.array(handoverCount)),
});

export const takeOver = call({
  method: 'POST',
  path: '/mycenter/takeOver',
  effect: 'write',
  access: MANAGE,
  summary: 'Hand over a user’s open to-dos, orders, chats and invitations to a colleague, all or nothing',
  input: z.object({ companyUserId, toCompanyUserId: id }),
  response: data(z.array(handoverCount)),
});

/** Entry of the menu with those below it. */
export interface GrantableMenu {
  menuId: number;
  title: string;
  children: GrantableMenu[];
}
const grantableMenu: z.ZodType<GrantableMenu> = z.lazy(() =>
  z.object({ menuId: id, title: z.string(), children: z.array(grantableMenu) }),
);

export const getMainAccMenu = call({
  method: 'GET',
  path: '/mycenter/getMainAccMenu',
  effect: 'read',
  access: MANAGE,
  summary: 'The signed-in user’s menu to choose from, and the menu shown to one of the company’s users',
  input: z.object({ companyUserId: id.optional() }),
  response: data(
    z.object({
      menus: z.array(grantableMenu),
      grantedIds: z.array(id).nullable().describe('null: all that the rights allow'),
    }),
  ),
});

const MAX_MENUS = 200;

export const grantMenu = call({
  method: 'POST',
  path: '/mycenter/grantMenu',
  effect: 'write',
  access: MANAGE,
  summary: 'Choose the menus shown to a sub-account; null: all its permissions allow. Menus do not restrict access',
  input: z.object({ companyUserId, menuIds: z.array(id).min(1).max(MAX_MENUS).nullable() }),
  response: nothing(),
});

export const INVITATION_WAYS = ['link', 'email', 'sms'] as const;
export type InvitationWay = (typeof INVITATION_WAYS)[number];
const invitationWay = z.enum(INVITATION_WAYS);
/** Life of an invitation, days. */
export const INVITATION_DAYS = 7;
/** SMS invitations a day, sent again or not: of a company, and to one number from all companies. */
export const SMS_INVITATIONS = { ofCompany: 30, toNumber: 3 };

const invitation = z.object({
  invitationId: id,
  way: invitationWay,
  receiver: z.string().describe('mobile or e-mail; empty for a link'),
  realUsername: z.string(),
  language,
  rights: memberRights,
  status: z.enum(['open', 'expired', 'accepted', 'revoked']),
  invitedBy: z.string(),
  acceptedBy: z.string().nullable(),
  addTime: dateTimeText,
  expireTime: dateTimeText,
});
export type Invitation = z.infer<typeof invitation>;

/** The token of a link is told once, here. */
const sentInvitation = data(
  z.object({ invitationId: id, token: z.string().nullable().describe('of a link; else it was sent') }),
);

export const queryInvitations = call({
  method: 'GET',
  path: '/mycenter/queryInvitations',
  effect: 'read',
  access: MANAGE,
  summary: 'Pending and expired invitations of your company, newest first',
  input: z.object(pageInput),
  response: rows(invitation),
});

export const saveInvitation = call({
  method: 'POST',
  path: '/mycenter/saveInvitation',
  effect: 'write',
  access: MANAGE,
  rateLimitPerMinute: 30,
  summary: 'Invite a colleague by link, e-mail or SMS: single use, valid seven days, with these permissions',
  input: z.object({
    way: invitationWay,
    receiver: optionalLine(100),
    realUsername: optionalLine(50),
    language,
    rights: memberRights,
  }),
  response: sentInvitation,
});

export const resendInvitation = call({
  method: 'POST',
  path: '/mycenter/resendInvitation',
  effect: 'write',
  access: MANAGE,
  rateLimitPerMinute: 30,
  summary: 'Send an invitation again, valid another seven days; the earlier link becomes invalid',
  input: z.object({ invitationId: id }),
  response: sentInvitation,
});

export const revokeInvitation = call({
  method: 'POST',
  path: '/mycenter/revokeInvitation',
  effect: 'write',
  access: MANAGE,
  summary: 'Revoke an invitation',
  input: z.object({ invitationId: id }),
  response: nothing(),
});

const token = line(100);

const INVITATION_STATES = ['open', 'accepted', 'expired', 'revoked', 'absent'] as const;

/** POST, so that the token reaches no log. */
export const readInvitation = call({
  method: 'POST',
  path: '/invitation/read',
  effect: 'read',
  access: publicly,
  rateLimitPerMinute: 60,
  summary: 'Status of an invitation link; company and inviter only if pending',
  input: z.object({ token }),
  response: data(
    z.object({
      status: z.enum(INVITATION_STATES),
      companyFullName: z.string(),
      invitedBy: z.string(),
      realUsername: z.string(),
      way: invitationWay,
      receiver: z.string().describe('with its middle hidden'),
      expireTime: z.string(),
    }),
  ),
});
export type OpenInvitation = z.infer<typeof readInvitation.response.schema>;

/** Of a link alone: the person's own address, exactly one. */
const address = { mobile: optionalLine(30), email: optionalLine(100) };

export const sendInvitationCode = call({
  method: 'POST',
  path: '/invitation/sendCode',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 10,
  summary: 'Send a code to the address of an invitation, or to your own address for a link invitation',
  input: z.object({ token, ...address }),
  response: nothing(),
});

const sentPassword = z.string().max(2000).default('');
const newPassword = {
  newPassword: sentPassword.describe('8 to 64 characters, at least one letter and one digit'),
  checkPass: sentPassword.describe('the new password once more'),
  encrypted: z.boolean().default(true),
};

export const registerInvited = call({
  method: 'POST',
  path: '/invitation/register',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Accept an invitation as a new user; with a code unless invited by e-mail. Returns the user name',
  input: z.object({
    token,
    ...address,
    code: optionalLine(6),
    realUsername: line(50),
    agreement: z.enum(['0', '1']).default('0').describe("'1': the terms of use are agreed to"),
    ...newPassword,
  }),
  response: data(z.object({ username: z.string() })),
});

const withoutCompany = rule('tourist', (user) => user.companyId === null);

export const acceptInvitation = call({
  method: 'POST',
  path: '/invitation/accept',
  effect: 'write',
  access: withoutCompany,
  rateLimitPerMinute: 30,
  summary: 'Accept an invitation with an existing account without a company',
  input: z.object({ token }),
  response: nothing(),
});

export const readPasswordLink = call({
  method: 'POST',
  path: '/passwordLink/read',
  effect: 'read',
  access: publicly,
  rateLimitPerMinute: 60,
  summary: 'User whose password a one-time link resets; empty: used or expired',
  input: z.object({ token }),
  response: data(z.object({ userName: z.string() })),
});

export const setPasswordByLink = call({
  method: 'POST',
  path: '/passwordLink/setPassword',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 30,
  summary: 'Set a new password with a one-time link',
  input: z.object({ token, ...newPassword }),
  response: message(),
});
