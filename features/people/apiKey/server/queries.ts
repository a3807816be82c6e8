import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { accountNameOf } from '../../account/server/index.ts';
import { EXPIRING_DAYS, type listApiKeys } from '../wire.ts';
import { apiKey, partnerConsent } from './tables.ts';

const isAlive = and(isNull(apiKey.revokedAt), gt(apiKey.expiresAt, sql`now()`));
const maySignIn = sql`'signIn' = any(${apiKey.scopes})`;
const makerName = sql<string>`${accountNameOf(apiKey.accountId)}`;

/** `isUseDue`: the last use is noted to within five minutes. */
export async function selectAliveKey(db: Db, keyHash: string) {
  const [found] = await db
    .select({
      keyId: apiKey.id,
      companyId: apiKey.companyId,
      accountId: apiKey.accountId,
      scopes: apiKey.scopes,
      addresses: apiKey.addresses,
      isUseDue: sql<boolean>`coalesce(${apiKey.lastUsedAt} < now() - interval '5 minutes', true)`,
    })
    .from(apiKey)
    .where(and(eq(apiKey.keyHash, keyHash), isAlive));
  return found;
}

export async function noteUse(db: Db, keyId: number): Promise<void> {
  await db.update(apiKey).set({ lastUsedAt: sql`now()` }).where(eq(apiKey.id, keyId));
}

const KEY_COLUMNS = {
  keyId: apiKey.id,
  accountId: apiKey.accountId,
  name: apiKey.name,
  prefix: apiKey.prefix,
  scopes: apiKey.scopes,
  addresses: apiKey.addresses,
  makerName,
  createdAt: apiKey.createdAt,
  expiresAt: apiKey.expiresAt,
  lastUsedAt: apiKey.lastUsedAt,
  revokedAt: apiKey.revokedAt,
  isExpired: sql<boolean>`${apiKey.expiresAt} <= now()`,
  isExpiring: sql<boolean>`${apiKey.expiresAt} <= now() + make_interval(days => ${EXPIRING_DAYS})`,
};

/** Keys of a company, newest first; ended ones for a quarter more. */
export async function selectKeys(db: Db, companyId: OwnCompanyId, page: ReadBy<typeof listApiKeys>) {
  const isRecent = gt(sql`least(${apiKey.expiresAt}, ${apiKey.revokedAt})`, sql`now() - interval '90 days'`);
  const where = and(eq(apiKey.companyId, companyId), isRecent);
  const list = { id: apiKey.id, from: apiKey, where, order: [desc(apiKey.id)] };
  return readPage(db, page, list, db.select(KEY_COLUMNS).from(apiKey).$dynamic());
}

/** Serializes the makers of a company's keys until commit; answers how many are alive. */
export async function lockAndCountKeys(db: Db, companyId: OwnCompanyId): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${companyId}`}, 0))`);
  const [found] = await db
    .select({ alive: count() })
    .from(apiKey)
    .where(and(eq(apiKey.companyId, companyId), isAlive));
  return found?.alive ?? 0;
}

export async function insertKey(db: Db, row: typeof apiKey.$inferInsert): Promise<number> {
  const [{ keyId } = { keyId: 0 }] = await db.insert(apiKey).values(row).returning({ keyId: apiKey.id });
  return keyId;
}

/** False: not one of the company, or ended. */
export async function revokeKey(db: Db, companyId: OwnCompanyId, keyId: number): Promise<boolean> {
  const revoked = await db
    .update(apiKey)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKey.id, keyId), eq(apiKey.companyId, companyId), isNull(apiKey.revokedAt)))
    .returning({ id: apiKey.id });
  return revoked.length > 0;
}

const consentOf = (accountId: number) =>
  and(eq(partnerConsent.apiKeyId, apiKey.id), eq(partnerConsent.accountId, accountId));

/** Keys of the company that may sign people in, and whether this person lets them. */
export async function selectPartners(db: Db, companyId: OwnCompanyId, accountId: number) {
  return db
    .select({
      keyId: apiKey.id,
      name: apiKey.name,
      makerName,
      isAllowed: sql<boolean>`${partnerConsent.accountId} is not null`,
    })
    .from(apiKey)
    .leftJoin(partnerConsent, consentOf(accountId))
    .where(and(eq(apiKey.companyId, companyId), maySignIn, isAlive))
    .orderBy(asc(apiKey.name), asc(apiKey.id));
}

export async function isPartner(db: Db, companyId: OwnCompanyId, keyId: number): Promise<boolean> {
  const where = and(eq(apiKey.id, keyId), eq(apiKey.companyId, companyId), maySignIn, isAlive);
  return (await db.$count(apiKey, where)) > 0;
}

const consentTo = (keyId: number, accountId: number) =>
  and(eq(partnerConsent.apiKeyId, keyId), eq(partnerConsent.accountId, accountId));

export async function hasConsent(db: Db, keyId: number, accountId: number): Promise<boolean> {
  return (await db.$count(partnerConsent, consentTo(keyId, accountId))) > 0;
}

export async function insertConsent(db: Db, keyId: number, accountId: number): Promise<void> {
  await db.insert(partnerConsent).values({ apiKeyId: keyId, accountId }).onConflictDoNothing();
}

export async function deleteConsent(db: Db, keyId: number, accountId: number): Promise<void> {
  await db.delete(partnerConsent).where(consentTo(keyId, accountId));
}

const REMINDER = {
  keyId: apiKey.id,
  companyId: apiKey.companyId,
  name: apiKey.name,
  expiresAt: apiKey.expiresAt,
};

/** Marks keys whose companies are to be told of the end, and answers them. */
export async function takeDueReminders(db: Db) {
  const isNear = lt(apiKey.expiresAt, sql`now() + make_interval(days => ${EXPIRING_DAYS})`);
  return db
    .update(apiKey)
    .set({ remindedAt: sql`now()` })
    .where(and(isAlive, isNull(apiKey.remindedAt), isNear))
    .returning(REMINDER);
}

/** Keys that ended within the last days. */
export async function selectEnded(db: Db): Promise<number[]> {
  const ended = and(lt(apiKey.expiresAt, sql`now()`), gt(apiKey.expiresAt, sql`now() - interval '7 days'`));
  const found = await db.select({ keyId: apiKey.id }).from(apiKey).where(ended);
  return found.map(({ keyId }) => keyId);
}
