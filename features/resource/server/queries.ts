import { and, asc, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../platform/server/files/tables.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { accountNameOf, companyNameOf } from '../../account/server/index.ts';
import { ownFiles } from './ownFiles.ts';
import { resource, resourceShare, storageUse } from './tables.ts';

/** No record has more files. */
const MOST_LISTED = 200;

const WITH_BYTES = {
  id: resource.id,
  resourceName: resource.resourceName,
  companyId: resource.companyId,
  accountId: resource.accountId,
  docType: resource.docType,
  resourceType: resource.resourceType,
  relaId: resource.relaId,
  extInfo: resource.extInfo,
  createdAt: resource.createdAt,
  accountName: accountNameOf(resource.accountId),
  companyName: companyNameOf(resource.companyId),
  blobId: storedBlob.id,
  storeKey: storedBlob.storeKey,
  byteCount: storedBlob.byteCount,
  sha256: storedBlob.sha256,
  extension: storedBlob.extension,
  mimeType: storedBlob.mimeType,
  thumbnail: storedBlob.thumbnail,
  thumbnailKey: storedBlob.thumbnailKey,
};

/** Whose a file is: the company's, or the person's where there is none. */
export interface Owner {
  companyId: number | null;
  accountId: number | null;
}

/** An uploaded file with what its bytes say. */
export type KeptResource = Awaited<ReturnType<typeof unsafeSelectResource>>;

/** Any file by id; `Rights` decide whether the person may know of it. */
export async function unsafeSelectResource(db: Db, id: number) {
  const [found] = await unsafeResources(db).where(eq(resource.id, id));
  return found;
}

/** The files of a record of any company, oldest first; `Rights` decide whether the person may know of them. */
export async function unsafeSelectOfRecord(db: Db, docType: string, relaId: string) {
  return unsafeResources(db)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, relaId)))
    .orderBy(asc(resource.id))
    .limit(MOST_LISTED);
}

/** The person's own files, or their company's, that bear a relation; oldest first. */
export async function selectOwn(db: Db, who: Who, docType: string, relaId: string) {
  return unsafeResources(db)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, relaId), ownFiles(who)))
    .orderBy(asc(resource.id))
    .limit(MOST_LISTED);
}

/** What an archive holds, by the id of its bytes; null for anything else. */
export async function selectEntries(db: Db, blobId: number) {
  const [found] = await db
    .select({ entries: storedBlob.entries })
    .from(storedBlob)
    .where(eq(storedBlob.id, blobId));
  return found?.entries ?? null;
}

/** Adds an uploaded file to bytes that are in the store, and gives its id. */
export async function insertResource(db: Db, added: typeof resource.$inferInsert): Promise<number> {
  const [row] = await db.insert(resource).values(added).returning({ id: resource.id });
  if (!row) throw new Error('a file was not added');
  return row.id;
}

/** Gives a file other bytes and their name; false when it is gone. */
export async function putOtherBytes(db: Db, id: number, blobId: number, resourceName: string) {
  const changed = await db
    .update(resource)
    .set({ blobId, resourceName })
    .where(eq(resource.id, id))
    .returning({ id: resource.id });
  return changed.length > 0;
}

/** Removes a file and the links to it; its bytes are removed by a job once nothing else has them. */
export async function removeResource(db: Db, id: number): Promise<void> {
  await db.delete(resource).where(eq(resource.id, id));
}

/** How many files a record has; until the transaction ends nobody else counts them to add another. */
export async function countForAdding(db: Db, docType: string, relaId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${docType} ${relaId}`}, 0))`);
  const [counted] = await db
    .select({ files: count() })
    .from(resource)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, relaId)));
  return counted?.files ?? 0;
}

/** What an upload in parts has become; until the transaction ends nobody else makes another of it. */
export async function unsafeSelectOfUpload(db: Db, uploadId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${uploadId}`}, 0))`);
  const [found] = await db
    .select({ id: resource.id, docType: resource.docType, relaId: resource.relaId })
    .from(resource)
    .where(eq(resource.uploadId, uploadId));
  return found;
}

/** How many bytes of files a company keeps, or a person without one. */
export async function selectStorageUse(db: Db, { companyId, accountId }: Owner): Promise<number> {
  const isTheirs =
    companyId === null
      ? and(isNull(storageUse.companyId), eq(storageUse.accountId, accountId ?? 0))
      : eq(storageUse.companyId, companyId);
  const [use] = await db.select({ byteCount: storageUse.byteCount }).from(storageUse).where(isTheirs);
  return use?.byteCount ?? 0;
}

/** Adds a link by which anybody may read a file. */
export async function insertShare(db: Db, share: typeof resourceShare.$inferInsert): Promise<void> {
  await db.insert(resourceShare).values(share);
}

/** Whether a token opens a file now. */
export async function isShared(db: Db, resourceId: number, tokenHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: resourceShare.id })
    .from(resourceShare)
    .where(
      and(
        eq(resourceShare.tokenHash, tokenHash),
        eq(resourceShare.resourceId, resourceId),
        gt(resourceShare.expiresAt, sql`now()`),
      ),
    );
  return found !== undefined;
}

/** Forgets links that open nothing any more; gives how many. */
export async function removeExpiredShares(db: Db): Promise<number> {
  const gone = await db
    .delete(resourceShare)
    .where(lte(resourceShare.expiresAt, sql`now()`))
    .returning({ id: resourceShare.id });
  return gone.length;
}

function unsafeResources(db: Db) {
  return db.select(WITH_BYTES).from(resource).innerJoin(storedBlob, eq(storedBlob.id, resource.blobId));
}
