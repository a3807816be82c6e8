import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as wire from '../wire.ts';
import { createEntry, dropEntries, editEntry } from './editEntries.ts';
import { createDictionary, dropDictionaries, editDictionary } from './editTypes.ts';
import { selectEntry, selectEntryPage } from './entryQueries.ts';
import { createOfferedEntriesCache, offeredEntries } from './offeredEntriesCache.ts';
import { userError } from './texts.ts';
import { toEntryDto, toTypeDto } from './toDto.ts';
import { selectType, selectTypePage, selectTypes } from './typeQueries.ts';

export function dictCalls(platform: Platform): Binding[] {
  const cache = createOfferedEntriesCache(platform);
  const { offered, offeredByKey } = offeredEntries(platform, cache);
  return [
    bind(wire.entriesOfType, ({ type }, { language }) => offered(type, language)),
    bind(wire.entriesOfTypes, ({ dictKeys }, { language }) => offeredByKey(dictKeys, language)),
    bind(wire.addEntry, (given, ctx) => createEntry(given, ctx, cache)),
    bind(wire.changeEntry, (given, ctx) => editEntry(given, ctx, cache)),
    bind(wire.removeEntries, ({ id }, { db }) => dropEntries(db, id, cache)),
    bind(wire.addType, (given, ctx) => createDictionary(given, ctx, cache)),
    bind(wire.changeType, (given, ctx) => editDictionary(given, ctx, cache)),
    bind(wire.removeTypes, ({ id }, { db }) => dropDictionaries(db, id, cache)),
    bind(wire.refreshDictCache, (_input, { db }) => cache.invalidateAll(db)),
    ...reads,
  ];
}

const reads: readonly Binding[] = [
  bind(wire.listEntries, async (filter, { db, language }) => {
    const { found, total } = await selectEntryPage(db, filter);
    return { rows: found.map((row) => toEntryDto(row, language)), total };
  }),
  bind(wire.readEntry, async ({ id }, { db, language }) => {
    const found = await selectEntry(db, id);
    if (found === undefined) throw userError((t) => t.absent, CODE.absent);
    return toEntryDto(found, language);
  }),
  bind(wire.listTypes, async (filter, { db, language }) => {
    const { found, total } = await selectTypePage(db, filter);
    return { rows: found.map((row) => toTypeDto(row, language)), total };
  }),
  bind(wire.typeOptions, async (_input, { db, language }) => {
    return (await selectTypes(db)).map((row) => toTypeDto(row, language));
  }),
  bind(wire.readType, async ({ id }, { db, language }) => {
    const found = await selectType(db, id);
    if (found === undefined) throw userError((t) => t.absent, CODE.absent);
    return toTypeDto(found, language);
  }),
];
