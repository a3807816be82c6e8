import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { OfficeDocument } from './documents.ts';
import { officeSession } from './tables.ts';
import { userError } from './texts.ts';

const KEY_BYTES = 24;

export type SessionRow = typeof officeSession.$inferSelect;

export const newKey = () => randomBytes(KEY_BYTES).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function insertSession(
  db: Db,
  { kind, documentId, file }: OfficeDocument,
  opening: { accountId: number; versionNo: number; token: string | null },
): Promise<SessionRow> {
  const { accountId, versionNo, token } = opening;
  const [row] = await db
    .insert(officeSession)
    .values({
      kind,
      documentId,
      batchNo: newKey(),
      accountId,
      blobId: file.blobId,
      versionNo,
      tokenHash: token === null ? null : hashOf(token),
    })
    .returning();
  if (!row) throw new Error('a session was not added');
  return row;
}

/** An own opening; throws a UserError for any other. */
export async function findSession(db: Db, { accountId }: CurrentUser, batchNo: string): Promise<SessionRow> {
  const [row] = await db
    .select()
    .from(officeSession)
    .where(and(eq(officeSession.batchNo, batchNo), eq(officeSession.accountId, accountId)));
  if (row === undefined) throw userError((t) => t.closed, CODE.absent);
  return row;
}

export async function findSessionByToken(db: Db, token: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(officeSession)
    .where(eq(officeSession.tokenHash, hashOf(token)));
  return row;
}

export async function updateSession(
  db: Db,
  id: number,
  change: Partial<Pick<SessionRow, 'saveFlag' | 'versionNo'>>,
): Promise<void> {
  await db
    .update(officeSession)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(officeSession.id, id));
}

/** Deletes openings unused for a week; returns the count. */
export async function removeOldSessions(db: Db): Promise<number> {
  const gone = await db
    .delete(officeSession)
    .where(lt(officeSession.updatedAt, sql`now() - interval '7 days'`))
    .returning({ id: officeSession.id });
  return gone.length;
}
