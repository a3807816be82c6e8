import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { SecretBox } from '../../../../../platform/server/secrets/secretBox.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import * as wire from '../../twoStepWire.ts';
import { deviceOf } from '../online/device.ts';
import { assertOwnPassword } from '../password/assertPassword.ts';
import { userError } from '../texts.ts';
import { notifyUserChanged } from '../userChanged.ts';
import { appUri, isAppCode, newAppSecret, timeStepOf, withoutGaps } from './appCode.ts';
import { isTwoStepDemanded } from './demand.ts';
import { notifyOwner } from './notifyOwner.ts';
import * as queries from './queries.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { assertSecondStep, secretOf } from './secondStep.ts';

export async function readState({ db, user }: CallContext): Promise<wire.TwoStepState> {
  const [found, devices, recoveryCodesLeft, isDemanded] = await Promise.all([
    queries.selectTwoStep(db, user.accountId),
    queries.selectTrustedDevices(db, user.accountId),
    queries.countUnusedCodes(db, user.accountId),
    isTwoStepDemanded(db, user),
  ]);
  return {
    isOn: found !== undefined,
    isDemanded,
    sinceTime: found?.confirmedAt ? formatDateTime(found.confirmedAt) : null,
    recoveryCodesLeft,
    devices: devices.map(({ deviceId, userAgent, address, lastUsedAt, expiresAt }) => ({
      deviceId,
      ...deviceOf(userAgent),
      ipaddr: address,
      lastUsedTime: formatDateTime(lastUsedAt),
      expireTime: formatDateTime(expiresAt),
    })),
  };
}

/** No transaction around it, as around all that ask a password: a wrong one must stay counted. */
export async function start(box: SecretBox, sent: ReadBy<typeof wire.startTwoStep>, ctx: CallContext) {
  const { db, user } = ctx;
  await assertOwnPassword(db, user.accountId, sent);
  const secret = newAppSecret();
  const sealed = await box.seal(secret, secretOf(user.accountId));
  if (!(await queries.savePending(db, user.accountId, sealed))) throw userError((t) => t.twoStep.isOn);
  await writeAudit(db, auditEntryOf(wire.startTwoStep, {}, ctx));
  return { secret, uri: appUri(secret, user.username) };
}

export async function confirm(box: SecretBox, { code }: { code: string }, ctx: CallContext) {
  const { db, user } = ctx;
  const { accountId } = user;
  const pending = await queries.selectPending(db, accountId);
  const secret = pending && (await box.open(pending.sealedSecret, secretOf(accountId)));
  if (!pending || !secret) throw userError((t) => t.twoStep.notStarted);
  const timeStep = await readTimeStep(secret, code);
  if (!(await queries.confirmPending(db, accountId, pending.sealedSecret, timeStep)))
    throw userError((t) => t.twoStep.notStarted);
  const recoveryCodes = await replaceRecoveryCodes(db, accountId);
  await notifyOwner(db, accountId, (t) => t.turnedOn);
  await notifyUserChanged(db, accountId);
  return { recoveryCodes };
}

async function readTimeStep(secret: string, typed: string): Promise<number> {
  const code = withoutGaps(typed);
  const timeStep = isAppCode(code) ? await timeStepOf(secret, code) : null;
  if (timeStep !== null) return timeStep;
  throw userError.withFields((t) => t.twoStep.wrongFirstCode, { code: (t) => t.twoStep.wrongFirstCode });
}

type Proof = ReadBy<typeof wire.turnOffTwoStep>;

/** Password and code of a person who has two-step sign-in. */
async function assertBoth(box: SecretBox, sent: Proof, { db, user }: CallContext): Promise<void> {
  if ((await queries.selectTwoStep(db, user.accountId)) === undefined) throw userError((t) => t.twoStep.isOff);
  await assertOwnPassword(db, user.accountId, sent);
  await assertSecondStep(db, box, user.accountId, sent.code);
}

export async function renewCodes(box: SecretBox, sent: Proof, ctx: CallContext) {
  await assertBoth(box, sent, ctx);
  return ctx.db.transaction(async (db) => {
    const recoveryCodes = await replaceRecoveryCodes(db, ctx.user.accountId);
    await writeAudit(db, auditEntryOf(wire.renewRecoveryCodes, {}, ctx));
    return { recoveryCodes };
  });
}

export async function turnOff(box: SecretBox, sent: Proof, ctx: CallContext): Promise<void> {
  if (await isTwoStepDemanded(ctx.db, ctx.user)) throw userError((t) => t.twoStep.isDemanded);
  await assertBoth(box, sent, ctx);
  await ctx.db.transaction(async (db) => {
    await forget(db, ctx.user.accountId);
    await notifyOwner(db, ctx.user.accountId, (t) => t.turnedOff);
    await writeAudit(db, auditEntryOf(wire.turnOffTwoStep, {}, ctx));
  });
}

/** Secret, recovery codes, trusted devices and open challenges of an account; false: it was off. */
export async function forget(db: CallContext['db'], accountId: number): Promise<boolean> {
  const wasOn = await queries.deleteTwoStep(db, accountId);
  await deleteRecoveryCodes(db, accountId);
  await queries.deleteTrustedDevicesOf(db, accountId);
  await queries.deleteChallengesOf(db, accountId);
  return wasOn;
}

export async function distrust({ db, user }: CallContext, deviceId: number): Promise<void> {
  const isGone = await queries.deleteTrustedDevice(db, user.accountId, deviceId);
  if (!isGone) throw userError((t) => t.twoStep.deviceAbsent, CODE.absent);
}
