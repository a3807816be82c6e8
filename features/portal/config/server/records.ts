import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { timeRangeFilter } from '../../../../platform/server/database/timeRangeFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { type ConfigEntry, configValues } from '../wire.ts';
import { BUILT_IN_KEYS, builtInName } from './builtIn.ts';
import { sysConfig } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

const { text, time, label } = sheetField;
const type = sql<ConfigEntry['configType']>`case when ${sysConfig.isBuiltIn} then 'Y' else 'N' end`;

/** The given name; a built-in value without one has a name in the reader's language. */
function nameIn(language: Language): SQL<string> {
  const names = Object.fromEntries(BUILT_IN_KEYS.map((key) => [key, builtInName(key, language)]));
  const { configKey, configName } = sysConfig;
  return sql`coalesce(nullif(${configName}, ''), ${JSON.stringify(names)}::jsonb ->> ${configKey}, '')`;
}

/** Configuration values, built-in ones first. */
export const configRecords = serveRecords(configValues, {
  from: sysConfig,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t, { language }) => ({
    configId: sysConfig.id,
    configName: text(t.name, 30, nameIn(language)),
    configKey: text(t.key, 30, sysConfig.configKey),
    configValue: text(t.value, 40, sysConfig.configValue),
    configType: label(t.type, 12, type, t.types),
    remark: text(t.remark, 40, sysConfig.remark),
    createTime: time(t.added, 18, sysConfig.createdAt),
  }),
  where: (filter, { language }) => [
    keywordFilter(filter.configName, [nameIn(language)]),
    keywordFilter(filter.configKey, [sysConfig.configKey]),
    filter.configType && eq(type, filter.configType),
    timeRangeFilter(sysConfig.createdAt, filter),
  ],
  order: [desc(sysConfig.isBuiltIn), asc(sysConfig.configKey)],
  absent: () => userError((t) => t.absent, CODE.absent),
});
