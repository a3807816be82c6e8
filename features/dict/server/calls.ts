import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as wire from '../wire.ts';
import { addEntryTo, correctEntry, dropEntries } from './editEntries.ts';
import { addDictionary, correctDictionary, dropDictionaries } from './editTypes.ts';
import { selectEntry, selectEntryPage } from './entryQueries.ts';
import { offeredEntries, offeredMemory } from './offered.ts';
import { refuse } from './texts.ts';
import { selectType, selectTypePage, selectTypes } from './typeQueries.ts';
import { entryOf, typeOf } from './wireRows.ts';

export function dictCalls(platform: Platform): Binding[] {
  const memory = offeredMemory(platform);
  const { offered, offeredByKey } = offeredEntries(platform, memory);
  return [
    bind(wire.entriesOfType, ({ type }, { language }) => offered(type, language)),
    bind(wire.entriesOfTypes, ({ dictKeys }, { language }) => offeredByKey(dictKeys, language)),
    bind(wire.addEntry, (given, asking) => addEntryTo(given, asking, memory)),
    bind(wire.changeEntry, (given, asking) => correctEntry(given, asking, memory)),
    bind(wire.removeEntries, ({ id }, { db }) => dropEntries(db, id, memory)),
    bind(wire.addType, (given, asking) => addDictionary(given, asking, memory)),
    bind(wire.changeType, (given, asking) => correctDictionary(given, asking, memory)),
    bind(wire.removeTypes, ({ id }, { db }) => dropDictionaries(db, id, memory)),
    bind(wire.refreshDictCache, (_input, { db }) => memory.forgetAllEverywhere(db)),
    ...reads,
  ];
}

const reads: readonly Binding[] = [
  bind(wire.listEntries, async (filter, { db, language }) => {
    const { found, total } = await selectEntryPage(db, filter);
    return { rows: found.map((row) => entryOf(row, language)), total };
  }),
  bind(wire.readEntry, async ({ id }, { db, language }) => {
    const found = await selectEntry(db, id);
    if (found === undefined) throw refuse((t) => t.absent, CODE.absent);
    return entryOf(found, language);
  }),
  bind(wire.listTypes, async (filter, { db, language }) => {
    const { found, total } = await selectTypePage(db, filter);
    return { rows: found.map((row) => typeOf(row, language)), total };
  }),
  bind(wire.typeOptions, async (_input, { db, language }) => {
    return (await selectTypes(db)).map((row) => typeOf(row, language));
  }),
  bind(wire.readType, async ({ id }, { db, language }) => {
    const found = await selectType(db, id);
    if (found === undefined) throw refuse((t) => t.absent, CODE.absent);
    return typeOf(found, language);
  }),
];
