import type { Feature } from '../../../platform/server/feature.ts';
import { bind, bindPublic, selfCommitting } from '../../../platform/server/http/bind.ts';
import { captchaImage, getInfo, login, loginByCode, logout, publicKey, sendLoginCode } from '../wire.ts';
import { drawCaptcha } from './captcha.ts';
import { userInfoOf } from './info.ts';
import { deleteStale } from './queries.ts';
import { sendCode, signInWithCode, signInWithPassword } from './signIn.ts';
import { endSession } from './whoIs.ts';
import { publicKeyText, seedWireKey } from './wireKey.ts';

/** Signing in and out, and who is signed in. */
export const session: Feature = {
  name: 'session',
  calls: () => [
    selfCommitting(
      bindPublic(captchaImage, ({ username }, { db }) => drawCaptcha(db, username.toLowerCase())),
    ),
    bindPublic(publicKey, async (_input, { db }) => ({ publicKey: await publicKeyText(db) })),
    selfCommitting(bindPublic(login, signInWithPassword)),
    bindPublic(sendLoginCode, ({ username }, asking) => sendCode(username, asking)),
    selfCommitting(bindPublic(loginByCode, signInWithCode)),
    bind(getInfo, (_input, asking) => userInfoOf(asking)),
    bindPublic(logout, async (_input, { db, token }) => {
      if (token !== null) await endSession(db, token);
    }),
  ],
  seed: seedWireKey,
  jobs: ({ db }) => [{ name: 'session.cleanUp', cron: '17 * * * *', run: () => deleteStale(db) }],
};
