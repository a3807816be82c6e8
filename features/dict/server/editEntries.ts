import { brokenUnique, type Db } from '../../../platform/server/database/connect.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import type { addEntry, changeEntry } from '../wire.ts';
import * as queries from './entryQueries.ts';
import type { OfferedMemory } from './offered.ts';
import { refuse } from './texts.ts';
import { holdTypeId } from './typeQueries.ts';
import { wordingOf } from './wording.ts';

type Given = ReadBy<typeof addEntry>;

/** Errors: unknown dictionary, value taken, no label. */
export async function addEntryTo(given: Given, { db, language }: Asking, memory: OfferedMemory) {
  const values = await valuesOf(db, given, wordingOf({ all: given.labels, one: given.dictLabel }, language));
  const id = await refusingTakenValue(() => queries.insertEntry(db, values));
  if (values.isDefault === 'Y') await queries.keepOneDefault(db, values.typeId, id);
  await memory.forgetEverywhere(db, given.dictType);
}

/** The entry may move to another dictionary. Errors as in `createEntry`. */
export async function correctEntry(
  { dictCode, ...given }: ReadBy<typeof changeEntry>,
  { db, language }: Asking,
  memory: OfferedMemory,
): Promise<void> {
  const before = await queries.selectEntry(db, dictCode);
  if (before === undefined) throw refuse((t) => t.absent, CODE.absent);
  const labels = { zh: before.labelZh, en: before.labelEn, ru: before.labelRu };
  const wording = wordingOf({ all: given.labels, one: given.dictLabel }, language, labels);
  const values = await valuesOf(db, given, wording);
  await refusingTakenValue(() => queries.updateEntry(db, dictCode, values));
  if (values.isDefault === 'Y') await queries.keepOneDefault(db, values.typeId, dictCode);
  await memory.forgetEverywhere(db, before.dictType);
  if (given.dictType !== before.dictType) await memory.forgetEverywhere(db, given.dictType);
}

/** All or none. */
export async function dropEntries(db: Db, ids: readonly number[], memory: OfferedMemory): Promise<void> {
  const typeIds = await queries.deleteEntries(db, ids);
  if (typeIds.length < ids.length) throw refuse((t) => t.absent, CODE.absent);
  for (const key of await queries.selectKeys(db, typeIds)) await memory.forgetEverywhere(db, key);
}

async function valuesOf(db: Db, given: Given, labels: Trilingual | null): Promise<queries.EntryValues> {
  if (labels === null) throw refuse.atFields((t) => t.wrongEntry, { dictLabel: (t) => t.labelNeeded });
  const typeId = await holdTypeId(db, given.dictType);
  if (typeId === undefined) throw refuse.atFields((t) => t.wrongEntry, { dictType: (t) => t.noSuchType });
  const { dictValue, dictSort, listClass, cssClass, isDefault, status, remark } = given;
  const { zh: labelZh, en: labelEn, ru: labelRu } = labels;
  return {
    ...{ typeId, dictValue, labelZh, labelEn, labelRu },
    ...{ dictSort, listClass, cssClass, isDefault, status, remark },
  };
}

async function refusingTakenValue<Done>(write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (fault) {
    if (brokenUnique(fault) !== 'dict_value_once') throw fault;
    throw refuse.atFields((t) => t.wrongEntry, { dictValue: (t) => t.valueTaken });
  }
}
