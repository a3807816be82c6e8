import { rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { FileKind } from '../../../libs/fileInspection/fileKind.ts';
import type { Db } from '../database/connect.ts';
import type { Store } from './store.ts';
import { newStoreKey } from './storeKey.ts';
import { storedBlob, type ThumbnailState } from './tables.ts';

/** Extensions that sharp or PDFium can render. */
const THUMBNAIL_EXTENSIONS = new Set(['jpg', 'png', 'apng', 'gif', 'webp', 'avif', 'tif', 'pdf']);

export function thumbnailStateOf({ extension }: Pick<FileKind, 'extension'>): ThumbnailState {
  return THUMBNAIL_EXTENSIONS.has(extension) ? 'waiting' : 'none';
}

/** A thumbnail (webp) made by another process meanwhile stays. */
export async function saveThumbnail(
  { db, store, tempPath }: { db: Db; store: Store; tempPath: string },
  blobId: number,
  thumbnail: Uint8Array,
): Promise<void> {
  const thumbnailKey = newStoreKey();
  try {
    await writeFile(tempPath, thumbnail);
    await store.put(thumbnailKey, tempPath);
  } finally {
    await rm(tempPath, { force: true });
  }
  const [made] = await db
    .update(storedBlob)
    .set({ thumbnail: 'made', thumbnailKey })
    .where(and(eq(storedBlob.id, blobId), eq(storedBlob.thumbnail, 'waiting')))
    .returning({ id: storedBlob.id });
  if (!made) await store.remove([thumbnailKey]);
}

/** Whole in memory: a few kilobytes. */
export async function readThumbnail(store: Store, key: string): Promise<Uint8Array> {
  return buffer(await store.open(key));
}
