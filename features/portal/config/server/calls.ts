import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { Advertisement, Contact, FrameSettings } from '../wire.ts';
import * as wire from '../wire.ts';
import type { BuiltInKey } from './builtIn.ts';
import { addValue, changeValue, dropValues } from './edit.ts';
import { readConfigValue } from './read.ts';
import { configRecords } from './records.ts';
import { createValueCache } from './values.ts';

const OVERSEAS = 10;

type Read = (key: BuiltInKey) => Promise<string>;

/** Contact and advertisement in the portal's frame, by company type and language (portal 2.5). */
async function frameSettingsFor(
  { companyType, language }: { companyType: number | null; language: Language },
  read: Read,
): Promise<FrameSettings> {
  const isOverseas = companyType === OVERSEAS;
  const contact = await contactFor({ isOverseas, language }, read);
  return { contact, advertisement: isOverseas ? null : await advertisementOf(read) };
}

/** Overseas companies get a number that can be dialled from abroad. */
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

export function configCalls(platform: Platform): Binding[] {
  const cache = createValueCache(platform);
  const value = (key: string) => cache.get(key, () => readConfigValue(platform.db, key));
  return [
    ...configRecords.reads(platform),
    bind(wire.configValues.add, (given, { db }) => addValue(db, given, cache)),
    bind(wire.configValues.edit, (given, { db }) => changeValue(db, given, cache)),
    bind(wire.configValues.remove, ({ id }, { db }) => dropValues(db, id, cache)),
    bind(wire.refreshConfigCache, (_input, { db }) => cache.invalidateAll(db)),
    bind(wire.configKey, ({ key }) => value(key)),
    bind(wire.readFrameSettings, (_input, { user, language }) => {
      return frameSettingsFor({ companyType: user.companyType, language }, value);
    }),
  ];
}
