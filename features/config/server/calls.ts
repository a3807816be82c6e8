import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import * as wire from '../wire.ts';
import { builtInName, keysNamed } from './builtIn.ts';
import { addValue, changeValue, dropValues } from './edit.ts';
import { frameSettingsFor } from './frameSettings.ts';
import { type ConfigRow, selectById, selectPage } from './queries.ts';
import { readConfigValue } from './read.ts';
import { userError } from './texts.ts';
import { valueMemory } from './values.ts';

/** The calls of configuration values. */
export function configCalls(platform: Platform): Binding[] {
  const memory = valueMemory(platform);
  const value = (key: string) => memory.get(key, () => readConfigValue(platform.db, key));
  return [
    bind(wire.configKey, ({ key }) => value(key)),
    bind(wire.readFrameSettings, (_input, { user, language }) => {
      return frameSettingsFor({ companyType: user.companyType, language }, value);
    }),
    bind(wire.addConfig, (given, { db }) => addValue(db, given, memory)),
    bind(wire.changeConfig, (given, { db }) => changeValue(db, given, memory)),
    bind(wire.removeConfig, ({ id }, { db }) => dropValues(db, id, memory)),
    bind(wire.refreshConfigCache, (_input, { db }) => memory.invalidateAll(db)),
    bind(wire.listConfig, async (filter, { db, language }) => {
      const { found, total } = await selectPage(db, filter, keysNamed(filter.configName, language));
      return { rows: found.map((row) => entryOf(row, language)), total };
    }),
    bind(wire.readConfig, async ({ id }, { db, language }) => {
      const found = await selectById(db, id);
      if (found === undefined) throw userError((t) => t.absent, CODE.absent);
      return entryOf(found, language);
    }),
  ];
}

/** A value as it travels; built-in ones that nobody named bear their own name. */
function entryOf(row: ConfigRow, language: Language): wire.ConfigEntry {
  const { id, isBuiltIn, createdAt, updatedAt: _changed, configName, ...same } = row;
  return {
    ...same,
    configId: id,
    configName: configName || builtInName(row.configKey, language),
    configType: isBuiltIn ? 'Y' : 'N',
    createTime: formatDateTime(createdAt),
  };
}
