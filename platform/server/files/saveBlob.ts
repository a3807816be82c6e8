import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import type { Blob } from './files.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { Store } from './store.ts';
import { newStoreKey } from './storeKey.ts';
import { storedBlob } from './tables.ts';
import { thumbnailStateOf } from './thumbnails.ts';

const BLOB_COLUMNS = {
  id: storedBlob.id,
  storeKey: storedBlob.storeKey,
  byteCount: storedBlob.byteCount,
  sha256: storedBlob.sha256,
  mimeType: storedBlob.mimeType,
  extension: storedBlob.extension,
};

/** Row of a blob, after storing its bytes unless pre-staged. An existing equal blob is locked until commit. */
export async function saveBlob(db: Db, store: Store, file: ReceivedFile, stagedKey: string | null): Promise<Blob> {
  const present = await touchBlob(db, file.sha256);
  if (present) return present;
  const storeKey = stagedKey ?? newStoreKey();
  if (stagedKey === null) await store.put(storeKey, file.path);
  const [added] = await db
    .insert(storedBlob)
    .values({
      sha256: file.sha256,
      byteCount: file.byteCount,
      storeKey,
      extension: file.kind.extension,
      mimeType: file.kind.mimeType,
      entries: file.kind.entries,
      thumbnail: thumbnailStateOf(file.kind),
    })
    .onConflictDoNothing({ target: storedBlob.sha256 })
    .returning(BLOB_COLUMNS);
  if (added) return added;
  if (stagedKey === null) await store.remove([storeKey]);
  const meanwhile = await touchBlob(db, file.sha256);
  if (!meanwhile) throw new Error('Equal bytes came and went while they were added');
  return meanwhile;
}

/** Without a lock, so only a hint. */
export async function blobExists(db: Db, sha256: string): Promise<boolean> {
  const found = await db.select({ id: storedBlob.id }).from(storedBlob).where(eq(storedBlob.sha256, sha256));
  return found.length > 0;
}

async function touchBlob(db: Db, sha256: string): Promise<Blob | undefined> {
  const [row] = await db
    .update(storedBlob)
    .set({ usedAt: sql`now()` })
    .where(eq(storedBlob.sha256, sha256))
    .returning(BLOB_COLUMNS);
  return row;
}
