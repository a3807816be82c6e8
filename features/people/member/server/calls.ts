import type { Feature } from '../../../../platform/server/feature.ts';
import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { acceptByToken, readByToken, registerByToken, sendInvitedCode } from './accept.ts';
import { disablePerson, enablePerson, updatePersonOf } from './changePerson.ts';
import { invite, listInvitations, resend, revoke } from './invite.ts';
import { grantMenus, readMenus } from './menus.ts';
import { readLink, resetPassword, setByLink } from './passwordLink.ts';
import { listPeople } from './people.ts';
import { previewTakeOver, takeOverFrom } from './takeOver.ts';

const people = ({ config }: Platform, all: readonly Feature[]): Binding[] => [
  bind(wire.queryCompanyUserList, listPeople),
  bind(wire.updateCompanyUser, updatePersonOf),
  bind(wire.deleteCompanyUser, ({ companyUserId }, ctx) => disablePerson(companyUserId, ctx)),
  bind(wire.enableCompanyUser, ({ companyUserId }, ctx) => enablePerson(companyUserId, ctx)),
  bind(wire.resetCompanyUserPassword, ({ companyUserId }, ctx) => resetPassword(companyUserId, config, ctx)),
  bind(wire.queryHandover, ({ companyUserId }, ctx) => previewTakeOver(all, companyUserId, ctx)),
  bind(wire.takeOver, (input, ctx) => takeOverFrom(all, input, ctx)),
  bind(wire.getMainAccMenu, ({ companyUserId }, ctx) => readMenus(companyUserId, ctx)),
  bind(wire.grantMenu, grantMenus),
];

const invitations = ({ config }: Platform): Binding[] => [
  bind(wire.queryInvitations, listInvitations),
  bind(wire.saveInvitation, (input, ctx) => invite(input, config, ctx)),
  bind(wire.resendInvitation, (input, ctx) => resend(input, config, ctx)),
  bind(wire.revokeInvitation, ({ invitationId }, ctx) => revoke(invitationId, ctx)),
  bindPublic(wire.readInvitation, ({ token }, ctx) => readByToken(token, ctx)),
  bindPublic(wire.sendInvitationCode, sendInvitedCode),
  withOwnTransaction(bindPublic(wire.registerInvited, registerByToken)),
  bind(wire.acceptInvitation, ({ token }, ctx) => acceptByToken(token, ctx)),
];

const passwordLinks: Binding[] = [
  bindPublic(wire.readPasswordLink, ({ token }, ctx) => readLink(token, ctx)),
  withOwnTransaction(bindPublic(wire.setPasswordByLink, setByLink)),
];

export const memberCalls = (platform: Platform, all: readonly Feature[]): Binding[] => [
  ...people(platform, all),
  ...invitations(platform),
  ...passwordLinks,
];
