import type { Db } from '../../../platform/server/database/connect.ts';
import type { Dictionary, Feature } from '../../../platform/server/feature.ts';
import { BUILT_IN_DICTIONARIES } from './builtInDictionaries.ts';
import { dictData, dictType } from './tables.ts';

/** Adds missing dictionaries with their entries; existing ones keep the administrators' changes. */
export async function seedDictionaries(db: Db, all: readonly Feature[]): Promise<void> {
  const lists = [...BUILT_IN_DICTIONARIES, ...all.flatMap((feature) => feature.dictionaries ?? [])];
  const added = await db
    .insert(dictType)
    .values(
      lists.map(({ dictType: key, name }) => ({
        dictType: key,
        nameZh: name.zh,
        nameEn: name.en,
        nameRu: name.ru,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: dictType.id, key: dictType.dictType });
  const entries = added.flatMap(({ id, key }) => {
    const list = lists.find((one) => one.dictType === key);
    return list ? entryRows(id, list) : [];
  });
  if (entries.length > 0) await db.insert(dictData).values(entries);
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
