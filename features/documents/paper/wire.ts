import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { PAPER_RULE } from '../../../platform/wire/uploadRules.ts';
import { id, ids, line, optionalLine } from '../../../platform/wire/validators.ts';
import { PAPER_ACCESS } from './accessWire.ts';
import { comparison } from './comparison.ts';
import { ENGINES } from './engines.ts';
import { PAPER_KINDS } from './paperKinds.ts';
import { PARTY_TEXT_FIELDS } from './partyFields.ts';
import { FAIL_REASONS, recognizeState } from './states.ts';

const access = permissionsOf(PAPER_ACCESS.prefix);

/** Papers uploaded in one go (inventory Q02). */
const MAX_PAPERS = PAPER_RULE.maxFiles;
/** Pages read of a paper. */
export const MAX_PAGES = 40;

const paperKind = z.enum(PAPER_KINDS);

const paperRow = z.object({
  id,
  resourceId: z.number(),
  containerNo: z.string(),
  fileName: z.string(),
  paperKind: paperKind.nullable().describe('null: not known yet'),
  recognizeState,
  pagesDone: z.number().int(),
  pageCount: z.number().int().nullable(),
  firstPage: z.number().int().describe('in its file, from 1'),
  lastPage: z.number().int().nullable().describe('null: to the end of the file'),
  failedFor: z.enum(FAIL_REASONS).nullable(),
  doubtCount: z.number().int().describe('values that a person should look at'),
  sameAsId: z.number().nullable().describe('an earlier paper with the same bytes'),
  orderBigNo: z.string().describe("'': taken over into no order"),
  addUserName: z.string(),
  addTime: z.string(),
  finishTime: z.string().nullable(),
});
export type PaperRow = z.infer<typeof paperRow>;

/** Papers of the own company whose facts are read (inventory Q01–Q08). */
export const papers = records({
  path: '/fileRecognize',
  access,
  idName: 'id',
  row: paperRow,
  fields: {},
  filter: {
    fileName: optionalLine(100).describe('container number or name of the file'),
    addTimeStart: dateText.optional(),
    addTimeEnd: dateText.optional(),
    dataType: z.enum(['all', 'my']).default('all'),
    recognizeState: recognizeState.optional(),
    goodsBillId: optionalLine(40).describe('order number'),
    taoSeq: optionalLine(20).describe('container number'),
  },
  exportName: 'paper.recognized',
  calls: { list: 'Papers of the own company whose facts are read, the newest first' },
});

const box = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
const found = z.object({
  text: z.string(),
  confidence: z.number(),
  page: z.number().int(),
  box,
});
export type FoundValue = z.infer<typeof found>;
const values = z.record(z.string(), found);

const paperPage = z.object({
  number: z.number().int(),
  width: z.number(),
  height: z.number(),
  hasPicture: z.boolean(),
  rows: z.array(z.array(z.string())).describe('cells of a sheet, which has no picture'),
});

const paperDetail = z.object({
  id,
  resourceId: z.number(),
  fileName: z.string(),
  containerNo: z.string(),
  recognizeState,
  paperKind: paperKind.nullable(),
  kindConfidence: z.number(),
  orderBigNo: z.string(),
  firstPage: z.number().int().describe('in its file, from 1'),
  isPart: z.boolean().describe('the file holds other papers too'),
  abilities: z.object({ join: z.boolean().describe('with the paper that stands before it in the file') }),
  hidesAmounts: z.boolean().describe('pictures and amounts are kept from people who see no money'),
  pages: z.array(paperPage),
  head: values,
  containers: z.array(
    z.object({
      containerNo: found,
      isRepaired: z.boolean(),
      suggestedNo: z.string().nullable().describe('where the check digit does not fit: the number with the right one'),
      sealNo: found.nullable(),
    }),
  ),
  hwList: z.array(values).describe('goods lines, as read; weights in kg, volume in m³'),
  sendCc: values,
  receiveCc: values,
  buyerCc: values,
});
export type PaperDetail = z.infer<typeof paperDetail>;

export const getParseData = call({
  method: 'GET',
  path: '/fileRecognize/getParseData',
  effect: 'read',
  access: access('list'),
  summary: 'Recognition result of a document, each value with page and position',
  input: z.object({ id }),
  response: data(paperDetail),
});

export const readPaperPage = call({
  method: 'GET',
  path: '/fileRecognize/page',
  effect: 'read',
  access: access('list'),
  summary: 'Image of a document page, upright, matching the measured positions',
  input: z.object({ id, page: z.coerce.number<number>().int().min(1).max(MAX_PAGES) }),
  response: file(),
});

export const checkUploadFileRecognize = call({
  method: 'GET',
  path: '/common/checkUploadFileRecognize',
  effect: 'read',
  access: access('add'),
  summary: 'Which of these file names your company has uploaded in the last 30 days',
  input: z.object({
    fileNames: optionalLine(2_000).describe('with commas'),
    resourceType: optionalLine(10),
  }),
  response: data(z.array(z.object({ fileName: z.string(), state: z.enum(['0', '1']), isZIP: z.boolean() }))),
});

const addedFile = z.object({
  path: z.string(),
  containerNo: z.string(),
  outcome: z
    .enum(['filed', 'noContainer', 'unknownContainer', 'refused'])
    .describe('unknownContainer: taken in, but no order of the company has the container'),
  reason: z.string().describe("why it was refused; ''"),
});
export type AddedFile = z.infer<typeof addedFile>;

export const addPapers = call({
  method: 'POST',
  path: '/fileRecognize/add',
  effect: 'write',
  access: access('add'),
  summary: 'Start recognition of uploaded files; a ZIP with folders named by container number is unpacked',
  isLongRunning: true,
  detectsDuplicates: true,
  input: z.object({
    resourceIds: z.array(id).min(1).max(MAX_PAPERS),
    containerNo: optionalLine(20),
  }),
  response: data(
    z.object({
      ids: z.array(z.number()),
      files: z.array(addedFile).describe('each file that came, those of an archive by their paths'),
    }),
  ),
});

export const stopReading = call({
  method: 'POST',
  path: '/fileRecognize/stop',
  effect: 'write',
  access: access('add'),
  summary: 'Stop recognition of documents; it can be run later',
  input: z.object({ id: ids }),
  response: nothing(),
});

export const readAgain = call({
  method: 'POST',
  path: '/fileRecognize/again',
  effect: 'write',
  access: access('add'),
  summary: 'Run recognition again; earlier results are replaced',
  input: z.object({ id: ids }),
  response: nothing(),
});

export const removePapers = call({
  method: 'POST',
  path: '/fileRecognize/remove',
  effect: 'write',
  access: access('add'),
  summary: 'Delete documents with their recognition results; data already applied to orders are kept',
  input: z.object({ id: ids }),
  response: nothing(),
});

export const splitPaper = call({
  method: 'POST',
  path: '/fileRecognize/split',
  effect: 'write',
  access: permission('paper:recognize:edit'),
  summary: 'Split off the pages from a given page as a separate document; both are recognised again',
  input: z.object({ id, page: z.number().int().min(2).max(MAX_PAGES).describe('within the paper, from 1') }),
  response: data(z.object({ id: z.number().describe('the new paper') })),
});

export const joinPaper = call({
  method: 'POST',
  path: '/fileRecognize/join',
  effect: 'write',
  access: permission('paper:recognize:edit'),
  summary: 'Merge a document with the previous one in the same file; the earlier one is kept',
  input: z.object({ id }),
  response: data(z.object({ id: z.number().describe('the joined paper') })),
});

export const setPaperKind = call({
  method: 'POST',
  path: '/fileRecognize/kind',
  effect: 'write',
  access: permission('paper:recognize:edit'),
  summary:
    'Correct the type of a document; its data are re-interpreted, also for later documents of the same sender and layout',
  input: z.object({ id, paperKind }),
  response: nothing(),
});

export const readEngines = call({
  method: 'GET',
  path: '/fileRecognize/engines',
  effect: 'read',
  access: access('list'),
  summary: 'Recognition engines not installed on this server; documents that need them are entered manually',
  input: z.object({}),
  response: data(z.object({ missing: z.array(z.enum(ENGINES)) })),
});

export const countNum = call({
  method: 'GET',
  path: '/fileRecognize/countNum',
  effect: 'read',
  access: access('list'),
  summary: 'Documents of your company by status',
  input: z.object({}),
  response: data(z.object({ reading: z.number(), read: z.number(), failed: z.number() })),
});

/** Most goods lines taken over at once. */
const MAX_LINES = 500;
const MAX_TEXT = 500;
const value = z.string().max(MAX_TEXT).optional();

const takenLine = z.object({
  lineNo: z.number().int().min(0).max(MAX_LINES).optional().describe('place among the lines as read, from 0'),
  containerNo: value,
  goodsNameCn: value,
  goodsNameEn: value,
  goodsNameRu: value,
  hscode: value,
  hscodeBg: value,
  gng: value,
  etcode: value,
  goodsSign: value,
  packNum: value,
  packType: value,
  smallPackNum: value,
  goodsWeightKg: value,
  goodsGrossWeightKg: value,
  goodsVolumeM3: value,
  goodsPrice: value,
  goodsValue: value,
  goodsValueCurrency: value,
  goodsCountry: value,
});
export type TakenLine = z.infer<typeof takenLine>;

const takenParty = z
  .partialRecord(z.enum(PARTY_TEXT_FIELDS), z.string().max(MAX_TEXT))
  .meta({ maxProperties: PARTY_TEXT_FIELDS.length })
  .nullish()
  .describe('null: stays as it is in the order');
export type TakenParty = z.infer<typeof takenParty>;

const taken = {
  id,
  orderBigNo: optionalLine(20).describe("'': the paper is only marked as checked"),
  hwList: z.array(takenLine).max(MAX_LINES).default([]),
  sendCc: takenParty,
  receiveCc: takenParty,
  buyerCc: takenParty,
};

export const compareSync = call({
  method: 'POST',
  path: '/fileRecognize/compareSync',
  effect: 'read',
  access: permission('paper:recognize:edit'),
  summary: 'Preview what the checked data of a document would change in the cargo of an order; nothing is saved',
  maxBodyKb: 512,
  input: z.object(taken),
  response: data(comparison),
});

export const confirmSync = call({
  method: 'POST',
  path: '/fileRecognize/confirmSync',
  effect: 'write',
  access: permission('paper:recognize:edit'),
  summary:
    'Apply a document’s checked data to the cargo of an order, with the document as source; fails with 601 if order values not yet seen would be overwritten',
  maxBodyKb: 512,
  input: z.object({
    ...taken,
    version: z.number().int().min(0).nullable().default(null).describe('of the comparison; null: none was seen'),
    overwrites: z.boolean().default(false).describe('values of the order may be replaced'),
  }),
  response: data(z.object({ lines: z.number().describe('goods lines that were written') })),
});

export const listConfirmSync = call({
  method: 'POST',
  path: '/fileRecognize/listConfirmSync',
  effect: 'write',
  access: permission('paper:recognize:edit'),
  summary: 'Apply the data of several documents to an order as recognised; documents that need checking are skipped',
  input: z.object({ id: ids, orderBigNo: line(20) }),
  response: data(
    z.array(
      z.object({
        id: z.number(),
        state: z.enum(['taken', 'doubtful', 'differs', 'faulty', 'notRead']),
        lines: z.number().int(),
      }),
    ),
  ),
});

export const paperChanged = topic({
  path: '/paper/{companyNo}',
  payload: z.object({ id }),
  access: (user, { companyNo }) => user.companyNo === companyNo && hasPermission(user, papers.list.access.code),
  summary: 'Recognition of a document of your company has progressed or ended',
});
