import { type Binding, bind, bindPublic, selfCommitting } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { type PublishedNotices, publishedNotices } from '../../notice/server/index.ts';
import * as wire from '../wire.ts';
import { drawCaptcha } from './captcha.ts';
import { userInfoOf } from './info.ts';
import { endAnybodys, endOthers, endOwn, online, ownSessions, ownSignIns } from './online/online.ts';
import { changePassword } from './password/change.ts';
import { resetForgotten } from './password/forgotten.ts';
import { sendCode, signInWithCode, signInWithPassword } from './signIn.ts';
import { checkVerification, isRepeatedEmail, sendVerification } from './verification/code.ts';
import { endSession } from './whoIs.ts';
import { publicKeyText } from './wireKey.ts';

const signingIn = (notices: PublishedNotices): Binding[] => [
  selfCommitting(
    bindPublic(wire.captchaImage, ({ username }, { db }) => drawCaptcha(db, username.toLowerCase())),
  ),
  bindPublic(wire.publicKey, async (_input, { db }) => ({ publicKey: await publicKeyText(db) })),
  selfCommitting(bindPublic(wire.login, signInWithPassword)),
  bindPublic(wire.sendLoginCode, ({ username }, asking) => sendCode(username, asking)),
  selfCommitting(bindPublic(wire.loginByCode, signInWithCode)),
  bind(wire.getInfo, (_input, asking) => userInfoOf(asking, notices)),
  bindPublic(wire.logout, async (_input, { db, token }) => {
    if (token !== null) await endSession(db, token);
  }),
];

const passwords = (): Binding[] => [
  selfCommitting(bind(wire.updatePassword, changePassword)),
  selfCommitting(bindPublic(wire.forgetPwd, resetForgotten)),
  bindPublic(wire.sendVerCode, sendVerification),
  selfCommitting(bindPublic(wire.checkRand, checkVerification)),
  selfCommitting(bindPublic(wire.checkRepeatEmail, isRepeatedEmail)),
];

const presence = (): Binding[] => [
  bind(wire.listOwnSessions, (_input, asking) => ownSessions(asking)),
  bind(wire.endOwnSession, ({ sessionId }, asking) => endOwn(asking, sessionId)),
  bind(wire.endOtherSessions, (_input, asking) => endOthers(asking)),
  bind(wire.listOwnSignIns, (page, asking) => ownSignIns(asking, page)),
  bind(wire.listOnline, (filter, { db, token }) => online(db, filter, token)),
  bind(wire.forceLogout, ({ sessionId }, asking) => endAnybodys(asking, sessionId)),
];

export const sessionCalls = (platform: Platform): Binding[] => [
  ...signingIn(publishedNotices(platform)),
  ...passwords(),
  ...presence(),
];
