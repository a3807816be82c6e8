import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { orderByRequested } from '../../../platform/server/database/orderByRequested.ts';
import { timeRangeFilter } from '../../../platform/server/database/timeRangeFilter.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { listTypes } from '../wire.ts';
import { dictData, dictType } from './tables.ts';

const COLUMNS = { dictId: dictType.id, dictType: dictType.dictType, createTime: dictType.createdAt };
const NEWEST_FIRST = [desc(dictType.id)];

export type TypeRow = typeof dictType.$inferSelect;
export type TypeValues = Pick<TypeRow, 'dictType' | 'nameZh' | 'nameEn' | 'nameRu' | 'status' | 'remark'>;

function filterCondition(filter: ReadBy<typeof listTypes>): SQL | undefined {
  const { nameZh, nameEn, nameRu } = dictType;
  return and(
    keywordFilter(filter.dictName, [nameZh, nameEn, nameRu]),
    keywordFilter(filter.dictType, [dictType.dictType]),
    filter.status && eq(dictType.status, filter.status),
    timeRangeFilter(dictType.createdAt, filter),
  );
}

/** Query of the export: same filter and order as the list. */
export function typeRows(
  db: Db,
  filter: ReadBy<typeof listTypes>,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(dictType)
    .where(filterCondition(filter))
    .orderBy(...orderByRequested(COLUMNS, filter, NEWEST_FIRST));
}

export async function selectTypePage(
  db: Db,
  filter: ReadBy<typeof listTypes>,
): Promise<{ found: TypeRow[]; total: number }> {
  const condition = filterCondition(filter);
  const { limit, offset } = pageWindow(filter);
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(dictType)
      .where(condition)
      .orderBy(...orderByRequested(COLUMNS, filter, NEWEST_FIRST))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(dictType).where(condition),
  ]);
  return { found, total: counted?.total ?? 0 };
}

export async function selectTypes(db: Db): Promise<TypeRow[]> {
  return db.select().from(dictType).orderBy(asc(dictType.dictType));
}

export async function selectType(db: Db, id: number): Promise<TypeRow | undefined> {
  const [found] = await db.select().from(dictType).where(eq(dictType.id, id));
  return found;
}

/** Share lock against removal until the transaction ends. */
export async function lockTypeIdShared(db: Db, key: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: dictType.id })
    .from(dictType)
    .where(eq(dictType.dictType, key))
    .for('key share');
  return found?.id;
}

/** A taken key violates `dict_type_dict_type_unique`. */
export async function insertType(db: Db, values: TypeValues): Promise<void> {
  await db.insert(dictType).values(values);
}

/** A taken key violates `dict_type_dict_type_unique`. */
export async function updateType(db: Db, id: number, values: TypeValues): Promise<void> {
  await db.update(dictType).set(values).where(eq(dictType.id, id));
}

/** Row locks keep new entries out until the transaction ends. */
export async function lockTypes(db: Db, ids: readonly number[]): Promise<string[]> {
  const locked = await db
    .select({ key: dictType.dictType })
    .from(dictType)
    .where(inArray(dictType.id, [...ids]))
    .orderBy(asc(dictType.id))
    .for('update');
  return locked.map(({ key }) => key);
}

export async function selectEntriesIn(db: Db, ids: readonly number[]) {
  return db
    .select({
      typeId: dictType.id,
      typeName: { zh: dictType.nameZh, en: dictType.nameEn, ru: dictType.nameRu },
      label: { zh: dictData.labelZh, en: dictData.labelEn, ru: dictData.labelRu },
    })
    .from(dictData)
    .innerJoin(dictType, eq(dictType.id, dictData.typeId))
    .where(inArray(dictType.id, [...ids]))
    .orderBy(asc(dictType.id), asc(dictData.dictSort), asc(dictData.id));
}

export async function deleteTypes(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(dictType).where(inArray(dictType.id, [...ids]));
}
