import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { DictType } from '../wire.ts';
import { dictData, dictType } from './tables.ts';

type TypeRow = typeof dictType.$inferSelect;
export type TypeValues = Pick<TypeRow, 'dictType' | 'nameZh' | 'nameEn' | 'nameRu' | 'status' | 'remark'>;

/** By key. */
export async function selectTypeOptions(db: Db, language: Language): Promise<DictType[]> {
  const found = await db.select().from(dictType).orderBy(asc(dictType.dictType));
  return found.map(({ id, nameZh, nameEn, nameRu, createdAt, updatedAt: _changed, isBuiltIn: _fixed, ...same }) => {
    const names = { zh: nameZh, en: nameEn, ru: nameRu };
    return { ...same, dictId: id, dictName: names[language], names, createTime: formatDateTime(createdAt) };
  });
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
export async function lockTypes(db: Db, ids: readonly number[]) {
  return db
    .select({ key: dictType.dictType, isBuiltIn: dictType.isBuiltIn })
    .from(dictType)
    .where(inArray(dictType.id, [...ids]))
    .orderBy(asc(dictType.id))
    .for('update');
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
