import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { InvalidatedCache } from '../../../../platform/server/notifications/invalidatedCache.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { type DictEntry, dictChanged } from '../wire.ts';
import { type EntryRow, selectOffered } from './entryQueries.ts';

/** Payload: keys of changed dictionaries. */
const CHANNEL = 'dictionary_changed';
/** Longer than the invalidation takes to reach every process, so that a refetch never meets a stale cache. */
const BATCH_MS = 300;

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

function toEntryDto(row: EntryRow, language: Language): DictEntry {
  const { id, typeId: _type, labelZh, labelEn, labelRu, createdAt, ...more } = row;
  const { updatedAt: _changed, isBuiltIn: _fixed, ...same } = more;
  const labels = { zh: labelZh, en: labelEn, ru: labelRu };
  return {
    ...same,
    dictCode: id,
    dictLabel: labels[language],
    labels,
    createTime: formatDateTime(createdAt),
  };
}

export const live = [
  liveSource(dictChanged, {
    channel: CHANNEL,
    batchWindowMs: BATCH_MS,
    publish: (_db, keys) => [{ parts: {}, payload: { types: [...keys] } }],
  }),
];
