import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { accountNameOf, companyNameOf } from '../../../people/account/server/index.ts';
import { ownFiles } from './ownFiles.ts';
import { resource, resourceShare, storageUse } from './tables.ts';

/** Far above the limit of any record. */
const MAX_LISTED = 200;

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
  updatedAt: resource.updatedAt,
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

export interface Owner {
  companyId: number | null;
  accountId: number | null;
}

export type StoredResource = Awaited<ReturnType<typeof unsafeSelectResource>>;

/** Unfiltered: check access by FilePolicies. */
export async function unsafeSelectResource(db: Db, id: number) {
  const [found] = await unsafeResources(db).where(eq(resource.id, id));
  return found;
}

/** Unfiltered, oldest first: check access by FilePolicies. */
export async function unsafeSelectOfRecord(db: Db, docType: string, relaId: string) {
  return unsafeResources(db)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, relaId)))
    .orderBy(asc(resource.id))
    .limit(MAX_LISTED);
}

/** Own files by relation, oldest first. */
export async function selectOwn(db: Db, user: CurrentUser, docType: string, relaId: string) {
  return unsafeResources(db)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, relaId), ownFiles(user)))
    .orderBy(asc(resource.id))
    .limit(MAX_LISTED);
}

/** Newest own file of a name. */
export async function selectOwnNamed(db: Db, user: CurrentUser, resourceName: string) {
  const [found] = await db
    .select({ id: resource.id })
    .from(resource)
    .where(and(eq(resource.resourceName, resourceName), ownFiles(user)))
    .orderBy(desc(resource.id))
    .limit(1);
  return found?.id;
}

/** Directory of an archive, else null. */
export async function selectEntries(db: Db, blobId: number) {
  const [found] = await db.select({ entries: storedBlob.entries }).from(storedBlob).where(eq(storedBlob.id, blobId));
  return found?.entries ?? null;
}

export async function insertResource(db: Db, added: typeof resource.$inferInsert): Promise<number> {
  const [row] = await db.insert(resource).values(added).returning({ id: resource.id });
  if (!row) throw new Error('a file was not added');
  return row.id;
}

export async function replaceBlob(db: Db, id: number, blobId: number, resourceName: string) {
  const changed = await db
    .update(resource)
    .set({ blobId, resourceName })
    .where(eq(resource.id, id))
    .returning({ id: resource.id });
  return changed.length > 0;
}

/** Cascades to share links; a job removes the unreferenced bytes. */
export async function removeResource(db: Db, id: number): Promise<void> {
  await db.delete(resource).where(eq(resource.id, id));
}

/** Number of files of a record; advisory lock against concurrent adding until commit. */
export async function lockAndCountFiles(db: Db, docType: string, relaId: string, counted?: SQL): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${docType} ${relaId}`}, 0))`);
  const [found] = await db
    .select({ files: count() })
    .from(resource)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, relaId), counted));
  return found?.files ?? 0;
}

/** Openings of uploads of a company, or of a person without one, wait for each other until commit. */
export async function lockUploads(db: Db, { companyId, accountId }: Owner): Promise<void> {
  const owner = companyId === null ? `account ${accountId}` : `company ${companyId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${owner}`}, 0))`);
}

/** File of an upload; advisory lock against a second one until commit. */
export async function unsafeSelectOfUpload(db: Db, uploadId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${uploadId}`}, 0))`);
  const [found] = await db
    .select({ id: resource.id, docType: resource.docType, relaId: resource.relaId })
    .from(resource)
    .where(eq(resource.uploadId, uploadId));
  return found;
}

export async function selectStorageUse(db: Db, { companyId, accountId }: Owner): Promise<number> {
  const isTheirs =
    companyId === null
      ? and(isNull(storageUse.companyId), eq(storageUse.accountId, accountId ?? 0))
      : eq(storageUse.companyId, companyId);
  const [use] = await db.select({ byteCount: storageUse.byteCount }).from(storageUse).where(isTheirs);
  return use?.byteCount ?? 0;
}

export async function insertShare(db: Db, share: typeof resourceShare.$inferInsert): Promise<void> {
  await db.insert(resourceShare).values(share);
}

/** Rights of a valid share token; undefined for any other. */
export async function selectShare(db: Db, resourceId: number, tokenHash: string) {
  const [found] = await db
    .select({ canDelete: resourceShare.canDelete })
    .from(resourceShare)
    .where(
      and(
        eq(resourceShare.tokenHash, tokenHash),
        eq(resourceShare.resourceId, resourceId),
        gt(resourceShare.expiresAt, sql`now()`),
      ),
    );
  return found;
}

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

/** All files of a company, and those that its people uploaded before they had one; oldest first. */
export async function selectCompanyFiles(db: Db, companyId: number, accountIds: readonly number[]) {
  return db
    .select({
      id: resource.id,
      resourceName: resource.resourceName,
      docType: resource.docType,
      blob: { storeKey: storedBlob.storeKey, byteCount: storedBlob.byteCount, sha256: storedBlob.sha256 },
    })
    .from(resource)
    .innerJoin(storedBlob, eq(storedBlob.id, resource.blobId))
    .where(
      or(
        eq(resource.companyId, companyId),
        and(isNull(resource.companyId), inArray(resource.accountId, [...accountIds])),
      ),
    )
    .orderBy(resource.id);
}
