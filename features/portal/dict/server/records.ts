import { asc, desc, eq, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { timeRangeFilter } from '../../../../platform/server/database/timeRangeFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { dictEntries, dictTypes } from '../wire.ts';
import { dictData, dictType } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

const { text, whole, time, label } = sheetField;
const { nameZh, nameEn, nameRu } = dictType;
const { labelZh, labelEn, labelRu } = dictData;
const nameByLanguage = { zh: nameZh, en: nameEn, ru: nameRu };
const labelByLanguage = { zh: labelZh, en: labelEn, ru: labelRu };
const absent = () => userError((t) => t.absent, CODE.absent);

/** Dictionaries, newest first. */
export const typeRecords = serveRecords(dictTypes, {
  from: dictType,
  texts: pageTexts,
  sheetTitle: (t) => t.types.title,
  columns: ({ types: t, status, statuses, remark }, { language }) => ({
    dictId: dictType.id,
    dictType: text(t.key, 24, dictType.dictType),
    dictName: nameByLanguage[language],
    names: {
      zh: text(t.names.zh, 24, nameZh),
      en: text(t.names.en, 24, nameEn),
      ru: text(t.names.ru, 24, nameRu),
    },
    status: label(status, 10, dictType.status, statuses),
    remark: text(remark, 40, dictType.remark),
    createTime: time(t.added, 18, dictType.createdAt),
    abilities: { remove: sql<boolean>`not ${dictType.isBuiltIn}` },
  }),
  where: (filter) => [
    keywordFilter(filter.dictName, [nameZh, nameEn, nameRu]),
    keywordFilter(filter.dictType, [dictType.dictType]),
    filter.status && eq(dictType.status, filter.status),
    timeRangeFilter(dictType.createdAt, filter),
  ],
  order: [desc(dictType.id)],
  absent,
});

/** Entries by dictionary, in display order. */
export const entryRecords = serveRecords(dictEntries, {
  from: dictData,
  join: [{ table: dictType, on: eq(dictType.id, dictData.typeId) }],
  texts: pageTexts,
  sheetTitle: (t) => t.entries.title,
  columns: ({ types, entries: t, status, statuses, remark }, { language }) => ({
    dictCode: dictData.id,
    dictType: text(types.key, 24, dictType.dictType),
    dictValue: text(t.value, 20, dictData.dictValue),
    dictLabel: labelByLanguage[language],
    labels: {
      zh: text(t.labels.zh, 24, labelZh),
      en: text(t.labels.en, 24, labelEn),
      ru: text(t.labels.ru, 24, labelRu),
    },
    dictSort: whole(t.sort, 8, dictData.dictSort),
    listClass: label(t.colour, 10, dictData.listClass, t.colours),
    cssClass: dictData.cssClass,
    isDefault: dictData.isDefault,
    status: label(status, 10, dictData.status, statuses),
    remark: text(remark, 40, dictData.remark),
    createTime: time(types.added, 18, dictData.createdAt),
    abilities: { remove: sql<boolean>`not ${dictData.isBuiltIn}` },
  }),
  where: (filter) => [
    filter.dictType ? eq(dictType.dictType, filter.dictType) : undefined,
    keywordFilter(filter.dictLabel, [labelZh, labelEn, labelRu]),
    filter.status && eq(dictData.status, filter.status),
  ],
  order: [asc(dictType.dictType), asc(dictData.dictSort), asc(dictData.id)],
  absent,
});
