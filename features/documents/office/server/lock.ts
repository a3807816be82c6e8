import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf, companyIdOfAccount, companyNameOfAccount } from '../../../people/account/server/index.ts';
import type { DocumentRef } from './documents.ts';
import { officeLock, officeSession } from './tables.ts';
import { texts } from './texts.ts';

/** An editor keeps it alive every 15 seconds; a dead one lets go after three misses. */
const LEASE_S = 45;

const ofDocument = ({ kind, documentId }: DocumentRef) =>
  and(eq(officeLock.kind, kind), eq(officeLock.documentId, documentId));
const leaseEnd = (seconds = LEASE_S) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Openings, saves and take-overs of one document wait for each other until commit. */
export async function serializeDocument(db: Db, { kind, documentId }: DocumentRef): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`office ${kind} ${documentId}`}, 0))`);
}

/** Takes a free lock, or one of the same person. False: another person holds it. */
export async function acquireLock(
  db: Db,
  ref: DocumentRef,
  { sessionId, accountId }: { sessionId: number; accountId: number },
): Promise<boolean> {
  const isOwn = sql`${officeLock.sessionId} in (
    select ${officeSession.id} from ${officeSession} where ${officeSession.accountId} = ${accountId})`;
  const { kind, documentId } = ref;
  const lease = { sessionId, wopiLock: '', since: sql`now()`, expiresAt: leaseEnd() };
  // the next opening of a person who took it over: what was said then still holds
  const words = sql`case when ${isOwn} then ${officeLock.words} else '' end`;
  const taken = await db
    .insert(officeLock)
    .values({ kind, documentId, ...lease, words: '' })
    .onConflictDoUpdate({
      target: [officeLock.kind, officeLock.documentId],
      set: { ...lease, words },
      setWhere: sql`${officeLock.expiresAt} <= now() or ${isOwn}`,
    })
    .returning({ id: officeLock.id });
  return taken.length > 0;
}

/** Takes the lock from any holder; the caller has checked that the person may write. */
export async function takeLock(
  db: Db,
  ref: DocumentRef,
  { sessionId, words }: { sessionId: number; words: string },
): Promise<void> {
  const lease = { sessionId, wopiLock: '', since: sql`now()`, expiresAt: leaseEnd(), words };
  const { kind, documentId } = ref;
  await db
    .insert(officeLock)
    .values({ kind, documentId, ...lease })
    .onConflictDoUpdate({ target: [officeLock.kind, officeLock.documentId], set: lease });
}

/** False: another person has the lock by now. An expired lock without a new holder is renewed. */
export async function renewLock(db: Db, sessionId: number): Promise<boolean> {
  const renewed = await db
    .update(officeLock)
    .set({ expiresAt: leaseEnd() })
    .where(eq(officeLock.sessionId, sessionId))
    .returning({ id: officeLock.id });
  return renewed.length > 0;
}

export async function releaseLock(db: Db, sessionId: number): Promise<void> {
  await db.delete(officeLock).where(eq(officeLock.sessionId, sessionId));
}

/** Who holds the lock, if it is not this session: colleagues by name, others by their company. */
export async function otherHolder(
  db: Db,
  ref: DocumentRef,
  { sessionId, user, language }: { sessionId: number; user: CurrentUser; language: Language },
) {
  const [held] = await db
    .select({
      sessionId: officeLock.sessionId,
      since: officeLock.since,
      words: officeLock.words,
      accountId: officeSession.accountId,
      companyId: companyIdOfAccount(officeSession.accountId),
      name: accountNameOf(officeSession.accountId),
      companyName: companyNameOfAccount(officeSession.accountId),
    })
    .from(officeLock)
    .leftJoin(officeSession, eq(officeSession.id, officeLock.sessionId))
    .where(and(ofDocument(ref), gt(officeLock.expiresAt, sql`now()`)));
  if (held === undefined || held.sessionId === sessionId) return null;
  const { documentServer, platform } = texts[language].names;
  const isColleague = held.companyId === user.companyId;
  const name = held.sessionId === null ? documentServer : isColleague ? held.name : held.companyName;
  return {
    name: name ?? platform,
    since: formatDateTime(held.since),
    words: held.words,
    isOwn: held.accountId === user.accountId,
  };
}
