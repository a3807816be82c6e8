import { rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import type { FileKind } from './fileKind.ts';
import type { Store } from './store.ts';
import { newStoreKey } from './storeKey.ts';
import { storedBlob, type ThumbnailState } from './tables.ts';

/** What a small picture can be made of: what the picture library reads, and pages. */
const PICTURED = new Set(['jpg', 'png', 'apng', 'gif', 'webp', 'avif', 'tif', 'pdf']);

/** Whether a small picture of a file is to be made. */
export function pictureStateOf({ extension }: Pick<FileKind, 'extension'>): ThumbnailState {
  return PICTURED.has(extension) ? 'waiting' : 'none';
}

/**
 * Puts the small picture (webp) of a blob into the store and its key into the blob's row. One that another process
 * has made meanwhile stays.
 */
export async function keepPicture(
  { db, store, place }: { db: Db; store: Store; place: string },
  blobId: number,
  picture: Uint8Array,
): Promise<void> {
  const thumbnailKey = newStoreKey();
  try {
    await writeFile(place, picture);
    await store.put(thumbnailKey, place);
  } finally {
    await rm(place, { force: true });
  }
  const [made] = await db
    .update(storedBlob)
    .set({ thumbnail: 'made', thumbnailKey })
    .where(and(eq(storedBlob.id, blobId), eq(storedBlob.thumbnail, 'waiting')))
    .returning({ id: storedBlob.id });
  if (!made) await store.remove([thumbnailKey]);
}

/** A small picture, whole: it has a few kilobytes. */
export async function readPicture(store: Store, key: string): Promise<Uint8Array> {
  return buffer(await store.open(key));
}
