import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import type { dictTypes } from '../wire.ts';
import { mergeTranslations } from './mergeTranslations.ts';
import type { OfferedEntriesCache } from './offeredEntriesCache.ts';
import { userError } from './texts.ts';
import * as queries from './typeQueries.ts';

type DictionaryInput = ReadBy<typeof dictTypes.add>;

const MAX_LABELS_IN_ERROR = 5;

/** Errors: key taken, no name. */
export async function createDictionary(
  input: DictionaryInput,
  { db, language }: CallContext,
  cache: OfferedEntriesCache,
) {
  const values = dictionaryValues(input, mergeTranslations({ all: input.names, one: input.dictName }, language));
  await withTakenKeyError(() => queries.insertType(db, values));
  await cache.invalidate(db, input.dictType);
}

/** Entries follow a changed key. */
export async function editDictionary(
  { dictId, ...input }: ReadBy<typeof dictTypes.edit>,
  { db, language }: CallContext,
  cache: OfferedEntriesCache,
): Promise<void> {
  const before = await queries.selectType(db, dictId);
  if (before === undefined) throw userError((t) => t.absent, CODE.absent);
  const names = { zh: before.nameZh, en: before.nameEn, ru: before.nameRu };
  const values = dictionaryValues(input, mergeTranslations({ all: input.names, one: input.dictName }, language, names));
  await withTakenKeyError(() => queries.updateType(db, dictId, values));
  await cache.invalidate(db, before.dictType);
  if (input.dictType !== before.dictType) await cache.invalidate(db, input.dictType);
}

/** All or none. Errors: built in; in use, with the labels of its entries. */
export async function dropDictionaries(db: Db, ids: readonly number[], cache: OfferedEntriesCache): Promise<void> {
  const types = await queries.lockTypes(db, ids);
  if (types.length < ids.length) throw userError((t) => t.absent, CODE.absent);
  const keys = types.filter(({ isBuiltIn }) => isBuiltIn).map(({ key }) => key);
  if (keys.length > 0) throw userError((t) => t.typesStay({ keys }));
  const entries = await queries.selectEntriesIn(db, ids);
  const [first] = entries;
  if (first !== undefined) {
    throw hasEntriesError(
      first,
      entries.filter(({ typeId }) => typeId === first.typeId),
    );
  }
  await queries.deleteTypes(db, ids);
  for (const { key } of types) await cache.invalidate(db, key);
}

type Entries = Awaited<ReturnType<typeof queries.selectEntriesIn>>;

function hasEntriesError(first: Entries[number], entries: Entries) {
  const firstLabels = entries.slice(0, MAX_LABELS_IN_ERROR).map(({ label }) => label);
  return userError((t) => t.hasEntries({ name: first.typeName, labels: firstLabels, count: entries.length }));
}

function dictionaryValues(input: DictionaryInput, names: Trilingual | null): queries.TypeValues {
  if (names === null) throw userError.withFields((t) => t.wrongType, { dictName: (t) => t.nameNeeded });
  const { dictType, status, remark } = input;
  return { dictType, nameZh: names.zh, nameEn: names.en, nameRu: names.ru, status, remark };
}

async function withTakenKeyError(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (fault) {
    if (violatedUnique(fault) !== 'dict_type_dict_type_unique') throw fault;
    throw userError.withFields((t) => t.wrongType, { dictType: (t) => t.keyTaken });
  }
}
