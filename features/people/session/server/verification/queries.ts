import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type CodePurpose, verificationCode } from '../tables.ts';

const LIFE_MINUTES = 5;
const MAX_TRIES = 5;

/** Advisory lock until commit: serializes the rate limit of an address. */
export async function lockAddress(db: Db, address: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${address}`}, 0))`);
}

/** Codes to an address within the hour, and seconds since the last. */
export async function selectLastHour(db: Db, address: string) {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      secondsAgo: sql<number | null>`floor(extract(epoch from now() - max(${verificationCode.createdAt})))::int`,
    })
    .from(verificationCode)
    .where(and(eq(verificationCode.address, address), gt(verificationCode.createdAt, sql`now() - interval '1 hour'`)));
  return { count: found?.count ?? 0, secondsAgo: found?.secondsAgo ?? null };
}

export async function insertCode(
  db: Db,
  row: { purpose: CodePurpose; address: string; codeHash: string },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${LIFE_MINUTES})`;
  await db.insert(verificationCode).values({ ...row, expiresAt });
}

/** Counts an attempt at the newest valid code and returns its hash. */
export async function countAttempt(db: Db, purpose: CodePurpose, address: string) {
  const newest = db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(and(eq(verificationCode.address, address), eq(verificationCode.purpose, purpose)))
    .orderBy(desc(verificationCode.id))
    .limit(1);
  const [tried] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        eq(verificationCode.id, newest),
        isNull(verificationCode.usedAt),
        gt(verificationCode.expiresAt, sql`now()`),
        lt(verificationCode.tries, MAX_TRIES),
      ),
    )
    .returning({ id: verificationCode.id, codeHash: verificationCode.codeHash });
  return tried;
}

export async function refundAttempt(db: Db, id: number): Promise<void> {
  await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1` })
    .where(eq(verificationCode.id, id));
}

export async function consumeCode(db: Db, id: number): Promise<boolean> {
  const used = await db
    .update(verificationCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt)))
    .returning({ id: verificationCode.id });
  return used.length > 0;
}
