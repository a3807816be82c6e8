import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CompanyFile } from '../../../../platform/server/export/archiveExport.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { accountNameOf, companyIdOfAccount, companyNameOfAccount } from '../../../people/account/server/index.ts';
import { fileBlobOf, fileBytesOf, fileNameOf } from '../../resource/server/index.ts';
import type { VersionSource } from '../wire.ts';
import type { DocumentRef, OfficeDocument } from './documents.ts';
import { officeVersion } from './tables.ts';

/** Beside the original; older ones go. */
const MAX_VERSIONS = 30;

const ofDocument = ({ kind, documentId }: DocumentRef, more?: SQL) =>
  and(eq(officeVersion.kind, kind), eq(officeVersion.documentId, documentId), more);

type VersionRow = typeof officeVersion.$inferSelect;

async function newestVersion(db: Db, ref: DocumentRef): Promise<VersionRow | undefined> {
  const [newest] = await db
    .select()
    .from(officeVersion)
    .where(ofDocument(ref))
    .orderBy(desc(officeVersion.versionNo))
    .limit(1);
  return newest;
}

/** The current document, recorded or not: its number, and when its bytes came in. */
export async function currentVersion(
  db: Db,
  document: OfficeDocument,
): Promise<Pick<VersionRow, 'versionNo' | 'savedAt'>> {
  const newest = await newestVersion(db, document);
  if (newest?.blobId === document.file.blobId) return newest;
  return { versionNo: (newest?.versionNo ?? 0) + 1, savedAt: document.file.updatedAt };
}

/** The row of the document as it is now; recorded here if it came by another way. Serialized by the caller. */
export async function recordCurrent(db: Db, document: OfficeDocument): Promise<VersionRow> {
  const newest = await newestVersion(db, document);
  const { kind, documentId, file } = document;
  if (newest?.blobId === file.blobId) return newest;
  const source: VersionSource = newest === undefined ? 'original' : 'upload';
  return insertVersion(db, {
    kind,
    documentId,
    versionNo: (newest?.versionNo ?? 0) + 1,
    blobId: file.blobId,
    source,
    accountId: newest === undefined ? file.accountId : null,
    companyId: kind === 'resource' ? file.companyId : null,
    personId: kind === 'resource' && file.companyId === null ? file.accountId : null,
    savedAt: file.updatedAt,
  });
}

type NewVersion = typeof officeVersion.$inferInsert;

/** The next version, or in the place of the newest one where the same opening saved that. */
export async function addVersion(
  db: Db,
  current: VersionRow,
  added: Omit<NewVersion, 'kind' | 'documentId' | 'versionNo' | 'companyId' | 'personId' | 'savedAt'>,
): Promise<VersionRow> {
  const { kind, documentId } = current;
  if (added.sessionId != null && current.sessionId === added.sessionId) {
    const [changed] = await db
      .update(officeVersion)
      .set({ blobId: added.blobId, accountId: added.accountId, savedAt: new Date() })
      .where(eq(officeVersion.id, current.id))
      .returning();
    if (changed) return changed;
  }
  const versionNo = current.versionNo + 1;
  const tooOld = lt(officeVersion.versionNo, versionNo - MAX_VERSIONS);
  await db.delete(officeVersion).where(ofDocument(current, and(tooOld, gt(officeVersion.versionNo, 1))));
  const { companyId, personId } = current;
  const owner = { companyId, personId };
  return insertVersion(db, { ...added, ...owner, kind, documentId, versionNo, savedAt: new Date() });
}

async function insertVersion(db: Db, version: NewVersion): Promise<VersionRow> {
  const [added] = await db.insert(officeVersion).values(version).returning();
  if (!added) throw new Error('a version was not added');
  return added;
}

/** Versions of uploaded files that were removed; returns the count. */
export async function removeOrphanedVersions(db: Db): Promise<number> {
  const isGone = sql`${fileBytesOf(officeVersion.documentId)} is null`;
  const gone = await db
    .delete(officeVersion)
    .where(and(eq(officeVersion.kind, 'resource'), isGone))
    .returning({ id: officeVersion.id });
  return gone.length;
}

/** Of a company's uploaded files: those beside the files as they are now. */
export async function companyVersions(db: Db, companyId: number): Promise<readonly CompanyFile[]> {
  const found = await db
    .select({
      documentId: officeVersion.documentId,
      versionNo: officeVersion.versionNo,
      resourceName: fileNameOf(officeVersion.documentId),
      blob: { storeKey: storedBlob.storeKey, byteCount: storedBlob.byteCount, sha256: storedBlob.sha256 },
    })
    .from(officeVersion)
    .innerJoin(storedBlob, eq(storedBlob.id, officeVersion.blobId))
    .where(and(eq(officeVersion.companyId, companyId), ne(officeVersion.blobId, fileBlobOf(officeVersion.documentId))))
    .orderBy(officeVersion.id);
  return found.map(({ documentId, versionNo, resourceName, blob }) => ({
    name: `${documentId}-v${versionNo}-${resourceName ?? ''}`,
    blob,
  }));
}

/** Newest first, with who saved them. */
export function selectVersions(db: Db, ref: DocumentRef, versionNo?: number) {
  return db
    .select({
      versionNo: officeVersion.versionNo,
      source: officeVersion.source,
      restoredFrom: officeVersion.restoredFrom,
      savedAt: officeVersion.savedAt,
      accountName: accountNameOf(officeVersion.accountId),
      companyName: companyNameOfAccount(officeVersion.accountId),
      companyId: companyIdOfAccount(officeVersion.accountId),
      accountId: officeVersion.accountId,
      blobId: storedBlob.id,
      storeKey: storedBlob.storeKey,
      byteCount: storedBlob.byteCount,
      sha256: storedBlob.sha256,
      mimeType: storedBlob.mimeType,
      extension: storedBlob.extension,
    })
    .from(officeVersion)
    .innerJoin(storedBlob, eq(storedBlob.id, officeVersion.blobId))
    .where(ofDocument(ref, versionNo === undefined ? undefined : eq(officeVersion.versionNo, versionNo)))
    .orderBy(desc(officeVersion.versionNo));
}
