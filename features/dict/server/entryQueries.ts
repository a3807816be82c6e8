import { and, asc, count, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { orderByRequested } from '../../../platform/server/database/orderByRequested.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { listEntries } from '../wire.ts';
import { dictData, dictType } from './tables.ts';

export type EntryRow = typeof dictData.$inferSelect & { dictType: string };
export type EntryValues = Omit<typeof dictData.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>;

const ACTIVE = '0';
const COLUMNS = { dictCode: dictData.id, dictSort: dictData.dictSort, createTime: dictData.createdAt };
const DISPLAY_ORDER = [asc(dictType.dictType), asc(dictData.dictSort), asc(dictData.id)];

const selectRows = (db: Db) =>
  db
    .select({ ...getTableColumns(dictData), dictType: dictType.dictType })
    .from(dictData)
    .innerJoin(dictType, eq(dictType.id, dictData.typeId))
    .$dynamic();

function filterCondition(filter: ReadBy<typeof listEntries>): SQL | undefined {
  const { labelZh, labelEn, labelRu } = dictData;
  return and(
    filter.dictType ? eq(dictType.dictType, filter.dictType) : undefined,
    keywordFilter(filter.dictLabel, [labelZh, labelEn, labelRu]),
    filter.status && eq(dictData.status, filter.status),
  );
}

/** Query of the export: same filter and order as the list. */
export function entryRows(
  db: Db,
  filter: ReadBy<typeof listEntries>,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(dictData)
    .innerJoin(dictType, eq(dictType.id, dictData.typeId))
    .where(filterCondition(filter))
    .orderBy(...orderByRequested(COLUMNS, filter, DISPLAY_ORDER));
}

export async function selectEntryPage(
  db: Db,
  filter: ReadBy<typeof listEntries>,
): Promise<{ found: EntryRow[]; total: number }> {
  const condition = filterCondition(filter);
  const { limit, offset } = pageWindow(filter);
  const [found, [counted]] = await Promise.all([
    selectRows(db)
      .where(condition)
      .orderBy(...orderByRequested(COLUMNS, filter, DISPLAY_ORDER))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(dictData)
      .innerJoin(dictType, eq(dictType.id, dictData.typeId))
      .where(condition),
  ]);
  return { found, total: counted?.total ?? 0 };
}

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

/** One dictionary id per deleted entry. */
export async function deleteEntries(db: Db, ids: readonly number[]): Promise<number[]> {
  const gone = await db
    .delete(dictData)
    .where(inArray(dictData.id, [...ids]))
    .returning({ typeId: dictData.typeId });
  return gone.map(({ typeId }) => typeId);
}

export async function selectKeys(db: Db, typeIds: readonly number[]): Promise<string[]> {
  const found = await db
    .select({ key: dictType.dictType })
    .from(dictType)
    .where(inArray(dictType.id, [...typeIds]));
  return found.map(({ key }) => key);
}
