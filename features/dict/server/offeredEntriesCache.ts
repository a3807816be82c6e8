import { InvalidatedCache } from '../../../platform/server/notifications/invalidatedCache.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { DictEntry } from '../wire.ts';
import { type EntryRow, selectOffered } from './entryQueries.ts';
import { toEntryDto } from './toDto.ts';

/** Payload: keys of changed dictionaries. */
export const CHANNEL = 'dictionary_changed';

/** Active entries by dictionary key. */
export type OfferedEntriesCache = InvalidatedCache<EntryRow[]>;

export function createOfferedEntriesCache(platform: Platform): OfferedEntriesCache {
  return new InvalidatedCache(platform.bus, CHANNEL);
}

export function offeredEntries({ db }: Platform, cache: OfferedEntriesCache) {
  const offered = async (key: string, language: Language): Promise<DictEntry[]> => {
    const found = await cache.get(key, () => selectOffered(db, key));
    return found.map((row) => toEntryDto(row, language));
  };
  const offeredByKey = async (keys: readonly string[], language: Language) => {
    const lists = await Promise.all(keys.map(async (key) => [key, await offered(key, language)] as const));
    return Object.fromEntries(lists);
  };
  return { offered, offeredByKey };
}
