import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { SealedColumn } from '../../../../../platform/server/secrets/renewSealed.ts';
import type { SecretBox } from '../../../../../platform/server/secrets/secretBox.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { findCurrentUser } from '../../../account/server/index.ts';
import { passSecondStep as wire } from '../../signInWire.ts';
import type { Claimant } from '../claimant.ts';
import { type AnonymousContext, openSession, signInRecorder } from '../openSession.ts';
import { clearFailures, reserveAttempt, selectLockedMinutes } from '../queries.ts';
import { twoStep } from '../tables.ts';
import { userError } from '../texts.ts';
import { hashOf, newToken } from '../token.ts';
import { isAppCode, timeStepOf, withoutGaps } from './appCode.ts';
import { consumeChallenge, consumeTimeStep, insertTrustedDevice, selectChallenge, selectTwoStep } from './queries.ts';
import { consumeRecoveryCode } from './recoveryCodes.ts';

/** What binds a sealed secret to its account. */
export const secretOf = (accountId: number) => `two-step ${accountId}`;

export const sealedSecrets: SealedColumn = {
  table: twoStep,
  sealed: twoStep.sealedSecret,
  of: [twoStep.accountId],
  about: (accountId) => secretOf(Number(accountId)),
};

/** From all networks together: only who has passed the first step gets here. */
const attemptOf = (accountId: number): Claimant => ({ name: `second step ${accountId}`, network: '' });

const wrongCode = () => userError.withFields((t) => t.twoStep.wrongCode, { code: (t) => t.twoStep.wrongCode });
const usedCode = () => userError.withFields((t) => t.twoStep.usedCode, { code: (t) => t.twoStep.usedCode });

/** Counts an attempt, as passwords are counted; throws a UserError while locked. */
async function countAttempt(db: Db, accountId: number): Promise<void> {
  if (await reserveAttempt(db, attemptOf(accountId))) return;
  const minutes = await selectLockedMinutes(db, attemptOf(accountId));
  throw userError((t) => t.twoStep.locked({ minutes }));
}

/** A code of the app or a recovery code, used up. Throws a UserError; the attempt must stay counted. */
export async function assertSecondStep(db: Db, box: SecretBox, accountId: number, typed: string): Promise<void> {
  await countAttempt(db, accountId);
  const code = withoutGaps(typed);
  if (isAppCode(code)) await assertAppCode(db, box, accountId, code);
  else if (!(await consumeRecoveryCode(db, accountId, code))) throw wrongCode();
  await clearFailures(db, attemptOf(accountId));
}

async function assertAppCode(db: Db, box: SecretBox, accountId: number, code: string): Promise<void> {
  const found = await selectTwoStep(db, accountId);
  const secret = found && (await box.open(found.sealedSecret, secretOf(accountId)));
  if (secret === null) throw userError((t) => t.twoStep.unreadable);
  const timeStep = secret === undefined ? null : await timeStepOf(secret, code);
  if (timeStep === null) throw wrongCode();
  if (!(await consumeTimeStep(db, accountId, timeStep))) throw usedCode();
}

/** No transaction around it: a failed attempt must stay counted. */
export async function passSecondStep(
  box: SecretBox,
  { challenge, code, isTrusted }: ReadBy<typeof wire>,
  ctx: AnonymousContext,
): Promise<{ token: string; trustedDevice?: string }> {
  const tokenHash = hashOf(challenge);
  const found = await selectChallenge(ctx.db, tokenHash);
  const user = found && (await findCurrentUser(ctx.db, found.accountId));
  if (!found || !user) throw challengeOver();
  const { accountId, way } = found;
  try {
    await assertSecondStep(ctx.db, box, accountId, code);
  } catch (thrown) {
    await signInRecorder(ctx, way, accountId)('wrongSecondStep');
    throw thrown;
  }
  return ctx.db.transaction(async (db) => {
    if (!(await consumeChallenge(db, tokenHash))) throw challengeOver();
    const token = await openSession(db, { call: wire, accountId, way }, ctx);
    if (isTrusted === '0') return { token };
    const trustedDevice = newToken();
    const { address, userAgent } = ctx;
    await insertTrustedDevice(db, { accountId, tokenHash: hashOf(trustedDevice), address, userAgent });
    return { token, trustedDevice };
  });
}

/** The page goes back to the first step. */
const challengeOver = () => userError((t) => t.twoStep.challengeOver, CODE.absent);
