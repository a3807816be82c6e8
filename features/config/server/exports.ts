import { sql } from 'drizzle-orm';
import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../platform/server/export/sheetExport.ts';
import type { Language } from '../../../platform/wire/language.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';
import { listConfig } from '../wire.ts';
import { BUILT_IN_KEYS, builtInName, keysNamed } from './builtIn.ts';
import { valueRows } from './queries.ts';
import { sysConfig } from './tables.ts';

const page = { zh: zh.page, en: en.page, ru: ru.page };
const { text, time, label } = sheetColumn;

/** Marks the key of a value that nobody named, to be replaced by the name it bears anyway. */
const UNNAMED = '\u0001';
const ownNames = (language: Language) =>
  Object.fromEntries(BUILT_IN_KEYS.map((key) => [UNNAMED + key, builtInName(key, language)]));

const values = sheetExport(listConfig, {
  name: 'config.value',
  title: { zh: zh.page.title, en: en.page.title, ru: ru.page.title },
  plan(filter, { db, language }) {
    const t = page[language];
    const name = sql`case when ${sysConfig.configName} <> '' or not ${sysConfig.isBuiltIn}
      then ${sysConfig.configName} else ${UNNAMED} || ${sysConfig.configKey} end`;
    const columns = [
      label(t.name, 30, name, ownNames(language)),
      text(t.key, 30, sysConfig.configKey),
      text(t.value, 40, sysConfig.configValue),
      label(t.type, 12, sysConfig.isBuiltIn, { t: t.types.Y, f: t.types.N }),
      text(t.remark, 40, sysConfig.remark),
      time(t.added, 18, sysConfig.createdAt),
    ];
    return {
      columns,
      query: valueRows(db, filter, keysNamed(filter.configName, language), selectionOf(columns)),
    };
  },
});

export const exports: readonly SheetExport[] = [values];
