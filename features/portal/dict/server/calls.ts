import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { createEntry, dropEntries, editEntry } from './editEntries.ts';
import { createDictionary, dropDictionaries, editDictionary } from './editTypes.ts';
import { createOfferedEntriesCache, offeredEntries } from './offeredEntriesCache.ts';
import { entryRecords, typeRecords } from './records.ts';
import { selectTypeOptions } from './typeQueries.ts';

export function dictCalls(platform: Platform): Binding[] {
  const cache = createOfferedEntriesCache(platform);
  const { offered, offeredByKey } = offeredEntries(platform, cache);
  return [
    ...typeRecords.reads(platform),
    bind(wire.typeOptions, (_input, { db, language }) => selectTypeOptions(db, language)),
    bind(wire.dictTypes.add, (given, ctx) => createDictionary(given, ctx, cache)),
    bind(wire.dictTypes.edit, (given, ctx) => editDictionary(given, ctx, cache)),
    bind(wire.dictTypes.remove, ({ id }, { db }) => dropDictionaries(db, id, cache)),
    ...entryRecords.reads(platform),
    bind(wire.entriesOfType, ({ type }, { language }) => offered(type, language)),
    bind(wire.entriesOfTypes, ({ dictKeys }, { language }) => offeredByKey(dictKeys, language)),
    bind(wire.dictEntries.add, (given, ctx) => createEntry(given, ctx, cache)),
    bind(wire.dictEntries.edit, (given, ctx) => editEntry(given, ctx, cache)),
    bind(wire.dictEntries.remove, ({ id }, { db }) => dropEntries(db, id, cache)),
    bind(wire.refreshDictCache, (_input, { db }) => cache.invalidateAll(db)),
  ];
}
