import { brokenUnique, type Db } from '../../../platform/server/database/connect.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import type { addType, changeType } from '../wire.ts';
import type { OfferedMemory } from './offered.ts';
import { refuse } from './texts.ts';
import * as queries from './typeQueries.ts';
import { wordingOf } from './wording.ts';

type Given = ReadBy<typeof addType>;

const LABELS_TOLD = 5;

/** Errors: key taken, no name. */
export async function addDictionary(given: Given, { db, language }: Asking, memory: OfferedMemory) {
  const values = valuesOf(given, wordingOf({ all: given.names, one: given.dictName }, language));
  await refusingTakenKey(() => queries.insertType(db, values));
  await memory.forgetEverywhere(db, given.dictType);
}

/** Entries follow a changed key. */
export async function correctDictionary(
  { dictId, ...given }: ReadBy<typeof changeType>,
  { db, language }: Asking,
  memory: OfferedMemory,
): Promise<void> {
  const before = await queries.selectType(db, dictId);
  if (before === undefined) throw refuse((t) => t.absent, CODE.absent);
  const names = { zh: before.nameZh, en: before.nameEn, ru: before.nameRu };
  const values = valuesOf(given, wordingOf({ all: given.names, one: given.dictName }, language, names));
  await refusingTakenKey(() => queries.updateType(db, dictId, values));
  await memory.forgetEverywhere(db, before.dictType);
  if (given.dictType !== before.dictType) await memory.forgetEverywhere(db, given.dictType);
}

/** All or none. Error with the entry labels for a dictionary in use. */
export async function dropDictionaries(db: Db, ids: readonly number[], memory: OfferedMemory): Promise<void> {
  const keys = await queries.lockTypes(db, ids);
  if (keys.length < ids.length) throw refuse((t) => t.absent, CODE.absent);
  const entries = await queries.selectEntriesIn(db, ids);
  const [first] = entries;
  if (first !== undefined) {
    throw stillHolding(
      first,
      entries.filter(({ typeId }) => typeId === first.typeId),
    );
  }
  await queries.deleteTypes(db, ids);
  for (const key of keys) await memory.forgetEverywhere(db, key);
}

type Entries = Awaited<ReturnType<typeof queries.selectEntriesIn>>;

function stillHolding(first: Entries[number], entries: Entries) {
  const told = entries.slice(0, LABELS_TOLD).map(({ label }) => label);
  return refuse((t) => t.hasEntries({ name: first.typeName, labels: told, count: entries.length }));
}

function valuesOf(given: Given, names: Trilingual | null): queries.TypeValues {
  if (names === null) throw refuse.atFields((t) => t.wrongType, { dictName: (t) => t.nameNeeded });
  const { dictType, status, remark } = given;
  return { dictType, nameZh: names.zh, nameEn: names.en, nameRu: names.ru, status, remark };
}

async function refusingTakenKey(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (fault) {
    if (brokenUnique(fault) !== 'dict_type_dict_type_unique') throw fault;
    throw refuse.atFields((t) => t.wrongType, { dictType: (t) => t.keyTaken });
  }
}
