import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../platform/server/export/sheetExport.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';
import { listEntries, listTypes } from '../wire.ts';
import { entryRows } from './entryQueries.ts';
import { dictData, dictType } from './tables.ts';
import { typeRows } from './typeQueries.ts';

const page = { zh: zh.page, en: en.page, ru: ru.page };
const { text, whole, time, label } = sheetColumn;

const dictionaries = sheetExport(listTypes, {
  name: 'dict.type',
  title: { zh: zh.page.types.title, en: en.page.types.title, ru: ru.page.types.title },
  plan(filter, { db, language }) {
    const { types, status, statuses, remark } = page[language];
    const columns = [
      text(types.key, 24, dictType.dictType),
      text(types.names.zh, 24, dictType.nameZh),
      text(types.names.en, 24, dictType.nameEn),
      text(types.names.ru, 24, dictType.nameRu),
      label(status, 10, dictType.status, statuses),
      text(remark, 40, dictType.remark),
      time(types.added, 18, dictType.createdAt),
    ];
    return { columns, query: typeRows(db, filter, selectionOf(columns)) };
  },
});

const entries = sheetExport(listEntries, {
  name: 'dict.entry',
  title: { zh: zh.page.entries.title, en: en.page.entries.title, ru: ru.page.entries.title },
  plan(filter, { db, language }) {
    const { types, entries: t, status, statuses, remark } = page[language];
    const columns = [
      text(types.key, 24, dictType.dictType),
      text(t.value, 20, dictData.dictValue),
      text(t.labels.zh, 24, dictData.labelZh),
      text(t.labels.en, 24, dictData.labelEn),
      text(t.labels.ru, 24, dictData.labelRu),
      whole(t.sort, 8, dictData.dictSort),
      label(t.colour, 10, dictData.listClass, t.colours),
      label(status, 10, dictData.status, statuses),
      text(remark, 40, dictData.remark),
      time(types.added, 18, dictData.createdAt),
    ];
    return { columns, query: entryRows(db, filter, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [dictionaries, entries];
