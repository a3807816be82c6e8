import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { dictData, dictType } from './tables.ts';

export type EntryRow = typeof dictData.$inferSelect & { dictType: string };
export type EntryValues = Omit<typeof dictData.$inferSelect, 'id' | 'createdAt' | 'updatedAt' | 'isBuiltIn'>;

const ACTIVE = '0';

const selectRows = (db: Db) =>
  db
    .select({ ...getTableColumns(dictData), dictType: dictType.dictType })
    .from(dictData)
    .innerJoin(dictType, eq(dictType.id, dictData.typeId))
    .$dynamic();

/** Active entries of an active dictionary. */
export async function selectOffered(db: Db, key: string): Promise<EntryRow[]> {
  return selectRows(db)
    .where(and(eq(dictType.dictType, key), eq(dictType.status, ACTIVE), eq(dictData.status, ACTIVE)))
    .orderBy(asc(dictData.dictSort), asc(dictData.id));
}

export async function selectEntry(db: Db, id: number): Promise<EntryRow | undefined> {
  const [found] = await selectRows(db).where(eq(dictData.id, id));
  return found;
}

/** A taken value violates `dict_value_once`. */
export async function insertEntry(db: Db, values: EntryValues): Promise<number> {
  const [added] = await db.insert(dictData).values(values).returning({ id: dictData.id });
  if (added === undefined) throw new Error('an insert returned no row');
  return added.id;
}

/** A taken value violates `dict_value_once`. */
export async function updateEntry(db: Db, id: number, values: EntryValues): Promise<void> {
  await db.update(dictData).set(values).where(eq(dictData.id, id));
}

export async function keepOneDefault(db: Db, typeId: number, entryId: number): Promise<void> {
  await db
    .update(dictData)
    .set({ isDefault: 'N' })
    .where(and(eq(dictData.typeId, typeId), eq(dictData.isDefault, 'Y'), ne(dictData.id, entryId)));
}

export async function deleteEntries(db: Db, ids: readonly number[]) {
  return db
    .delete(dictData)
    .where(inArray(dictData.id, [...ids]))
    .returning({ typeId: dictData.typeId, value: dictData.dictValue, isBuiltIn: dictData.isBuiltIn });
}

export async function selectKeys(db: Db, typeIds: readonly number[]): Promise<string[]> {
  const found = await db
    .select({ key: dictType.dictType })
    .from(dictType)
    .where(inArray(dictType.id, [...typeIds]));
  return found.map(({ key }) => key);
}
