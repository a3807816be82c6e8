import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { createSecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import { type PublishedNoticesCache, publishedNoticesCache } from '../../../portal/notice/server/index.ts';
import * as presenceWire from '../presenceWire.ts';
import * as registerWire from '../registerWire.ts';
import * as signInWire from '../signInWire.ts';
import * as twoStepWire from '../twoStepWire.ts';
import * as wire from '../wire.ts';
import { endSession } from './authenticate.ts';
import { createCaptcha, createCaptchaIfAsked } from './captcha.ts';
import { claimantOf, registrantAt } from './claimant.ts';
import { userInfoOf } from './info.ts';
import { endAnySession, endOtherSessionsOf, endOwnSessionOf, ownSessions } from './online/online.ts';
import { onlineRecords, signInRecords } from './online/records.ts';
import { exchangePartnerCode } from './partner.ts';
import { changePassword } from './password/change.ts';
import { resetForgotten } from './password/forgotten.ts';
import { registerTourist } from './register.ts';
import { sendCode, signInWithCode, signInWithPassword } from './signIn.ts';
import * as twoStep from './twoStep/manage.ts';
import { resetTwoStep, twoStepRecords } from './twoStep/reset.ts';
import { passSecondStep } from './twoStep/secondStep.ts';
import { checkVerification, isRepeatedEmail, sendVerification } from './verification/code.ts';
import { publicKeyText } from './wireKey.ts';

const signingIn = (notices: PublishedNoticesCache): Binding[] => [
  withOwnTransaction(
    bindPublic(signInWire.captchaImage, ({ username, purpose, proof }, { db, address }) =>
      purpose === 'register'
        ? createCaptcha(db, registrantAt(address), proof === '1')
        : createCaptchaIfAsked(db, claimantOf(username, address), proof === '1'),
    ),
  ),
  bindPublic(signInWire.publicKey, async (_input, { db }) => ({ publicKey: await publicKeyText(db) })),
  withOwnTransaction(bindPublic(signInWire.login, signInWithPassword)),
  bindPublic(signInWire.sendLoginCode, ({ username }, ctx) => sendCode(username, ctx)),
  withOwnTransaction(bindPublic(signInWire.loginByCode, signInWithCode)),
  bind(wire.getInfo, (_input, ctx) => userInfoOf(ctx, notices)),
  bindPublic(wire.logout, async (_input, { db, token }) => {
    if (token !== null) await endSession(db, token);
  }),
];

const passwords = (): Binding[] => [
  withOwnTransaction(bind(wire.updatePassword, changePassword)),
  withOwnTransaction(bindPublic(registerWire.forgetPwd, resetForgotten)),
  bindPublic(registerWire.sendVerCode, sendVerification),
  withOwnTransaction(bindPublic(registerWire.saveCompanyUser, registerTourist)),
  withOwnTransaction(bindPublic(registerWire.checkRand, checkVerification)),
  withOwnTransaction(bindPublic(registerWire.checkRepeatEmail, isRepeatedEmail)),
];

const presence = (platform: Platform): Binding[] => [
  bind(presenceWire.listOwnSessions, (_input, ctx) => ownSessions(ctx)),
  bind(presenceWire.endOwnSession, ({ sessionId }, ctx) => endOwnSessionOf(ctx, sessionId)),
  bind(presenceWire.endOtherSessions, (_input, ctx) => endOtherSessionsOf(ctx)),
  ...signInRecords.reads(platform),
  ...onlineRecords.reads(platform),
  bind(presenceWire.forceLogout, ({ sessionId }, ctx) => endAnySession(ctx, sessionId)),
];

function secondSteps(platform: Platform): Binding[] {
  const box = createSecretBox(platform);
  return [
    withOwnTransaction(bindPublic(signInWire.passSecondStep, (sent, ctx) => passSecondStep(box, sent, ctx))),
    withOwnTransaction(
      bindPublic(signInWire.exchangePartnerCode, (sent, ctx) => exchangePartnerCode(platform.config, sent, ctx)),
    ),
    bind(twoStepWire.readTwoStep, (_input, ctx) => twoStep.readState(ctx)),
    withOwnTransaction(bind(twoStepWire.startTwoStep, (sent, ctx) => twoStep.start(box, sent, ctx))),
    bind(twoStepWire.confirmTwoStep, (sent, ctx) => twoStep.confirm(box, sent, ctx)),
    withOwnTransaction(bind(twoStepWire.renewRecoveryCodes, (sent, ctx) => twoStep.renewCodes(box, sent, ctx))),
    withOwnTransaction(bind(twoStepWire.turnOffTwoStep, (sent, ctx) => twoStep.turnOff(box, sent, ctx))),
    bind(twoStepWire.distrustDevice, ({ deviceId }, ctx) => twoStep.distrust(ctx, deviceId)),
    ...twoStepRecords.reads(platform),
    withOwnTransaction(bind(twoStepWire.resetTwoStep, resetTwoStep)),
  ];
}

export const sessionCalls = (platform: Platform): Binding[] => [
  ...signingIn(publishedNoticesCache(platform)),
  ...passwords(),
  ...secondSteps(platform),
  ...presence(platform),
];
