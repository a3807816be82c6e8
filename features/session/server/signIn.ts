import { randomInt } from 'node:crypto';
import { deedOf, writeAudit } from '../../../platform/server/audit/write.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import { writeOutbox } from '../../../platform/server/outbox/write.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { findSignIn, findWho, isPassword, pretendToCheck } from '../../account/server/index.ts';
import type { SignInOutcome, SignInWay } from '../presence.ts';
import { login, loginByCode } from '../wire.ts';
import { checkCaptcha } from './captcha.ts';
import { insertSignInRecord } from './online/queries.ts';
import * as queries from './queries.ts';
import { refuse, texts } from './texts.ts';
import { hashOf, newToken } from './token.ts';
import { decryptPassword } from './wireKey.ts';

type Stranger = Asking<Who | null>;

interface PasswordTry {
  username: string;
  password: string;
  encrypted: boolean;
  code: string;
  verCode: string;
  uuid: string;
}

const attemptName = (username: string) => username.trim().toLowerCase();

/** No transaction around it: a failed attempt must stay counted. */
export async function signInWithPassword(given: PasswordTry, asking: Stranger): Promise<{ token: string }> {
  const { db } = asking;
  const name = attemptName(given.username);
  const found = await findSignIn(db, name);
  const record = recorder(asking, 'password', found?.accountId);
  if (await isLocked(db, name)) await record('locked');
  await refuseLocked(db, name);
  await checkCaptcha(db, name, { uuid: given.uuid, answer: given.code || given.verCode });
  if (!(await queries.reserveTry(db, name))) await refuseLocked(db, name);
  const password = given.encrypted ? await decryptPassword(db, given.password) : given.password;
  const isRight = await isRightPassword(found?.passwordHash, password);
  if (found === undefined || !isRight) {
    await record('wrongPassword');
    await refuseLocked(db, name);
    throw refuse.atFields((t) => t.wrongPassword, { password: (t) => t.wrongPassword });
  }
  return openSession(login, found.accountId, name, asking);
}

async function isLocked(db: Db, name: string): Promise<boolean> {
  return (await queries.selectFailures(db, name)).lockedMinutes > 0;
}

async function refuseLocked(db: Db, name: string): Promise<void> {
  const { lockedMinutes } = await queries.selectFailures(db, name);
  if (lockedMinutes > 0) throw refuse((t) => t.locked({ minutes: lockedMinutes }));
}

async function isRightPassword(passwordHash: string | undefined, password: string | null): Promise<boolean> {
  if (passwordHash !== undefined && password !== null) return isPassword(passwordHash, password);
  await pretendToCheck(password ?? '');
  return false;
}

/** Sign-in history; unknown names leave no trace. */
function recorder({ db, address, userAgent }: Stranger, way: SignInWay, accountId: number | undefined) {
  return async (outcome: SignInOutcome, within: Db = db): Promise<void> => {
    if (accountId === undefined) return;
    await insertSignInRecord(within, { accountId, way, outcome, address, userAgent });
  };
}

async function openSession(
  call: typeof login | typeof loginByCode,
  accountId: number,
  name: string,
  asking: Stranger,
): Promise<{ token: string }> {
  const token = newToken();
  await asking.db.transaction(async (db) => {
    await queries.forgetFailures(db, name);
    const { address, userAgent } = asking;
    await queries.insertSession(db, { tokenHash: hashOf(token), accountId, address, userAgent });
    await recorder(asking, call === login ? 'password' : 'code', accountId)('done', db);
    const who = await findWho(db, accountId);
    await writeAudit(db, deedOf(call, {}, { who, requestId: asking.requestId }));
  });
  return { token };
}

const CODE_LIMIT = 1_000_000;

/** Silent for unknown names and within the rate limit. */
export async function sendCode(username: string, { db }: Stranger): Promise<void> {
  const found = await findSignIn(db, attemptName(username));
  if (found === undefined || (await queries.hasFreshCode(db, found.accountId))) return;
  const code = String(randomInt(CODE_LIMIT)).padStart(6, '0');
  await queries.insertCode(db, { accountId: found.accountId, codeHash: codeHash(found.accountId, code) });
  const { codeSubject: subject, codeText } = texts[found.language];
  const text = codeText({ code });
  if (found.mobile) await writeOutbox(db, [{ channel: 'sms', receiver: found.mobile, text }]);
  else await writeOutbox(db, [{ channel: 'email', receiver: found.email, subject, text }]);
}

const codeHash = (accountId: number, code: string) => hashOf(`${accountId}:${code}`);

export async function signInWithCode(given: { username: string; code: string }, asking: Stranger) {
  const name = attemptName(given.username);
  const found = await findSignIn(asking.db, name);
  const tried = found && (await queries.tryCode(asking.db, found.accountId));
  const isRight = tried?.codeHash === (found && codeHash(found.accountId, given.code));
  if (!isRight) await recorder(asking, 'code', found?.accountId)('wrongCode');
  if (!found || !tried || !isRight || !(await queries.spendCode(asking.db, tried.id))) {
    throw refuse.atFields((t) => t.wrongCode, { code: (t) => t.wrongCode });
  }
  return openSession(loginByCode, found.accountId, name, asking);
}
