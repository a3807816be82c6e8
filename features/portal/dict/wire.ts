import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { trilingual } from '../../../platform/wire/language.ts';
import { LIST_CLASSES } from '../../../platform/wire/listClass.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { sortInput, timeRangeInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';

/** '0' active, '1' retired: no longer offered. */
export const DICT_STATUSES = ['0', '1'] as const;
const dictStatus = z.enum(DICT_STATUSES);

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
const dictEntry = z.object({
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

const access = permissionsOf('system:dict');
const abilities = z.object({ remove: z.boolean().describe('false for what is built in') });

export const dictTypes = records({
  path: '/system/dict/type',
  access,
  idName: 'dictId',
  row: dictType.extend({ abilities }),
  fields: {
    dictType: line(100).regex(DICT_KEY),
    dictName: optionalLine(LONGEST_LABEL).describe('for programs of one language; `names` win'),
    names: labels.nullish(),
    status: defaultToFirst(DICT_STATUSES),
    remark: optionalLine(500),
  },
  filter: {
    ...timeRangeInput,
    ...sortInput(['dictId', 'dictType', 'createTime']),
    dictName: optionalLine(LONGEST_LABEL),
    dictType: optionalLine(100),
    status: dictStatus.optional(),
  },
  exportName: 'dict.type',
  calls: {
    list: 'Dictionaries',
    read: 'A dictionary',
    add: 'Add a dictionary',
    edit: 'Change a dictionary',
    remove: 'Remove dictionaries without entries: one id, or several with commas',
  },
});

export const dictEntries = records({
  path: '/system/dict/data',
  access,
  idName: 'dictCode',
  row: dictEntry.extend({ abilities }),
  fields: {
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
  },
  filter: {
    ...sortInput(['dictCode', 'dictSort', 'createTime']),
    dictType: optionalLine(100),
    dictLabel: optionalLine(LONGEST_LABEL),
    status: dictStatus.optional(),
  },
  exportName: 'dict.entry',
  calls: {
    list: 'Entries of dictionaries',
    read: 'An entry of a dictionary',
    add: 'Add an entry to a dictionary',
    edit: 'Change an entry of a dictionary',
    remove: 'Remove entries of dictionaries: one id, or several with commas',
  },
});

const MOST_TYPES = 50;

/** Active entries in order; empty for an unknown or retired dictionary. */
export const entriesOfType = call({
  method: 'GET',
  path: '/system/dict/data/type/{type}',
  effect: 'read',
  access: signedIn,
  summary: 'Active entries of a dictionary',
  input: z.object({ type: line(100) }),
  response: data(z.array(dictEntry)),
});

export const entriesOfTypes = call({
  method: 'GET',
  path: '/system/dict/data/multipleType',
  effect: 'read',
  access: signedIn,
  summary: 'Active entries of several dictionaries, by key',
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

export const typeOptions = call({
  method: 'GET',
  path: '/system/dict/type/optionselect',
  effect: 'read',
  access: dictTypes.list.access,
  summary: 'All dictionaries, for selection',
  input: z.object({}),
  response: data(z.array(dictType)),
});

export const refreshDictCache = call({
  method: 'DELETE',
  path: '/system/dict/type/refreshCache',
  effect: 'write',
  access: dictTypes.remove.access,
  summary: 'Reload the dictionaries in every server process',
  input: z.object({}),
  response: nothing(),
});

export const dictChanged = topic({
  path: '/dict',
  payload: z.object({ types: z.array(z.string()).describe('keys; * for all') }),
  access: () => true,
  summary: 'Dictionary entries have changed',
});
