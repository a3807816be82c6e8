import { z } from 'zod';
import { DOCX_LOSSES, XLSX_HIDDEN } from '../../../libs/officeFile/losses.ts';
import { SHEET_SIZE } from '../../../libs/officeFile/references.ts';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, message, nothing } from '../../../platform/wire/envelope.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { OFFICE_EXTENSIONS } from './extensions.ts';
import { SAVE_FLAG } from './saveState.ts';

/** Bigger files are downloaded instead. */
export const MAX_OFFICE_BYTES = 20 * MEGABYTE;
export const MAX_WORDS = 200;
const MAX_CELLS = 20_000;
/** Rows and columns put in or taken out between two openings. */
export const MAX_SHIFTS = 500;
const MAX_SHIFTED = 1_000;
const MAX_CELL_LENGTH = 32_767;

const saveFlag = z.enum(SAVE_FLAG);

const VERSION_SOURCES = ['original', 'upload', 'editor', 'restore', 'documentServer'] as const;
export type VersionSource = (typeof VERSION_SOURCES)[number];

const batchNo = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .describe('names one opening of the editor');
const versionNo = z.coerce.number<number>().int().min(1);
/** Which document: of an uploaded file (`resource`), or of a record of that kind. */
const document = {
  kind: line(40).describe("'resource': an uploaded file; else a kind of records"),
  documentId: id,
};

const holder = z.object({
  name: z.string(),
  since: z.string(),
  words: z.string().describe("said when the document was taken over, else ''"),
  isOwn: z.boolean().describe('the reader, in another window'),
});

const opened = z.object({
  batchNo,
  mode: z.enum(['view', 'edit']).describe('view also where somebody else edits'),
  abilities: z.object({
    edit: z.boolean().describe('whether the person may change the document when it is free'),
  }),
  fileName: z.string(),
  extension: z.enum(OFFICE_EXTENSIONS),
  byteCount: z.number().int(),
  versionNo,
  losses: z
    .array(z.enum([...DOCX_LOSSES, ...XLSX_HIDDEN]))
    .describe('.docx: what a save does not keep; .xlsx: what is kept and not shown'),
  holder: holder.nullable().describe('who edits instead'),
  wopi: z
    .object({ actionUrl: z.string(), accessToken: z.string(), accessTokenTtl: z.number() })
    .nullable()
    .describe('the page of a document server, opened by a POST of the token'),
});
export type OfficeOpened = z.infer<typeof opened>;

const of = { access: signedIn, detectsDuplicates: true } as const;

export const initOfficeConfig = call({
  ...of,
  method: 'POST',
  path: '/office/initOfficeConfig',
  effect: 'write',
  summary: 'Open a document in the editor, for authorised readers; edited by one user at a time',
  isLongRunning: true,
  input: z.object({ ...document, mode: z.enum(['view', 'edit']).default('edit') }),
  response: data(opened),
});

export const readDocument = call({
  ...of,
  method: 'GET',
  path: '/office/content',
  effect: 'read',
  summary: 'The document as opened',
  input: z.object({ batchNo }),
  response: file(),
});

export const saveDocument = call({
  ...of,
  method: 'POST',
  path: '/office/save',
  effect: 'write',
  summary: 'Save an opened .docx as a version; saving again from the same session replaces it',
  isLongRunning: true,
  upload: { maxBytes: MAX_OFFICE_BYTES, extensions: ['docx'], isStored: true },
  input: z.object({ batchNo }),
  response: data(z.object({ versionNo })),
});

const cellChange = z.object({
  sheet: z.string().min(1).max(100),
  ref: z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/),
  value: z.union([z.string().max(MAX_CELL_LENGTH), z.number(), z.boolean(), z.null()]),
  formula: z.string().max(8_192).optional().describe('without =; value is its result then'),
});

const shift = z.object({
  sheet: z.string().min(1).max(100),
  axis: z.enum(['row', 'column']),
  kind: z.enum(['insert', 'delete']),
  at: z
    .number()
    .int()
    .min(0)
    .max(SHEET_SIZE.row - 1)
    .describe('the first one, from 0'),
  count: z.number().int().min(1).max(MAX_SHIFTED),
});

export const saveCells = call({
  ...of,
  method: 'POST',
  path: '/office/saveCells',
  effect: 'write',
  maxBodyKb: 4096,
  summary: 'Save moved rows and columns and changed cells of an opened .xlsx; everything else is kept',
  isLongRunning: true,
  input: z.object({
    batchNo,
    shifts: z.array(shift).max(MAX_SHIFTS).default([]).describe('in their order, before the changes'),
    changes: z.array(cellChange).max(MAX_CELLS).describe('where the cells are after the shifts'),
  }),
  response: data(z.object({ versionNo })),
});

export const saveCallback = call({
  ...of,
  method: 'GET',
  path: '/office/saveCallback',
  effect: 'read',
  summary: 'Status of a save, in msg: 0 saving, 1 saved, 2 timed out (documents 4.5)',
  input: z.object({ batchNo }),
  response: message(),
});

export const updateDocSaveFlag = call({
  ...of,
  method: 'GET',
  path: '/office/updateDocSaveFlag',
  effect: 'write',
  summary: 'Start (0) or abort (2) a save; 1 only where the document is saved',
  input: z.object({ batchNo, saveFlag }),
  response: nothing(),
});

export const keepAlive = call({
  ...of,
  method: 'POST',
  path: '/office/keepAlive',
  effect: 'write',
  summary: 'Keep an opened document locked, or query whether it is available',
  input: z.object({ batchNo }),
  response: data(
    z.object({
      holds: z.boolean(),
      holder: holder.nullable().describe('who else edits; null: nobody'),
      versionNo,
    }),
  ),
});

export const takeOver = call({
  ...of,
  method: 'POST',
  path: '/office/takeOver',
  effect: 'write',
  summary: 'Take over editing of a document from another user with a message; then open it again',
  input: z.object({ batchNo, words: line(MAX_WORDS) }),
  response: nothing(),
});

export const closeDocument = call({
  ...of,
  method: 'POST',
  path: '/office/close',
  effect: 'write',
  summary: 'Close an opened document so that others can edit it',
  input: z.object({ batchNo }),
  response: nothing(),
});

const officeVersion = z.object({
  versionNo,
  source: z.enum(VERSION_SOURCES),
  restoredFrom: z.number().int().nullable(),
  updateBy: z.string(),
  updateTime: z.string(),
  byteCount: z.number().int(),
});
export type OfficeVersion = z.infer<typeof officeVersion>;

export const listVersions = call({
  ...of,
  method: 'GET',
  path: '/office/versions',
  effect: 'read',
  summary: 'Versions of an edited document, latest first',
  input: z.object(document),
  response: data(z.array(officeVersion)),
});

export const readVersion = call({
  ...of,
  method: 'GET',
  path: '/office/versionFile',
  effect: 'read',
  summary: 'One version of a document',
  input: z.object({ ...document, versionNo }),
  response: file(),
});

export const compareVersions = call({
  ...of,
  method: 'GET',
  path: '/office/compare',
  effect: 'read',
  isLongRunning: true,
  summary: 'Text differences between two versions, by paragraphs or cells',
  input: z.object({ ...document, versionNo, against: versionNo.describe('the earlier one') }),
  response: data(
    z.object({
      lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
      isCut: z.boolean(),
    }),
  ),
});

export const restoreVersion = call({
  ...of,
  method: 'POST',
  path: '/office/restore',
  effect: 'write',
  summary: 'Restore a version as the latest; intermediate versions are kept',
  input: z.object({ ...document, versionNo }),
  response: data(z.object({ versionNo })),
});
