import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { DOSSIER_ACCESS } from './accessWire.ts';
import { PAPER_CODES, TRAIN_PAPER_CODES } from './paperCodes.ts';
import { drawnBox, drawnText, MAX_REASON, PAPER_STATES, paperFault, paperVersion } from './wire.ts';

const paperCode = z.enum(PAPER_CODES);
const trainPaperCode = z.enum(TRAIN_PAPER_CODES);
const desk = permission(DOSSIER_ACCESS.any);

/** Exports all issued papers of a train as a .zip, with `trainInfoId`. */
export const TRAIN_PAPERS_EXPORT = 'dossier.trainPapers';

/** How far a paper is; `notNeeded`: the shipment has nothing that it declares. */
const CELL_STATES = ['missing', 'ready', 'issued', 'differs', 'notNeeded'] as const;
export type CellState = (typeof CELL_STATES)[number];

const boardCell = z.object({
  code: paperCode,
  state: z.enum(CELL_STATES),
  faultCount: z.number().int(),
  number: z.string(),
});

const boardRow = z.object({
  orderBigNo: z.string(),
  companyName: z.string(),
  orderContainerId: z.number().nullable().describe('null: papers of the whole order'),
  containerNo: z.string(),
  cells: z.array(boardCell),
});
export type BoardRow = z.infer<typeof boardRow>;

const trainPaperEntry = z.object({
  code: trainPaperCode,
  state: z.enum(PAPER_STATES).nullable(),
  versionNo: z.number().int().describe('0: never issued'),
  faultCount: z.number().int(),
  differs: z.boolean(),
});
export type TrainPaperEntry = z.infer<typeof trainPaperEntry>;

/** Why a paper of a batch was not issued. */
const BATCH_OUTCOMES = ['issued', 'faulty', 'stopped', 'noNumbers', 'failed'] as const;

const batchResult = z.object({
  orderBigNo: z.string(),
  code: paperCode,
  orderContainerId: z.number().nullable(),
  containerNo: z.string(),
  outcome: z.enum(BATCH_OUTCOMES),
  number: z.string(),
  faults: z.array(paperFault).describe('a few of them'),
  faultCount: z.number().int(),
});
export type BatchResult = z.infer<typeof batchResult>;

const batch = z.object({
  batchId: z.number(),
  isRunning: z.boolean(),
  total: z.number().int(),
  done: z.number().int(),
  issuedCount: z.number().int(),
  startTime: dateTimeText,
  startedBy: z.string(),
  /** those that were not issued */
  refused: z.array(batchResult),
});
export type PaperBatch = z.infer<typeof batch>;

const board = z.object({
  trainInfoId: z.number(),
  trainNo: z.string(),
  departDate: z.string(),
  startStation: z.string(),
  endStation: z.string(),
  codes: z.array(paperCode).describe('columns'),
  rows: z.array(boardRow),
  trainPapers: z.array(trainPaperEntry),
  readyCount: z.number().int().describe('that one press issues'),
  issuedCount: z.number().int(),
  batch: batch.nullable().describe('the latest'),
});
export type PaperBoard = z.infer<typeof board>;

const ofTrain = { trainInfoId: id };

export const getBoard = call({
  method: 'GET',
  path: '/trainwaybill/board',
  effect: 'read',
  access: desk,
  summary: 'How far each paper of each order and container of a train is',
  input: z.object(ofTrain),
  response: data(board),
});

export const getBatch = call({
  method: 'GET',
  path: '/trainwaybill/batch',
  effect: 'read',
  access: desk,
  summary: 'How far the issuing of a train’s papers is, and which were not issued, with the reasons',
  input: z.object({ batchId: id }),
  response: data(batch),
});

export const issueReady = call({
  method: 'POST',
  path: '/trainwaybill/issueReady',
  effect: 'write',
  access: desk,
  detectsDuplicates: true,
  summary: 'Issue all papers of a train that are ready, one after the other in the background',
  input: z.object(ofTrain),
  response: data(batch),
});

const ofTrainPaper = { ...ofTrain, code: trainPaperCode };

const trainPaperView = z.object({
  code: trainPaperCode,
  pages: z.array(z.object({ boxes: z.array(drawnBox), texts: z.array(drawnText) })),
  faults: z.array(paperFault.extend({ orderBigNo: z.string().describe("whose dossier it is put right in; ''") })),
  differences: z.array(z.object({ box: z.string(), before: z.string(), after: z.string() })),
  versions: z.array(paperVersion).describe('the newest first'),
  /** of each container on the paper, by its id */
  orders: z.record(z.string(), z.string()),
});
export type TrainPaperView = z.infer<typeof trainPaperView>;

export const viewTrainPaper = call({
  method: 'GET',
  path: '/trainwaybill/view',
  effect: 'read',
  access: desk,
  summary: 'A paper of a whole train as it would be printed now, and its issued versions',
  input: z.object(ofTrainPaper),
  response: data(trainPaperView),
});

export const issueTrainPaper = call({
  method: 'POST',
  path: '/trainwaybill/issue',
  effect: 'write',
  access: desk,
  detectsDuplicates: true,
  summary: 'Issue a paper of a whole train; an earlier version is replaced',
  input: z.object(ofTrainPaper),
  response: data(paperVersion),
});

export const downloadTrainPaper = call({
  method: 'POST',
  path: '/trainwaybill/download',
  effect: 'read',
  access: desk,
  isForm: true,
  summary: 'An issued version as it was frozen, or the paper as it would be now as a draft',
  input: z.object({ ...ofTrainPaper, paperId: id.nullish() }),
  response: file(),
});

export const downloadTrainPaperSheet = call({
  method: 'POST',
  path: '/trainwaybill/sheet',
  effect: 'read',
  access: desk,
  isForm: true,
  summary: 'A paper of a whole train as it would be now as an .xlsx, to be edited further',
  input: z.object(ofTrainPaper),
  response: file(),
});

export const withdrawTrainPaper = call({
  method: 'POST',
  path: '/trainwaybill/withdraw',
  effect: 'write',
  access: desk,
  summary: 'Withdraw an issued paper of a whole train with the reason',
  input: z.object({ ...ofTrain, paperId: id, reason: line(MAX_REASON) }),
  response: nothing(),
});
