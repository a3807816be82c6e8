import type { MenuEntry } from '../../../../platform/server/feature.ts';
import { en, ru, zh } from '../texts/names.ts';

const isShort = (key: string): key is keyof typeof zh => key in zh;

/** The entry by its short name; by the title of its page where that is short enough. */
export function named(entry: MenuEntry): MenuEntry {
  const { key } = entry;
  return isShort(key) ? { ...entry, title: { zh: zh[key], en: en[key], ru: ru[key] } } : entry;
}
