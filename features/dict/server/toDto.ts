import type { Language } from '../../../platform/wire/language.ts';
import { LIST_CLASSES } from '../../../platform/wire/listClass.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { DictEntry, DictType } from '../wire.ts';
import type { EntryRow } from './entryQueries.ts';
import type { TypeRow } from './typeQueries.ts';

export function toEntryDto(row: EntryRow, language: Language): DictEntry {
  const { id, typeId: _type, labelZh, labelEn, labelRu, createdAt, updatedAt: _changed, ...same } = row;
  const labels = { zh: labelZh, en: labelEn, ru: labelRu };
  return {
    ...same,
    dictCode: id,
    dictLabel: labels[language],
    labels,
    listClass: LIST_CLASSES.find((known) => known === row.listClass) ?? 'default',
    createTime: formatDateTime(createdAt),
  };
}

export function toTypeDto(row: TypeRow, language: Language): DictType {
  const { id, nameZh, nameEn, nameRu, createdAt, updatedAt: _changed, ...same } = row;
  const names = { zh: nameZh, en: nameEn, ru: nameRu };
  return { ...same, dictId: id, dictName: names[language], names, createTime: formatDateTime(createdAt) };
}
