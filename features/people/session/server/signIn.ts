import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import { checkDummyPassword, findSignIn, isPassword } from '../../account/server/index.ts';
import { login, loginByCode } from '../signInWire.ts';
import { checkCaptcha } from './captcha.ts';
import { type Claimant, claimantOf, nameOf } from './claimant.ts';
import { type AnonymousContext, signInRecorder } from './openSession.ts';
import * as queries from './queries.ts';
import { texts, userError } from './texts.ts';
import { hashOf } from './token.ts';
import { afterFirstStep, type FirstStep, type SignedIn } from './twoStep/firstStep.ts';
import { decryptPassword } from './wireKey.ts';

interface PasswordTry {
  username: string;
  password: string;
  encrypted: boolean;
  code: string;
  verCode: string;
  uuid: string;
  trustedDevice: string;
}

/** No transaction around it: a failed attempt must stay counted. */
export async function signInWithPassword(given: PasswordTry, ctx: AnonymousContext): Promise<SignedIn> {
  const { db } = ctx;
  const claimant = claimantOf(given.username, ctx.address);
  const found = await findSignIn(db, claimant.name);
  const record = signInRecorder(ctx, 'password', found?.accountId);
  if ((await queries.selectLockedMinutes(db, claimant)) > 0) await record('locked');
  await assertNotLocked(db, claimant);
  await checkCaptcha(db, claimant, { uuid: given.uuid, answer: given.code || given.verCode });
  if (!(await queries.reserveAttempt(db, claimant))) await assertNotLocked(db, claimant);
  const password = given.encrypted ? await decryptPassword(db, given.password) : given.password;
  const isRight = await isRightPassword(found?.passwordHash, password);
  if (found === undefined || !isRight) {
    await record('wrongPassword');
    await assertNotLocked(db, claimant);
    throw userError.withFields((t) => t.wrongPassword, { password: (t) => t.wrongPassword });
  }
  const { trustedDevice } = given;
  const first = { call: login, accountId: found.accountId, way: 'password', trustedDevice } as const;
  return signIn(first, claimant, ctx);
}

async function assertNotLocked(db: Db, claimant: Claimant): Promise<void> {
  const lockedMinutes = await queries.selectLockedMinutes(db, claimant);
  if (lockedMinutes > 0) throw userError((t) => t.locked({ minutes: lockedMinutes }));
}

async function isRightPassword(passwordHash: string | undefined, password: string | null): Promise<boolean> {
  if (passwordHash !== undefined && password !== null) return isPassword(passwordHash, password);
  await checkDummyPassword(password ?? '');
  return false;
}

/** A transaction of its own: the attempts before it stay counted. */
async function signIn(first: FirstStep, claimant: Claimant, ctx: AnonymousContext): Promise<SignedIn> {
  return ctx.db.transaction(async (db) => {
    await queries.clearFailures(db, claimant);
    return afterFirstStep(first, { ...ctx, db });
  });
}

const CODE_LIMIT = 1_000_000;

/** Silent for unknown names and within the rate limit. */
export async function sendCode(username: string, { db }: AnonymousContext): Promise<void> {
  const found = await findSignIn(db, nameOf(username));
  if (found === undefined || !(await queries.mayHaveCode(db, found.accountId))) return;
  const code = String(randomInt(CODE_LIMIT)).padStart(6, '0');
  await queries.insertCode(db, { accountId: found.accountId, codeHash: codeHash(found.accountId, code) });
  const { codeSubject: subject, codeText } = texts[found.language];
  const text = codeText({ code });
  if (found.mobile) await writeOutbox(db, [{ channel: 'sms', receiver: found.mobile, text }]);
  else await writeOutbox(db, [{ channel: 'email', receiver: found.email, subject, text }]);
}

const codeHash = (accountId: number, code: string) => hashOf(`${accountId}:${code}`);

interface CodeTry {
  username: string;
  code: string;
  trustedDevice: string;
}

/** Longer than any refusal takes, so that its duration does not tell whether the name exists. */
export const CODE_REFUSAL_MS = 400;

export async function signInWithCode(given: CodeTry, ctx: AnonymousContext): Promise<SignedIn> {
  const earliestRefusal = after(CODE_REFUSAL_MS);
  try {
    return await tryCode(given, ctx);
  } catch (thrown) {
    await earliestRefusal;
    throw thrown;
  }
}

/** Wrong codes count to the lock, as wrong passwords do. */
async function tryCode(given: CodeTry, ctx: AnonymousContext): Promise<SignedIn> {
  const claimant = claimantOf(given.username, ctx.address);
  if (!(await queries.reserveAttempt(ctx.db, claimant))) await assertNotLocked(ctx.db, claimant);
  const found = await findSignIn(ctx.db, claimant.name);
  const tried = found && (await queries.countCodeAttempt(ctx.db, found.accountId));
  const isRight = tried?.codeHash === (found && codeHash(found.accountId, given.code));
  if (!isRight) await signInRecorder(ctx, 'code', found?.accountId)('wrongCode');
  if (!found || !tried || !isRight || !(await queries.consumeCode(ctx.db, tried.id))) {
    throw userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });
  }
  const { trustedDevice } = given;
  const first = { call: loginByCode, accountId: found.accountId, way: 'code', trustedDevice } as const;
  return signIn(first, claimant, ctx);
}
