import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';

/** Newest waiting blob below an id; `minimumAgeMs` skips those in progress elsewhere. */
export async function selectWaitingBlob(
  db: Db,
  { minimumAgeMs, belowId }: { minimumAgeMs: number; belowId: number },
) {
  const [found] = await db
    .select({
      id: storedBlob.id,
      storeKey: storedBlob.storeKey,
      byteCount: storedBlob.byteCount,
      sha256: storedBlob.sha256,
      extension: storedBlob.extension,
    })
    .from(storedBlob)
    .where(
      and(
        eq(storedBlob.thumbnail, 'waiting'),
        lt(storedBlob.id, belowId),
        lt(storedBlob.createdAt, sql`now() - make_interval(secs => ${minimumAgeMs / 1000})`),
      ),
    )
    .orderBy(desc(storedBlob.id))
    .limit(1);
  return found;
}

export async function markThumbnailFailed(db: Db, blobId: number): Promise<void> {
  await db
    .update(storedBlob)
    .set({ thumbnail: 'failed' })
    .where(and(eq(storedBlob.id, blobId), eq(storedBlob.thumbnail, 'waiting')));
}
