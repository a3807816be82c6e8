import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { RAILWAYS } from '../../people/addressBook/party.ts';
import { DOSSIER_ACCESS } from './accessWire.ts';
import { PAPER_CODES } from './paperCodes.ts';

const orderBigNo = line(20);
const version = z.number().int().min(0).max(2_147_483_647);
const paperCode = z.enum(PAPER_CODES);
const cell = z.string().max(120);
/** 200 containers of 20 facts. */
const MAX_CHANGES = 4_000;
export const MAX_REASON = 500;

/** Why a paper cannot be issued. */
const FAULT_REASONS = [
  'missing',
  'tooLong',
  'notConfirmed',
  'notDivided',
  'noGoods',
  'vgmBelowSum',
  'vgmAboveMax',
  'currencies',
  'noDanger',
  'otherNote',
  'noContainers',
  'wagonOverloaded',
  'returned',
] as const;
type FaultReason = (typeof FAULT_REASONS)[number];
/** Of the paper as a whole. */
export type ObstacleReason = Exclude<FaultReason, 'missing' | 'tooLong' | 'returned'>;

export const paperFault = z.object({
  reason: z.enum(FAULT_REASONS),
  boxId: z.string().describe("'' for a fault of the whole paper"),
  box: z.string().describe('number and title as printed'),
  cell: z.string().describe("where it is put right; '' for nowhere in the dossier"),
  has: z.number().int().describe('letters; a full-width character counts as two'),
  holds: z.number().int(),
  words: z.string().describe('of the documents desk, where it returned the box'),
});
export type PaperFault = z.infer<typeof paperFault>;

export const PAPER_STATES = ['issued', 'replaced', 'withdrawn'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

export const paperVersion = z.object({
  paperId: z.number(),
  versionNo: z.number().int(),
  number: z.string(),
  state: z.enum(PAPER_STATES),
  issuedTime: dateTimeText,
  issuedBy: z.string().describe('name within the own side, else the side'),
  sha256: z.string(),
  withdrawnFor: z.string(),
});
export type PaperVersion = z.infer<typeof paperVersion>;

export const paperEntry = z.object({
  code: paperCode,
  orderContainerId: z.number().nullable().describe('null: of the whole order'),
  number: z.string(),
  versionNo: z.number().int().describe('0: never issued'),
  state: z.enum(PAPER_STATES).nullable(),
  faultCount: z.number().int(),
  differs: z.boolean().describe('would say something else than its issued version'),
  abilities: z.object({ issue: z.boolean(), withdraw: z.boolean() }),
});
export type PaperEntry = z.infer<typeof paperEntry>;

const shipmentFact = z.object({
  scope: z.string().describe("'' the order, container-7, railway-KTZ"),
  field: z.string(),
  value: z.string(),
  isIssued: z.boolean().describe('stands in an issued paper: changed by an amendment alone'),
});

const amendment = z.object({
  cell,
  before: z.string(),
  value: z.string(),
  reason: z.string(),
  who: z.string().describe('name within the own side, else the side'),
  time: dateTimeText,
  isLate: z.boolean().describe('after the documents cut-off'),
  fee: z.string().describe("two decimals; '' for none"),
  currency: z.string(),
});

const dossierDetail = z.object({
  orderBigNo: z.string(),
  version,
  isOperator: z.boolean(),
  abilities: z.object({ edit: z.boolean() }),
  trainNo: z.string(),
  departDate: z.string(),
  startStation: z.string(),
  endStation: z.string(),
  railways: z.array(z.enum(RAILWAYS)),
  containers: z.array(
    z.object({ orderContainerId: z.number(), containerNo: z.string(), sizeType: z.string(), owner: z.string() }),
  ),
  facts: z.array(shipmentFact),
  issuedCells: z.array(z.string()),
  lock: z
    .object({
      isLocked: z.boolean().describe('the documents cut-off has passed: the reader amends, with a reason'),
      cutoffTime: dateTimeText.nullable(),
      fee: z.string().describe("of an amendment, two decimals; '' where no tariff asks for one"),
      currency: z.string(),
    })
    .describe('of the documents cut-off of the train'),
  amendments: z.array(amendment).describe('the latest first'),
  papers: z.array(paperEntry),
});
export type DossierDetail = z.infer<typeof dossierDetail>;

export const drawnText = z.object({
  x: z.number(),
  y: z.number(),
  size: z.number(),
  width: z.number(),
  text: z.string(),
  isBold: z.boolean(),
  isSoft: z.boolean(),
});

export const drawnBox = z.object({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  isFramed: z.boolean(),
  title: z.string(),
  cells: z.array(z.string()).describe('that its text comes from'),
  isWrong: z.boolean(),
});

const boxRemark = z.object({
  remarkId: z.number(),
  boxId: z.string(),
  box: z.string(),
  cell: z.string(),
  words: z.string(),
  time: dateTimeText,
  isOpen: z.boolean().describe('the box still says what it said when it was returned'),
});

const paperView = z.object({
  code: paperCode,
  orderContainerId: z.number().nullable(),
  dossierVersion: version,
  pages: z.array(z.object({ boxes: z.array(drawnBox), texts: z.array(drawnText) })),
  faults: z.array(paperFault),
  differences: z
    .array(z.object({ box: z.string(), before: z.string(), after: z.string() }))
    .describe('what a version made now would say otherwise than the issued one'),
  versions: z.array(paperVersion).describe('the newest first'),
  remarks: z.array(boxRemark).describe('boxes that the documents desk returned, the latest first'),
  abilities: z.object({ issue: z.boolean(), withdraw: z.boolean(), review: z.boolean() }),
});
export type PaperView = z.infer<typeof paperView>;

const query = permission(DOSSIER_ACCESS.query);
const edit = permission(DOSSIER_ACCESS.edit);
const issue = permission(DOSSIER_ACCESS.issue);
const review = permission(DOSSIER_ACCESS.any);

export const ofPaper = {
  orderBigNo,
  code: paperCode,
  orderContainerId: id.nullish().describe('of a paper for one container'),
};

export const getDossier = call({
  method: 'GET',
  path: '/genDoc/detail',
  effect: 'read',
  access: query,
  summary: 'Facts of an order beside its goods, and the papers made from all of them',
  input: z.object({ orderBigNo }),
  response: data(dossierDetail),
});

export const viewPaper = call({
  method: 'GET',
  path: '/genDoc/view',
  effect: 'read',
  access: query,
  summary: 'A paper as it would be printed now, what keeps it from being issued, and its issued versions',
  input: z.object(ofPaper),
  response: data(paperView),
});

export const downloadPaper = call({
  method: 'POST',
  path: '/genDoc/download',
  effect: 'read',
  access: query,
  isForm: true,
  summary: 'An issued version as it was frozen, or the paper as it would be now as a draft',
  input: z.object({ ...ofPaper, paperId: id.nullish().describe('of an issued version; absent: a draft') }),
  response: file(),
});

export const downloadPaperSheet = call({
  method: 'POST',
  path: '/genDoc/sheet',
  effect: 'read',
  access: query,
  isForm: true,
  summary: 'A paper as it would be now as an .xlsx, to be edited further; what is issued is the PDF alone',
  input: z.object(ofPaper),
  response: file(),
});

const change = z.object({
  scope: z.string().max(40),
  field: z.string().max(40),
  before: z.string().max(500).describe('as it was seen; refused with 601 when it is another by now'),
  value: z.string().max(500),
});

export const saveFacts = call({
  method: 'POST',
  path: '/genDoc/saveFacts',
  effect: 'write',
  access: edit,
  maxBodyKb: 1_000,
  detectsDuplicates: true,
  summary: 'Change what papers say of an order beside its goods; refused for what stands in issued papers',
  input: z.object({ orderBigNo, changes: z.array(change).min(1).max(MAX_CHANGES) }),
  response: data(z.object({ version })),
});

export const amendFact = call({
  method: 'POST',
  path: '/genDoc/amend',
  effect: 'write',
  access: edit,
  detectsDuplicates: true,
  summary: 'Change a value that stands in issued papers, with the reason',
  input: z.object({ orderBigNo, version, cell, value: z.string().max(500), reason: line(MAX_REASON) }),
  response: data(z.object({ version })),
});

export const issuePaper = call({
  method: 'POST',
  path: '/genDoc/issue',
  effect: 'write',
  access: issue,
  detectsDuplicates: true,
  summary: 'Issue a paper: its facts, bytes and number are frozen; an earlier version is replaced',
  input: z.object({ ...ofPaper, version: version.describe('of the dossier, as it was seen') }),
  response: data(paperVersion),
});

export const withdrawPaper = call({
  method: 'POST',
  path: '/genDoc/withdraw',
  effect: 'write',
  access: issue,
  summary: 'Withdraw an issued paper with the reason; its number is not used again',
  input: z.object({ orderBigNo, paperId: id, reason: line(MAX_REASON) }),
  response: nothing(),
});

export const returnBox = call({
  method: 'POST',
  path: '/genDoc/returnBox',
  effect: 'write',
  access: review,
  detectsDuplicates: true,
  summary: 'Return a box of a paper with words; the paper is not issued until the box says something else',
  input: z.object({ ...ofPaper, boxId: line(20), words: line(MAX_REASON) }),
  response: nothing(),
});

export const takeBackRemark = call({
  method: 'POST',
  path: '/genDoc/takeBackRemark',
  effect: 'write',
  access: review,
  summary: 'Take the return of a box back',
  input: z.object({ orderBigNo, remarkId: id }),
  response: nothing(),
});
