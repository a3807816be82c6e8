import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { deleteInBatches } from '../../../../platform/server/database/deleteInBatches.ts';
import { isPastRetention } from '../../../portal/config/server/index.ts';
import { CODES_AN_HOUR } from '../registerWire.ts';
import { LOCK_AFTER_FAILURES, LOCK_MINUTES } from '../signInWire.ts';
import type { Claimant } from './claimant.ts';
import {
  captcha,
  partnerCode,
  session,
  signInAttempt,
  signInChallenge,
  signInCode,
  signInRecord,
  trustedDevice,
  verificationCode,
} from './tables.ts';

/** Sliding expiry of an unused session. */
const SESSION_HOURS = 12;
const CODE_LIFE_MINUTES = 5;
const CAPTCHA_LIFE_MINUTES = 5;
const MAX_CODE_ATTEMPTS = 5;

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;
const inHours = (hours: number) => sql`now() + make_interval(hours => ${hours})`;

export async function insertSession(
  db: Db,
  row: { tokenHash: string; accountId: number; address: string; userAgent: string },
): Promise<void> {
  await db.insert(session).values({ ...row, expiresAt: inHours(SESSION_HOURS) });
}

export async function selectActiveSession(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      accountId: session.accountId,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, sql`now()`)));
  return found;
}

export async function extendSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: sql`now()`, expiresAt: inHours(SESSION_HOURS) })
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, sql`now()`)));
}

const isOf = ({ name, network }: Claimant) => and(eq(signInAttempt.name, name), eq(signInAttempt.network, network));

/** Failures under a name, from all networks together. */
export async function countFailures(db: Db, name: string): Promise<number> {
  const [found] = await db
    .select({ failures: sql<number>`coalesce(sum(${signInAttempt.failures}), 0)::int` })
    .from(signInAttempt)
    .where(eq(signInAttempt.name, name));
  return found?.failures ?? 0;
}

/** Minutes until the lock of a name for a network ends; 0: not locked. */
export async function selectLockedMinutes(db: Db, claimant: Claimant): Promise<number> {
  const [found] = await db
    .select({
      minutes: sql<number>`greatest(0, ceil(extract(epoch from ${signInAttempt.lockedUntil} - now()) / 60))::int`,
    })
    .from(signInAttempt)
    .where(isOf(claimant));
  return found?.minutes ?? 0;
}

/** Counts a failure before the password check, so that parallel attempts cannot pass the limit. False: locked. */
export async function reserveAttempt(db: Db, claimant: Claimant): Promise<boolean> {
  const hasEnded = sql`${signInAttempt.lockedUntil} is not null`;
  const failures = sql`case when ${hasEnded} then 1 else ${signInAttempt.failures} + 1 end`;
  const counted = await db
    .insert(signInAttempt)
    .values({ ...claimant, failures: 1 })
    .onConflictDoUpdate({
      target: [signInAttempt.name, signInAttempt.network],
      set: {
        failures,
        lockedUntil: sql`case when ${failures} >= ${LOCK_AFTER_FAILURES} then ${inMinutes(LOCK_MINUTES)} end`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`${signInAttempt.lockedUntil} is null or ${signInAttempt.lockedUntil} <= now()`,
    })
    .returning({ id: signInAttempt.id });
  return counted.length > 0;
}

export async function clearFailures(db: Db, claimant: Claimant): Promise<void> {
  await db.delete(signInAttempt).where(isOf(claimant));
}

/** From all networks: its password is new. */
export async function clearAllFailures(db: Db, name: string): Promise<void> {
  await db.delete(signInAttempt).where(eq(signInAttempt.name, name));
}

export async function insertCaptcha(db: Db, row: Claimant & { uuid: string; answer: string | null }): Promise<void> {
  await db.insert(captcha).values({ ...row, expiresAt: inMinutes(CAPTCHA_LIFE_MINUTES) });
}

/** Single use, right or wrong. */
export async function consumeCaptcha(
  db: Db,
  uuid: string,
  { name, network }: Claimant,
): Promise<{ answer: string | null } | undefined> {
  const [taken] = await db
    .delete(captcha)
    .where(and(eq(captcha.uuid, uuid), eq(captcha.name, name), eq(captcha.network, network)))
    .returning({ answer: captcha.answer, isFresh: sql<boolean>`${captcha.expiresAt} > now()` });
  return taken?.isFresh ? { answer: taken.answer } : undefined;
}

/** Whether the rate limit allows another code; serializes its callers until commit. */
export async function mayHaveCode(db: Db, accountId: number): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in code ${accountId}`}, 0))`);
  const [found] = await db
    .select({
      lastHour: sql<number>`count(*)::int`,
      lastMinute: sql<number>`count(*) filter (where ${signInCode.createdAt} > now() - interval '1 minute')::int`,
    })
    .from(signInCode)
    .where(and(eq(signInCode.accountId, accountId), gt(signInCode.createdAt, sql`now() - interval '1 hour'`)));
  return found !== undefined && found.lastMinute === 0 && found.lastHour < CODES_AN_HOUR;
}

export async function insertCode(db: Db, row: { accountId: number; codeHash: string }): Promise<void> {
  await db.insert(signInCode).values({ ...row, expiresAt: inMinutes(CODE_LIFE_MINUTES) });
}

/** Counts an attempt at the newest valid code and returns its hash. */
export async function countCodeAttempt(db: Db, accountId: number) {
  const newest = db
    .select({ id: signInCode.id })
    .from(signInCode)
    .where(eq(signInCode.accountId, accountId))
    .orderBy(desc(signInCode.id))
    .limit(1);
  const [tried] = await db
    .update(signInCode)
    .set({ tries: sql`${signInCode.tries} + 1` })
    .where(
      and(
        eq(signInCode.id, newest),
        isNull(signInCode.usedAt),
        gt(signInCode.expiresAt, sql`now()`),
        lt(signInCode.tries, MAX_CODE_ATTEMPTS),
      ),
    )
    .returning({ id: signInCode.id, codeHash: signInCode.codeHash });
  return tried;
}

export async function consumeCode(db: Db, id: number): Promise<boolean> {
  const used = await db
    .update(signInCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(signInCode.id, id), isNull(signInCode.usedAt)))
    .returning({ id: signInCode.id });
  return used.length > 0;
}

/** Removes expired sessions, captchas, codes and counts, and history past its days. */
export async function deleteStale(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(captcha).where(lt(captcha.expiresAt, sql`now()`));
  await db.delete(signInCode).where(lt(signInCode.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(verificationCode).where(lt(verificationCode.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(signInAttempt).where(lt(signInAttempt.updatedAt, sql`now() - interval '1 day'`));
  await db.delete(signInChallenge).where(lt(signInChallenge.expiresAt, sql`now()`));
  await db.delete(trustedDevice).where(lt(trustedDevice.expiresAt, sql`now()`));
  await db.delete(partnerCode).where(lt(partnerCode.expiresAt, sql`now() - interval '1 day'`));
  const isOld = await isPastRetention(db, 'signIn.keptDays', signInRecord.createdAt);
  if (isOld) await deleteInBatches(db, signInRecord, isOld);
}
