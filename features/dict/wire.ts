import { z } from 'zod';
import { permission, signedIn } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, nothing, rows } from '../../platform/wire/envelope.ts';
import { trilingual } from '../../platform/wire/language.ts';
import { LIST_CLASSES } from '../../platform/wire/listClass.ts';
import { topic } from '../../platform/wire/live/topic.ts';
import { pageInput, sortInput, timeRangeInput } from '../../platform/wire/paging.ts';
import { id, ids, line, optionalLine } from '../../platform/wire/validators.ts';

/** '0' active, '1' retired: no longer offered. */
export const DICT_STATUSES = ['0', '1'] as const;
export const dictStatus = z.enum(DICT_STATUSES);

/** Dictionary key, such as `authorizeStatus`. */
export const DICT_KEY = /^[a-zA-Z]\w*$/;

/** Optional choice, also null or '', as clients of this dialect send it; defaults to the first. */
const defaultToFirst = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z
    .enum(['', ...choices])
    .nullish()
    .transform((chosen): Choices[number] => choices.find((known) => known === chosen) ?? choices[0]);

const LONGEST_LABEL = 100;
const labels = z.object({ zh: line(LONGEST_LABEL), en: line(LONGEST_LABEL), ru: line(LONGEST_LABEL) });

/** Label in the request's language. */
export const dictEntry = z.object({
  dictCode: z.number().describe('id of the entry'),
  dictType: z.string(),
  dictValue: z.string(),
  dictLabel: z.string(),
  labels: trilingual,
  dictSort: z.number(),
  listClass: z.enum(LIST_CLASSES).describe('colour of the tag'),
  cssClass: z.string(),
  isDefault: z.enum(['Y', 'N']),
  status: dictStatus,
  remark: z.string(),
  createTime: z.string(),
});
export type DictEntry = z.infer<typeof dictEntry>;

/** Name in the request's language. */
export const dictType = z.object({
  dictId: z.number(),
  dictType: z.string(),
  dictName: z.string(),
  names: trilingual,
  status: dictStatus,
  remark: z.string(),
  createTime: z.string(),
});
export type DictType = z.infer<typeof dictType>;

const entryInput = {
  dictType: line(100),
  dictValue: line(100),
  dictLabel: optionalLine(LONGEST_LABEL).describe('for programs of one language; `labels` win'),
  labels: labels.nullish(),
  dictSort: z.coerce.number<number | string | null>().int().min(0).max(1_000_000).default(0),
  listClass: defaultToFirst(LIST_CLASSES),
  cssClass: optionalLine(100),
  isDefault: defaultToFirst(['N', 'Y']),
  status: defaultToFirst(DICT_STATUSES),
  remark: optionalLine(500),
};

const typeInput = {
  dictType: line(100).regex(DICT_KEY),
  dictName: optionalLine(LONGEST_LABEL).describe('for programs of one language; `names` win'),
  names: labels.nullish(),
  status: defaultToFirst(DICT_STATUSES),
  remark: optionalLine(500),
};

const MOST_TYPES = 50;

export const listEntries = call({
  method: 'GET',
  path: '/system/dict/data/list',
  effect: 'read',
  access: permission('system:dict:list'),
  summary: 'Entries of dictionaries',
  input: z.object({
    ...pageInput,
    ...sortInput(['dictCode', 'dictSort', 'createTime']),
    dictType: optionalLine(100),
    dictLabel: optionalLine(LONGEST_LABEL),
    status: dictStatus.optional(),
  }),
  response: rows(dictEntry),
});

export const readEntry = call({
  method: 'GET',
  path: '/system/dict/data/{id}',
  effect: 'read',
  access: permission('system:dict:query'),
  summary: 'An entry of a dictionary',
  input: z.object({ id }),
  response: data(dictEntry),
});

/** Active entries in order; empty for an unknown or retired dictionary. */
export const entriesOfType = call({
  method: 'GET',
  path: '/system/dict/data/type/{type}',
  effect: 'read',
  access: signedIn,
  summary: 'Entries of a dictionary that are in use',
  input: z.object({ type: line(100) }),
  response: data(z.array(dictEntry)),
});

export const entriesOfTypes = call({
  method: 'GET',
  path: '/system/dict/data/multipleType',
  effect: 'read',
  access: signedIn,
  summary: 'Entries of several dictionaries, by their keys',
  input: z.object({
    dictKeys: z
      .string()
      .max(MOST_TYPES * 101)
      .transform((keys) => [...new Set(keys.split(',').map((key) => key.trim()))].filter(Boolean))
      .pipe(z.array(z.string().max(100)).min(1).max(MOST_TYPES))
      .describe('keys with commas between them'),
  }),
  response: data(z.record(z.string(), z.array(dictEntry))),
});

export const addEntry = call({
  method: 'POST',
  path: '/system/dict/data',
  effect: 'write',
  access: permission('system:dict:add'),
  summary: 'Add an entry to a dictionary',
  input: z.object(entryInput),
  response: nothing(),
});

export const changeEntry = call({
  method: 'PUT',
  path: '/system/dict/data',
  effect: 'write',
  access: permission('system:dict:edit'),
  summary: 'Change an entry of a dictionary',
  input: z.object({ dictCode: id, ...entryInput }),
  response: nothing(),
});

export const removeEntries = call({
  method: 'DELETE',
  path: '/system/dict/data/{id}',
  effect: 'write',
  access: permission('system:dict:remove'),
  summary: 'Remove entries of dictionaries: one id, or several with commas',
  input: z.object({ id: ids }),
  response: nothing(),
});

export const listTypes = call({
  method: 'GET',
  path: '/system/dict/type/list',
  effect: 'read',
  access: permission('system:dict:list'),
  summary: 'Dictionaries',
  input: z.object({
    ...pageInput,
    ...timeRangeInput,
    ...sortInput(['dictId', 'dictType', 'createTime']),
    dictName: optionalLine(LONGEST_LABEL),
    dictType: optionalLine(100),
    status: dictStatus.optional(),
  }),
  response: rows(dictType),
});

export const typeOptions = call({
  method: 'GET',
  path: '/system/dict/type/optionselect',
  effect: 'read',
  access: permission('system:dict:list'),
  summary: 'All dictionaries, to choose one of',
  input: z.object({}),
  response: data(z.array(dictType)),
});

export const readType = call({
  method: 'GET',
  path: '/system/dict/type/{id}',
  effect: 'read',
  access: permission('system:dict:query'),
  summary: 'A dictionary',
  input: z.object({ id }),
  response: data(dictType),
});

export const addType = call({
  method: 'POST',
  path: '/system/dict/type',
  effect: 'write',
  access: permission('system:dict:add'),
  summary: 'Add a dictionary',
  input: z.object(typeInput),
  response: nothing(),
});

export const changeType = call({
  method: 'PUT',
  path: '/system/dict/type',
  effect: 'write',
  access: permission('system:dict:edit'),
  summary: 'Change a dictionary',
  input: z.object({ dictId: id, ...typeInput }),
  response: nothing(),
});

export const removeTypes = call({
  method: 'DELETE',
  path: '/system/dict/type/{id}',
  effect: 'write',
  access: permission('system:dict:remove'),
  summary: 'Remove dictionaries without entries: one id, or several with commas',
  input: z.object({ id: ids }),
  response: nothing(),
});

export const refreshDictCache = call({
  method: 'DELETE',
  path: '/system/dict/type/refreshCache',
  effect: 'write',
  access: permission('system:dict:remove'),
  summary: 'Have every server process read the dictionaries anew',
  input: z.object({}),
  response: nothing(),
});

export const dictChanged = topic({
  path: '/dict',
  payload: z.object({ types: z.array(z.string()).describe('keys; * for all') }),
  access: () => true,
  summary: 'What dictionaries offer has changed',
});
