import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing, rows } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, ids, optionalLine } from '../../../platform/wire/validators.ts';
import { ADDRESS_BOOK_ACCESS } from './accessWire.ts';
import { partyFields, partySchema, partyType } from './party.ts';

const access = permissionsOf(ADDRESS_BOOK_ACCESS.prefix);

/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;
const version = z.number().int().min(1).max(MAX_VERSION).describe('as it was read; another one is refused');

/** Most parties of a company. */
export const MAX_PARTIES = 5_000;
/** Days that removed parties can be restored. */
export const RESTORE_DAYS = 30;

const knownParty = z.object({ partyId: id, version, ...partyFields });

const partyRow = knownParty.extend({
  updateBy: z.string().describe("who changed it last; '' for nobody"),
  updateTime: z.string(),
  deleteTime: z.string().nullable().describe('removed then; null: in the book'),
});
export type PartyRow = z.infer<typeof partyRow>;

const filter = {
  ...sortInput(['countryCode', 'taxCode', 'updateTime']),
  keyword: optionalLine(100).describe('words in names, addresses and codes, in any script'),
  partyType: partyType.optional(),
  countryCode: optionalLine(2),
  removed: z.enum(['0', '1']).optional().describe("'1': parties removed in the last 30 days"),
};

/** The parties of the own company that its documents name. */
export const addressBook = {
  ...records({
    path: '/mycenter/companyTxl',
    access,
    idName: 'partyId',
    row: partyRow,
    fields: {},
    filter,
    exportName: 'addressBook.party',
    calls: { list: '' },
  }),
  list: call({
    method: 'GET',
    path: '/mycenter/queryCompanyTxl',
    effect: 'read',
    access: access('list'),
    summary: 'Your company’s address book, latest changed first',
    input: z.object({ ...pageInput, ...filter }),
    response: rows(partyRow),
  }),
  remove: call({
    method: 'GET',
    path: '/mycenter/deleteCompanyTxl',
    effect: 'write',
    access: access('remove'),
    summary: 'Delete parties: one id, or several with commas; they can be restored for 30 days',
    input: z.object({ partyId: ids }),
    response: nothing(),
  }),
  removalOf: (removed: readonly PartyRow[]) => ({
    partyId: removed.map(({ partyId }) => partyId).join(','),
  }),
};

export const restoreCompanyTxl = call({
  method: 'POST',
  path: '/mycenter/restoreCompanyTxl',
  effect: 'write',
  access: access('remove'),
  summary: 'Restore deleted parties',
  input: z.object({ partyId: ids }),
  response: nothing(),
});

export const updateCompanyTxl = call({
  method: 'POST',
  path: '/mycenter/updateCompanyTxl',
  effect: 'write',
  access: access('edit'),
  summary: 'Change a party, or add one without an id; a probable duplicate fails with 601 unless allowed',
  input: z.object({
    partyId: id.nullish(),
    version: version.nullish(),
    allowDuplicate: z.boolean().default(false),
    ...partyFields,
  }),
  response: data(z.object({ partyId: id })),
});

const duplicate = knownParty.extend({ same: z.enum(['taxCode', 'name']) });
export type Duplicate = z.infer<typeof duplicate>;

export const findEqualTxl = call({
  method: 'POST',
  path: '/mycenter/findEqualTxl',
  effect: 'read',
  access: access('edit'),
  summary: 'Parties with the same tax number, or the same name and country; also validates the fields',
  input: z.object({ partyId: id.nullish(), ...partyFields }),
  response: data(z.array(duplicate)),
});

export const mergeCompanyTxl = call({
  method: 'POST',
  path: '/mycenter/mergeCompanyTxl',
  effect: 'write',
  access: access('edit'),
  summary: 'Merge two parties: the first keeps the given fields, the other is deleted',
  input: z.object({ partyId: id, version, otherId: id, otherVersion: version, ...partyFields }),
  response: nothing(),
});

/** What a row does to a party that it does not name by id but that is the same. */
export const DUPLICATE_POLICIES = ['fill', 'replace', 'skip', 'separate'] as const;
const duplicatePolicy = z.enum(DUPLICATE_POLICIES);
export type DuplicatePolicy = z.infer<typeof duplicatePolicy>;

export const ROW_STATES = ['new', 'changed', 'unchanged', 'skipped', 'wrong'] as const;
const importedRow = z.object({
  rowNumber: z.number().int(),
  state: z.enum(ROW_STATES),
  party: partySchema.pick({ countryCode: true, nameCn: true, nameEn: true, nameRu: true, taxCode: true }),
  sameAs: z.string().describe("party of the book that the row is taken for; '' for none"),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(z.string()).describe('each with its cell'),
  warnings: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof importedRow>;

const sheet = { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] };

export const txlTemplate = call({
  method: 'GET',
  path: '/mycenter/txlTemplate',
  effect: 'read',
  access: access('list'),
  summary: 'An .xlsx to fill in and import, with an example row that is ignored',
  input: z.object({}),
  response: file(),
});

export const parseTxl = call({
  method: 'POST',
  path: '/mycenter/parseTxl',
  effect: 'read',
  access: access('edit'),
  isLongRunning: true,
  summary: 'Preview what an .xlsx would change in the address book, row by row; nothing is saved',
  input: z.object({ policy: duplicatePolicy.default('fill') }),
  upload: sheet,
  response: data(z.object({ digest: z.string().describe('sent back with the import'), rows: z.array(importedRow) })),
});

export const importedSoFar = z.object({ done: z.number().int(), total: z.number().int() });

export const importProgress = topic({
  path: '/addressBook/import/{accountId}',
  payload: importedSoFar,
  access: (user, { accountId }) => String(user.accountId) === accountId,
  summary: 'Progress of one of your imports in rows',
});

export const importTxl = call({
  method: 'POST',
  path: '/mycenter/importTxl',
  effect: 'write',
  access: access('edit'),
  isLongRunning: true,
  summary: 'Carry out what `parseTxl` previewed, all or nothing, without the invalid rows',
  input: z.object({ policy: duplicatePolicy.default('fill'), digest: z.string().max(64) }),
  upload: sheet,
  response: data(z.object({ added: z.number().int(), changed: z.number().int() })),
});
