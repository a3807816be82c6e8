import type { Platform } from '../../../platform/server/platform.ts';
import { Remembered } from '../../../platform/server/push/remembered.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { DictEntry } from '../wire.ts';
import { type EntryRow, selectOffered } from './entryQueries.ts';
import { entryOf } from './wireRows.ts';

/** Payload: keys of changed dictionaries. */
export const CHANNEL = 'dictionary_changed';

/** Active entries by dictionary key. */
export type OfferedMemory = Remembered<EntryRow[]>;

export function offeredMemory(platform: Platform): OfferedMemory {
  return new Remembered(platform.push, CHANNEL);
}

export function offeredEntries({ db }: Platform, memory: OfferedMemory) {
  const offered = async (key: string, language: Language): Promise<DictEntry[]> => {
    const found = await memory.get(key, () => selectOffered(db, key));
    return found.map((row) => entryOf(row, language));
  };
  const offeredByKey = async (keys: readonly string[], language: Language) => {
    const lists = await Promise.all(keys.map(async (key) => [key, await offered(key, language)] as const));
    return Object.fromEntries(lists);
  };
  return { offered, offeredByKey };
}
