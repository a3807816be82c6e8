import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { DOSSIER_ACCESS } from '../dossier/accessWire.ts';
import { PAPER_CODES } from '../dossier/paperCodes.ts';
import { INSPECTION_ACCESS } from './accessWire.ts';
import { RULE_CODES, SEVERITIES } from './ruleCodes.ts';

const orderBigNo = line(20);
const ruleCode = z.enum(RULE_CODES);
const severity = z.enum(SEVERITIES);
const MAX_REASON = 500;

const cellValue = z.object({ cell: z.string(), value: z.string() });

const evidence = z.object({
  cells: z.array(cellValue).describe('places in the dossier, with what they say'),
  read: z
    .array(
      z.object({
        paperId: z.number(),
        fileName: z.string(),
        page: z.number().int().describe('from 1'),
        text: z.string(),
        box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
        confidence: z.number(),
      }),
    )
    .describe('places on uploaded documents, in fractions of the page'),
  ours: z.string().describe("what the dossier says in short, such as a sum; ''"),
  theirs: z.string().describe("what stands against it; codes of documents where these are missing; ''"),
});
export type FindingEvidence = z.infer<typeof evidence>;

const finding = z.object({
  key: z.string(),
  rule: ruleCode,
  ruleVersion: z.number().int(),
  severity,
  orderContainerId: z.number().nullable(),
  containerNo: z.string(),
  ...evidence.shape,
  fix: cellValue.nullable().describe('the one cell that puts it right'),
  overruled: z.object({ overruleId: z.number(), reason: z.string(), who: z.string(), time: dateTimeText }).nullable(),
  abilities: z.object({ takeOver: z.boolean(), overrule: z.boolean() }),
});
export type ShownFinding = z.infer<typeof finding>;

const exception = z.object({
  code: z.enum(PAPER_CODES),
  orderContainerId: z.number().nullable(),
  versionNo: z.number().int(),
  number: z.string(),
  rule: ruleCode,
  reason: z.string(),
  who: z.string(),
  time: dateTimeText,
});

const inspection = z.object({
  version: z.number().int().describe('of the dossier that was inspected'),
  findings: z.array(finding).describe('those that stop documents first'),
  exceptions: z.array(exception).describe('issued documents that were let through, the latest first'),
});
export type Inspection = z.infer<typeof inspection>;

export const getInspection = call({
  method: 'GET',
  path: '/inspection/order',
  effect: 'read',
  access: permission(DOSSIER_ACCESS.query),
  summary: 'Contradictions between the facts of an order and its uploaded documents, by the rules in force',
  input: z.object({ orderBigNo }),
  response: data(inspection),
});

const inspectedOrder = z.object({
  orderBigNo: z.string(),
  companyName: z.string(),
  red: z.number().int().describe('that stop documents'),
  amber: z.number().int(),
  overruled: z.number().int(),
  rules: z.array(ruleCode).describe('whose findings stop documents'),
});

const trainInspection = z.object({
  orderCount: z.number().int(),
  orders: z.array(inspectedOrder).describe('with findings, the most severe first'),
});
export type TrainInspection = z.infer<typeof trainInspection>;

export const getTrainInspection = call({
  method: 'GET',
  path: '/inspection/train',
  effect: 'read',
  access: permission(DOSSIER_ACCESS.any),
  summary: 'How many contradictions each order of a train has',
  input: z.object({ trainInfoId: id }),
  response: data(trainInspection),
});

const ofFinding = { orderBigNo, key: line(64) };

export const takeOverRead = call({
  method: 'POST',
  path: '/inspection/takeOver',
  effect: 'write',
  access: permission(DOSSIER_ACCESS.edit),
  detectsDuplicates: true,
  summary: 'Take the value of an uploaded document over into the one cell that it contradicts',
  input: z.object(ofFinding),
  response: nothing(),
});

export const overruleFinding = call({
  method: 'POST',
  path: '/inspection/overrule',
  effect: 'write',
  access: permission(INSPECTION_ACCESS.overrule),
  detectsDuplicates: true,
  summary: 'Accept a contradiction with a reason, which stays with the documents issued in spite of it',
  input: z.object({ ...ofFinding, reason: line(MAX_REASON) }),
  response: nothing(),
});

export const takeBackOverrule = call({
  method: 'POST',
  path: '/inspection/takeBack',
  effect: 'write',
  access: permission(INSPECTION_ACCESS.overrule),
  summary: 'Take the acceptance of a contradiction back; documents issued meanwhile keep its reason',
  input: z.object({ orderBigNo, overruleId: id }),
  response: nothing(),
});

/** Per cent with at most two decimals. */
const limit = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .nullable();

const inspectionRule = z.object({
  code: ruleCode,
  version: z.number().int(),
  source: z.string(),
  since: z.string().describe('first day'),
  severity,
  isOn: z.boolean(),
  limit: limit.describe('per cent; null: the rule has none'),
  declaredLimit: limit,
  setBy: z.string(),
  setTime: dateTimeText.nullable(),
});
export type InspectionRule = z.infer<typeof inspectionRule>;

export const listRules = call({
  method: 'GET',
  path: '/inspection/rules',
  effect: 'read',
  access: permission(INSPECTION_ACCESS.rules),
  summary: 'Rules of the inspection with source, version, first day and limit',
  input: z.object({}),
  response: data(z.array(inspectionRule)),
});

const setting = { code: ruleCode, limit: limit.default(null).describe('per cent; null: as the rule is declared') };

export const setRule = call({
  method: 'POST',
  path: '/inspection/setRule',
  effect: 'write',
  access: permission(INSPECTION_ACCESS.rules),
  summary: 'Switch a rule on or off, or set its limit',
  input: z.object({ ...setting, isOn: z.boolean() }),
  response: nothing(),
});

const trial = z.object({
  orders: z.number().int().describe('that were inspected: the latest ones on trains that have left'),
  stopped: z.number().int().describe('with a finding that stops documents'),
  warned: z.number().int().describe('with warnings alone'),
  examples: z.array(z.object({ orderBigNo: z.string(), companyName: z.string(), count: z.number().int() })),
});
export type RuleTrial = z.infer<typeof trial>;

export const tryRule = call({
  method: 'GET',
  path: '/inspection/tryRule',
  effect: 'read',
  access: permission(INSPECTION_ACCESS.rules),
  isLongRunning: true,
  summary: 'How many past orders a rule would have stopped, whether it is on or not',
  input: z.object(setting),
  response: data(trial),
});
