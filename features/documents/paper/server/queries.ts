import { and, asc, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import { paper, paperPage } from './tables.ts';

export type StoredPaper = typeof paper.$inferSelect;

async function unsafeSelectPaper(db: Db, paperId: number): Promise<StoredPaper | undefined> {
  const [found] = await db.select().from(paper).where(eq(paper.id, paperId));
  return found;
}

/** A paper whose file is attached to this id: the paper itself, or another of the same file. */
export async function unsafeSelectHolder(db: Db, fileHolderId: number): Promise<StoredPaper | undefined> {
  const [found] = await db
    .select()
    .from(paper)
    .where(or(eq(paper.id, fileHolderId), eq(paper.fileHolderId, fileHolderId)))
    .limit(1);
  return found;
}

/** Those of the ids to which a paper still has its file attached. */
export async function selectHolders(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const held = await db
    .select({ id: sql<number>`coalesce(${paper.fileHolderId}, ${paper.id})`.mapWith(Number) })
    .from(paper)
    .where(or(inArray(paper.id, [...ids]), inArray(paper.fileHolderId, [...ids])));
  return new Set(held.map(({ id }) => id));
}

export async function selectPaper(db: Db, companyId: number, paperId: number): Promise<StoredPaper | undefined> {
  const found = await unsafeSelectPaper(db, paperId);
  return found?.companyId === companyId ? found : undefined;
}

export function selectPages(db: Db, paperId: number) {
  return db
    .select({ number: paperPage.number, page: paperPage.page, pictureBlobId: paperPage.pictureBlobId })
    .from(paperPage)
    .where(eq(paperPage.paperId, paperId))
    .orderBy(asc(paperPage.number));
}

/** Bytes of the picture of a page. */
export async function selectPicture(db: Db, paperId: number, number: number) {
  const [found] = await db
    .select({
      storeKey: storedBlob.storeKey,
      byteCount: storedBlob.byteCount,
      sha256: storedBlob.sha256,
    })
    .from(paperPage)
    .innerJoin(storedBlob, eq(storedBlob.id, paperPage.pictureBlobId))
    .where(and(eq(paperPage.paperId, paperId), eq(paperPage.number, number)));
  return found;
}

/** The earliest paper of the company with the same bytes. */
export async function selectSame(
  db: Db,
  { companyId, sha256 }: { companyId: number; sha256: string },
): Promise<number | null> {
  const [found] = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.companyId, companyId), eq(paper.sha256, sha256)))
    .orderBy(asc(paper.id))
    .limit(1);
  return found?.id ?? null;
}

const RECENT = sql`now() - interval '30 days'`;

export async function selectRecentNames(db: Db, companyId: number, fileNames: readonly string[]): Promise<Set<string>> {
  const found = await db
    .selectDistinct({ fileName: paper.fileName })
    .from(paper)
    .where(and(eq(paper.companyId, companyId), gt(paper.createdAt, RECENT), inArray(paper.fileName, [...fileNames])));
  return new Set(found.map(({ fileName }) => fileName));
}

export async function selectCounts(db: Db, companyId: number) {
  const found = await db
    .select({ state: paper.state, papers: count() })
    .from(paper)
    .where(and(eq(paper.companyId, companyId), gt(paper.createdAt, RECENT)))
    .groupBy(paper.state);
  const of = (state: string) => found.find((one) => one.state === state)?.papers ?? 0;
  return {
    reading: of(RECOGNIZE_STATE.reading),
    read: of(RECOGNIZE_STATE.read),
    failed: of(RECOGNIZE_STATE.failed),
  };
}

export const newestFirst = [desc(paper.createdAt), desc(paper.id)];
