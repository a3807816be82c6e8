import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Blob, Files } from '../../../../platform/server/files/files.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';

/** Of a foreign key, so that it is there. */
export async function selectBlob(db: Db, id: number): Promise<Blob> {
  const [found] = await db
    .select({
      id: storedBlob.id,
      storeKey: storedBlob.storeKey,
      byteCount: storedBlob.byteCount,
      sha256: storedBlob.sha256,
      mimeType: storedBlob.mimeType,
      extension: storedBlob.extension,
    })
    .from(storedBlob)
    .where(eq(storedBlob.id, id));
  if (found === undefined) throw new Error('a version without bytes');
  return found;
}

export async function readBlob(
  files: Files,
  blob: Pick<Blob, 'storeKey' | 'byteCount' | 'sha256'>,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.content(blob).open()) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
