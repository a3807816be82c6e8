import { and, eq, inArray, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Dictionary, Feature } from '../../../../platform/server/feature.ts';
import { dictData, dictType } from './tables.ts';

/** Adds missing dictionaries and entries; existing ones keep the administrators' changes. */
export async function seedDictionaries(db: Db, all: readonly Feature[]): Promise<void> {
  const lists = all.flatMap((feature) => feature.dictionaries ?? []);
  await db
    .insert(dictType)
    .values(
      lists.map(({ dictType: key, name }) => ({
        dictType: key,
        nameZh: name.zh,
        nameEn: name.en,
        nameRu: name.ru,
      })),
    )
    .onConflictDoNothing();
  const missing = await missingEntries(db, lists);
  if (missing.length > 0) await db.insert(dictData).values(missing).onConflictDoNothing();
  await markBuiltIn(db, lists);
}

async function missingEntries(db: Db, lists: readonly Dictionary[]) {
  const known = await db
    .select({ id: dictType.id, key: dictType.dictType, value: dictData.dictValue })
    .from(dictType)
    .leftJoin(dictData, eq(dictData.typeId, dictType.id));
  const ids = new Map(known.map(({ id, key }) => [key, id]));
  const values = new Set(known.map(({ id, value }) => `${id} ${value}`));
  return lists.flatMap((list) => {
    const typeId = ids.get(list.dictType);
    if (typeId === undefined) return [];
    return entryRows(typeId, list).filter(({ dictValue }) => !values.has(`${typeId} ${dictValue}`));
  });
}

/** What no feature declares any more may be removed. */
async function markBuiltIn(db: Db, lists: readonly Dictionary[]): Promise<void> {
  const keys = lists.map((list) => list.dictType);
  const values = lists.flatMap((list) => list.entries.map(({ value }) => `${list.dictType} ${value}`));
  const isType = inArray(dictType.dictType, keys);
  const isEntry = inArray(sql`${dictType.dictType} || ' ' || ${dictData.dictValue}`, values);
  await db
    .update(dictType)
    .set({ isBuiltIn: not(dictType.isBuiltIn) })
    .where(ne(dictType.isBuiltIn, isType));
  await db
    .update(dictData)
    .set({ isBuiltIn: not(dictData.isBuiltIn) })
    .from(dictType)
    .where(and(eq(dictType.id, dictData.typeId), ne(dictData.isBuiltIn, isEntry)));
}

function entryRows(typeId: number, { entries }: Dictionary): (typeof dictData.$inferInsert)[] {
  return entries.map(({ value, label, listClass = 'default' }, index) => ({
    typeId,
    dictValue: value,
    labelZh: label.zh,
    labelEn: label.en,
    labelRu: label.ru,
    dictSort: index + 1,
    listClass,
  }));
}
