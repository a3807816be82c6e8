import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { ownFiles } from './ownFiles.ts';
import { resource } from './tables.ts';

/** Attaches a just uploaded own file to a record, idempotently. Undefined: absent or not theirs. */
export async function attachOwnFile(
  db: Db,
  user: CurrentUser,
  resourceId: number,
  { docType, relaId }: { docType: string; relaId: string },
) {
  const isFree = sql`${resource.relaId} in ('', ${relaId})`;
  const [given] = await db
    .update(resource)
    .set({ relaId })
    .where(and(eq(resource.id, resourceId), eq(resource.docType, docType), ownFiles(user), isFree))
    .returning({ fileName: resource.resourceName, blobId: resource.blobId });
  if (given === undefined) return undefined;
  const [bytes] = await db
    .select({ byteCount: storedBlob.byteCount, extension: storedBlob.extension })
    .from(storedBlob)
    .where(eq(storedBlob.id, given.blobId));
  return bytes && { fileName: given.fileName, ...bytes };
}

/** SQL for the name, or the bytes as they are now, of the file whose id is in a column of the caller's query. */
export const fileNameOf = (resourceId: SQLWrapper): SQL<string | null> =>
  sql`(select ${resource.resourceName} from ${resource} where ${resource.id} = ${resourceId})`;
export const fileBlobOf = (resourceId: SQLWrapper): SQL<number | null> =>
  sql`(select ${resource.blobId} from ${resource} where ${resource.id} = ${resourceId})`;

/** Attaches just uploaded own files to a record, idempotently; false: one is absent, not theirs or of another record. */
export async function attachOwnFiles(
  db: Db,
  user: CurrentUser,
  resourceIds: readonly number[],
  { docType, relaId }: { docType: string; relaId: string },
): Promise<boolean> {
  if (resourceIds.length === 0) return true;
  const attached = await db
    .update(resource)
    .set({ relaId })
    .where(
      and(
        inArray(resource.id, [...resourceIds]),
        eq(resource.docType, docType),
        ownFiles(user),
        sql`(${resource.relaId} = ${relaId} or ${resource.relaId} = '' and ${resource.accountId} = ${user.accountId})`,
      ),
    )
    .returning({ id: resource.id });
  return attached.length === new Set(resourceIds).size;
}

/** SQL for the size in bytes of the file whose id is in a column of the caller's query. */
export function fileBytesOf(resourceId: SQLWrapper): SQL<number | null> {
  return sql<number | null>`(select ${storedBlob.byteCount}::float8 from ${storedBlob} where ${storedBlob.id} = (
    select ${resource.blobId} from ${resource} where ${resource.id} = ${resourceId}))`;
}
