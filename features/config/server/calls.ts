import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { Advertisement, Contact, FrameSettings } from '../wire.ts';
import * as wire from '../wire.ts';
import { type BuiltInKey, builtInName, keysNamed } from './builtIn.ts';
import { addValue, changeValue, dropValues } from './edit.ts';
import { type ConfigRow, selectById, selectPage } from './queries.ts';
import { readConfigValue } from './read.ts';
import { userError } from './texts.ts';
import { valueMemory } from './values.ts';

const OVERSEAS = 10;

type Read = (key: BuiltInKey) => Promise<string>;

/** What the portal's frame shows of the platform to somebody, in their language (portal 2.5). */
async function frameSettingsFor(
  { companyType, language }: { companyType: number | null; language: Language },
  read: Read,
): Promise<FrameSettings> {
  const isOverseas = companyType === OVERSEAS;
  const contact = await contactFor({ isOverseas, language }, read);
  return { contact, advertisement: isOverseas ? null : await advertisementOf(read) };
}

/** Companies overseas get a number that can be dialled from there. */
async function contactFor(
  { isOverseas, language }: { isOverseas: boolean; language: Language },
  read: Read,
): Promise<Contact> {
  const whence = isOverseas ? 'Overseas' : '';
  const [phone, email, serviceCode, hours, address] = await Promise.all([
    read(`contact.phone${whence}`),
    read(`contact.email${whence}`),
    read(`contact.serviceCode${whence}`),
    read(`contact.hours.${language}`),
    read(`contact.address.${language}`),
  ]);
  return { phone, email, serviceCode, hours, address };
}

async function advertisementOf(read: Read): Promise<Advertisement | null> {
  const [image, link] = await Promise.all([read('advertisement.image'), read('advertisement.link')]);
  return image === '' ? null : { image, link };
}

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
