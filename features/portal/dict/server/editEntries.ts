import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import type { dictEntries } from '../wire.ts';
import * as queries from './entryQueries.ts';
import { mergeTranslations } from './mergeTranslations.ts';
import type { OfferedEntriesCache } from './offeredEntriesCache.ts';
import { userError } from './texts.ts';
import { lockTypeIdShared } from './typeQueries.ts';

type EntryInput = ReadBy<typeof dictEntries.add>;

/** Errors: unknown dictionary, value taken, no label. */
export async function createEntry(input: EntryInput, { db, language }: CallContext, cache: OfferedEntriesCache) {
  const values = await entryValues(db, input, mergeTranslations({ all: input.labels, one: input.dictLabel }, language));
  const id = await withTakenValueError(() => queries.insertEntry(db, values));
  if (values.isDefault === 'Y') await queries.keepOneDefault(db, values.typeId, id);
  await cache.invalidate(db, input.dictType);
}

/** The entry may move to another dictionary. Errors as in `createEntry`. */
export async function editEntry(
  { dictCode, ...input }: ReadBy<typeof dictEntries.edit>,
  { db, language }: CallContext,
  cache: OfferedEntriesCache,
): Promise<void> {
  const before = await queries.selectEntry(db, dictCode);
  if (before === undefined) throw userError((t) => t.absent, CODE.absent);
  const labels = { zh: before.labelZh, en: before.labelEn, ru: before.labelRu };
  const translations = mergeTranslations({ all: input.labels, one: input.dictLabel }, language, labels);
  const values = await entryValues(db, input, translations);
  await withTakenValueError(() => queries.updateEntry(db, dictCode, values));
  if (values.isDefault === 'Y') await queries.keepOneDefault(db, values.typeId, dictCode);
  await cache.invalidate(db, before.dictType);
  if (input.dictType !== before.dictType) await cache.invalidate(db, input.dictType);
}

/** All or none; error for a built-in entry. */
export async function dropEntries(db: Db, ids: readonly number[], cache: OfferedEntriesCache): Promise<void> {
  const gone = await queries.deleteEntries(db, ids);
  if (gone.length < ids.length) throw userError((t) => t.absent, CODE.absent);
  const values = gone.filter(({ isBuiltIn }) => isBuiltIn).map(({ value }) => value);
  if (values.length > 0) throw userError((t) => t.entriesStay({ values }));
  const typeIds = gone.map(({ typeId }) => typeId);
  for (const key of await queries.selectKeys(db, typeIds)) await cache.invalidate(db, key);
}

async function entryValues(db: Db, input: EntryInput, labels: Trilingual | null): Promise<queries.EntryValues> {
  if (labels === null) throw userError.withFields((t) => t.wrongEntry, { dictLabel: (t) => t.labelNeeded });
  const typeId = await lockTypeIdShared(db, input.dictType);
  if (typeId === undefined) throw userError.withFields((t) => t.wrongEntry, { dictType: (t) => t.noSuchType });
  const { dictValue, dictSort, listClass, cssClass, isDefault, status, remark } = input;
  const { zh: labelZh, en: labelEn, ru: labelRu } = labels;
  return {
    typeId,
    dictValue,
    labelZh,
    labelEn,
    labelRu,
    dictSort,
    listClass,
    cssClass,
    isDefault,
    status,
    remark,
  };
}

async function withTakenValueError<Done>(write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (fault) {
    if (violatedUnique(fault) !== 'dict_value_once') throw fault;
    throw userError.withFields((t) => t.wrongEntry, { dictValue: (t) => t.valueTaken });
  }
}
