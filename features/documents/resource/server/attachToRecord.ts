import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { isOwn } from './ownFiles.ts';
import { resource } from './tables.ts';

interface RecordFiles {
  docTypes: readonly string[];
  relaId: string;
}

type Row = typeof resource.$inferSelect;

/**
 * Attaches the files shown in a record's text: fresh own ones are moved, those of other records copied. Returns new
 * id by old id; missing: wrong docType or not theirs. The caller has checked the right to change the record.
 */
export async function attachToRecord(
  db: Db,
  user: CurrentUser,
  ids: readonly number[],
  { docTypes, relaId }: RecordFiles,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(resource)
    .where(and(inArray(resource.id, [...ids]), inArray(resource.docType, [...docTypes])))
    .for('update');
  const unattached = found.filter((file) => file.relaId === '' && isOwn(user, file));
  const others = found.filter((file) => file.relaId !== '' && file.relaId !== relaId);
  if (unattached.length > 0) {
    const freshIds = unattached.map(({ id }) => id);
    await db.update(resource).set({ relaId }).where(inArray(resource.id, freshIds));
  }
  const there = [...unattached, ...found.filter((file) => file.relaId === relaId)];
  const names = there.map(({ id }): [number, number] => [id, id]);
  return new Map([...names, ...(await copyRows(db, others, relaId))]);
}

async function copyRows(db: Db, files: readonly Row[], relaId: string): Promise<[number, number][]> {
  if (files.length === 0) return [];
  const copies = files.map(({ id: _id, createdAt: _at, updatedAt: _changed, ...file }) => ({
    ...file,
    relaId,
    uploadId: null,
  }));
  const added = await db.insert(resource).values(copies).returning({ id: resource.id });
  return files.flatMap(({ id }, index): [number, number][] => {
    const copy = added[index];
    return copy ? [[id, copy.id]] : [];
  });
}

/** Removes a record's files that its text no longer shows. */
export async function removeUnusedOfRecord(
  db: Db,
  { docTypes, relaId }: RecordFiles,
  shown: readonly number[],
): Promise<void> {
  const ofRecord = and(inArray(resource.docType, [...docTypes]), eq(resource.relaId, relaId));
  await db.delete(resource).where(and(ofRecord, notInArray(resource.id, [...shown])));
}

export async function removeFilesOf(
  db: Db,
  { docTypes, relaIds }: { docTypes: readonly string[]; relaIds: readonly string[] },
): Promise<void> {
  await db
    .delete(resource)
    .where(and(inArray(resource.docType, [...docTypes]), inArray(resource.relaId, [...relaIds])));
}

/** Removes files uploaded for records that were never saved; returns the count. */
export async function removeUnattached(db: Db, docTypes: readonly string[], before: Date): Promise<number> {
  const deleted = await db
    .delete(resource)
    .where(and(inArray(resource.docType, [...docTypes]), eq(resource.relaId, ''), lt(resource.createdAt, before)))
    .returning({ id: resource.id });
  return deleted.length;
}

/** Copies the files of a record to another one, by the same bytes. */
export async function copyFilesOf(db: Db, docType: string, { from, to }: { from: string; to: string }): Promise<void> {
  const files = await db
    .select()
    .from(resource)
    .where(and(eq(resource.docType, docType), eq(resource.relaId, from)));
  if (files.length === 0) return;
  const copies = files.map(({ id: _, uploadId: _upload, ...file }) => ({ ...file, relaId: to }));
  await db.insert(resource).values(copies);
}
