import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { SignInWay } from '../../presence.ts';
import { CHALLENGE_MINUTES } from '../../signInWire.ts';
import { TRUST_DAYS } from '../../twoStepWire.ts';
import { recoveryCode, signInChallenge, trustedDevice, twoStep } from '../tables.ts';

const isOn = (accountId: number) => and(eq(twoStep.accountId, accountId), isNotNull(twoStep.confirmedAt));

/** Of an account that has it on. */
export async function selectTwoStep(db: Db, accountId: number) {
  const [found] = await db
    .select({ sealedSecret: twoStep.sealedSecret, confirmedAt: twoStep.confirmedAt })
    .from(twoStep)
    .where(isOn(accountId));
  return found;
}

/** The secret that waits for its first code. */
export async function selectPending(db: Db, accountId: number) {
  const [found] = await db
    .select({ sealedSecret: twoStep.sealedSecret })
    .from(twoStep)
    .where(and(eq(twoStep.accountId, accountId), isNull(twoStep.confirmedAt)));
  return found;
}

/** False: it is on already. */
export async function savePending(db: Db, accountId: number, sealedSecret: string): Promise<boolean> {
  const saved = await db
    .insert(twoStep)
    .values({ accountId, sealedSecret })
    .onConflictDoUpdate({
      target: twoStep.accountId,
      set: { sealedSecret, updatedAt: sql`now()` },
      setWhere: isNull(twoStep.confirmedAt),
    })
    .returning({ id: twoStep.id });
  return saved.length > 0;
}

/** Turns it on; false: the secret is another one by now. */
export async function confirmPending(
  db: Db,
  accountId: number,
  sealedSecret: string,
  timeStep: number,
): Promise<boolean> {
  const confirmed = await db
    .update(twoStep)
    .set({ confirmedAt: sql`now()`, lastTimeStep: timeStep })
    .where(and(eq(twoStep.accountId, accountId), eq(twoStep.sealedSecret, sealedSecret), isNull(twoStep.confirmedAt)))
    .returning({ id: twoStep.id });
  return confirmed.length > 0;
}

/** False: this code, or a later one, has been used. */
export async function consumeTimeStep(db: Db, accountId: number, timeStep: number): Promise<boolean> {
  const used = await db
    .update(twoStep)
    .set({ lastTimeStep: timeStep })
    .where(and(isOn(accountId), lt(twoStep.lastTimeStep, timeStep)))
    .returning({ id: twoStep.id });
  return used.length > 0;
}

/** False: it was off. */
export async function deleteTwoStep(db: Db, accountId: number): Promise<boolean> {
  const gone = await db.delete(twoStep).where(isOn(accountId)).returning({ id: twoStep.id });
  return gone.length > 0;
}

export async function selectOwner(db: Db, twoStepId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ accountId: twoStep.accountId })
    .from(twoStep)
    .where(and(eq(twoStep.id, twoStepId), isNotNull(twoStep.confirmedAt)));
  return found?.accountId;
}

export async function countUnusedCodes(db: Db, accountId: number): Promise<number> {
  return db.$count(recoveryCode, and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
}

export async function insertChallenge(
  db: Db,
  row: { accountId: number; tokenHash: string; way: SignInWay },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`;
  await db.insert(signInChallenge).values({ ...row, expiresAt });
}

const isOpen = (tokenHash: string) =>
  and(eq(signInChallenge.tokenHash, tokenHash), gt(signInChallenge.expiresAt, sql`now()`));

export async function selectChallenge(db: Db, tokenHash: string) {
  const [found] = await db
    .select({ accountId: signInChallenge.accountId, way: signInChallenge.way })
    .from(signInChallenge)
    .where(isOpen(tokenHash));
  return found;
}

/** False: it is over, or another request has passed it. */
export async function consumeChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const gone = await db.delete(signInChallenge).where(isOpen(tokenHash)).returning({ id: signInChallenge.id });
  return gone.length > 0;
}

export async function deleteChallengesOf(db: Db, accountId: number): Promise<void> {
  await db.delete(signInChallenge).where(eq(signInChallenge.accountId, accountId));
}

export async function insertTrustedDevice(
  db: Db,
  row: { accountId: number; tokenHash: string; address: string; userAgent: string },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(days => ${TRUST_DAYS})`;
  await db.insert(trustedDevice).values({ ...row, expiresAt });
}

/** Whether the device is trusted; notes the use. */
export async function recognizeDevice(db: Db, accountId: number, tokenHash: string): Promise<boolean> {
  const used = await db
    .update(trustedDevice)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(trustedDevice.tokenHash, tokenHash),
        eq(trustedDevice.accountId, accountId),
        gt(trustedDevice.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: trustedDevice.id });
  return used.length > 0;
}

export async function selectTrustedDevices(db: Db, accountId: number) {
  return db
    .select({
      deviceId: trustedDevice.id,
      address: trustedDevice.address,
      userAgent: trustedDevice.userAgent,
      lastUsedAt: trustedDevice.lastUsedAt,
      expiresAt: trustedDevice.expiresAt,
    })
    .from(trustedDevice)
    .where(and(eq(trustedDevice.accountId, accountId), gt(trustedDevice.expiresAt, sql`now()`)))
    .orderBy(desc(trustedDevice.lastUsedAt), desc(trustedDevice.id));
}

export async function deleteTrustedDevice(db: Db, accountId: number, deviceId: number): Promise<boolean> {
  const gone = await db
    .delete(trustedDevice)
    .where(and(eq(trustedDevice.accountId, accountId), eq(trustedDevice.id, deviceId)))
    .returning({ id: trustedDevice.id });
  return gone.length > 0;
}

export async function deleteTrustedDevicesOf(db: Db, accountId: number): Promise<void> {
  await db.delete(trustedDevice).where(eq(trustedDevice.accountId, accountId));
}
