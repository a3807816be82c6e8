import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { permissionsOf } from '../../../platform/wire/records.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';
import { CODE_LISTS } from './lists.ts';

const codeList = z.enum(CODE_LISTS);

const codeEntry = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  nameRu: z.string(),
  note: z.string().describe('class and packing group of dangerous goods'),
  isUsed: z.boolean().describe('the own company has named goods by it before'),
  isCurrent: z.boolean().describe('false: the pack in force does not have it any more'),
});
export type CodeEntry = z.infer<typeof codeEntry>;

/** Most codes that a search answers. */
export const MAX_FOUND = 20;
/** Most codes whose names are asked for at once. */
export const MAX_NAMED = 150;

export const findCodes = call({
  method: 'GET',
  path: '/bg/findCodes',
  effect: 'read',
  access: signedIn,
  summary: 'Codes of a reference list by the beginning of the code or words in any language; those used before first',
  input: z.object({
    list: codeList,
    text: optionalLine(100),
    minLength: z.coerce.number<number>().int().min(1).max(10).default(1).describe('6 leaves out chapters and headings'),
  }),
  response: data(z.array(codeEntry)),
});

export const nameCodes = call({
  method: 'GET',
  path: '/bg/nameCodes',
  effect: 'read',
  access: signedIn,
  summary: 'Names of codes of a reference list; longer HS codes are named by their first six digits',
  input: z.object({ list: codeList, codes: optionalLine(2_000).describe('with commas') }),
  response: data(
    z.object({
      isWhole: z.boolean().describe('the pack in force says of itself that it has all codes'),
      packName: z.string(),
      codes: z.array(codeEntry.extend({ asked: z.string() })).describe('those that are known'),
    }),
  ),
});
export type NamedCode = z.infer<typeof codeEntry> & { asked: string };

export const suggestCodes = call({
  method: 'GET',
  path: '/bg/suggestCodes',
  effect: 'read',
  access: signedIn,
  summary: 'GNG and ETSNG codes that an HS code leads to, by the loaded packs',
  input: z.object({ hscode: optionalLine(10), gng: optionalLine(8) }),
  response: data(z.object({ gng: z.array(codeEntry), etsng: z.array(codeEntry) })),
});

const access = permissionsOf('system:nomenclature');

const packHead = {
  name: line(100),
  version: line(40),
  packDate: dateText,
  source: line(200),
};

const codePack = z.object({
  packId: z.number(),
  list: codeList,
  name: z.string(),
  version: z.string(),
  packDate: z.string(),
  source: z.string(),
  isSeed: z.boolean(),
  isWhole: z.boolean(),
  codeCount: z.number().int(),
  loadedBy: z.string(),
  loadedTime: dateTimeText,
  replacedTime: dateTimeText.nullable().describe('null: in force'),
});
export type CodePack = z.infer<typeof codePack>;

export const listPacks = call({
  method: 'GET',
  path: '/system/nomenclature/packs',
  effect: 'read',
  access: access('list'),
  summary: 'Packs of the reference lists, in force and replaced, the newest first',
  input: z.object({}),
  response: data(z.array(codePack)),
});

const packEntry = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string(), nameRu: z.string() });

const upload = { maxBytes: 20 * MEGABYTE, extensions: ['csv'] };

const checkedPack = z.object({
  name: z.string(),
  version: z.string(),
  packDate: z.string(),
  source: z.string(),
  codeCount: z.number().int(),
  skippedCount: z.number().int().describe('the root of the tree of codes'),
  added: z.number().int(),
  changed: z.number().int(),
  gone: z.number().int().describe('stay readable where they are in use'),
  languages: z.array(z.enum(['zh', 'en', 'ru'])),
  sample: z.array(packEntry),
  faultCount: z.number().int(),
  faults: z.array(z.object({ line: z.number().int(), words: z.string() })).describe('the first ones'),
});
export type CheckedPack = z.infer<typeof checkedPack>;

export const checkPack = call({
  method: 'POST',
  path: '/system/nomenclature/check',
  effect: 'read',
  access: access('add'),
  isLongRunning: true,
  summary: 'Check a .csv of a reference list and say what it would change; nothing is saved',
  input: z.object({ list: codeList }),
  upload,
  response: data(checkedPack),
});

export const loadPack = call({
  method: 'POST',
  path: '/system/nomenclature/load',
  effect: 'write',
  access: access('add'),
  isLongRunning: true,
  detectsDuplicates: true,
  summary: 'Replace a reference list by a .csv in one transaction; one wrong line refuses all',
  input: z.object({
    list: codeList,
    ...packHead,
    isWhole: z.enum(['0', '1']).describe('1: it has all codes of the list'),
  }),
  upload,
  response: data(z.object({ codeCount: z.number().int() })),
});
