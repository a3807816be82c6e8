import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { trainStatus } from '../train/wire.ts';
import { MASS_BASES, WAGON_LENGTHS, WAGON_PROVIDERS } from './plan.ts';

const reads = permission('operation:wagonPlan:query');
const changes = permission('operation:wagonPlan:edit');

/** More than a train of 200 TEU on wagons of 40 feet has. */
export const MAX_WAGONS = 120;
export const MAX_ON_WAGON = 4;

/** Of a container's facts in the cargo: what is typed there is the limit here. */
export const MAX_CAPACITY_T = 200;
export const MAX_TARE_T = 100;
export const MAX_AXLES = 12;
const tonnes = (max: number) => z.number().min(0).max(max).multipleOf(0.1);

const wagonData = {
  wagonNo: optionalLine(12).describe("7 digits of China, 8 of the 1520 railways, 12 of UIC; '' while not known"),
  lengthFt: z.literal(WAGON_LENGTHS),
  capacityT: tonnes(MAX_CAPACITY_T),
  axles: z.number().int().min(2).max(MAX_AXLES),
  tareT: tonnes(MAX_TARE_T),
  provider: z.enum(WAGON_PROVIDERS).describe('SMGS box 8'),
  orderContainerIds: z.array(id).max(MAX_ON_WAGON).describe('from the front to the rear'),
};

export const planWagon = z.object({ wagonKey: z.string(), ...wagonData, wagonNo: z.string() });

const container = z.object({
  orderContainerId: z.number(),
  orderBigNo: z.string(),
  companyName: z.string(),
  label: z.string().describe('container number, or the order number with its place in it'),
  sizeType,
  massKg: z.number(),
  massBasis: z.enum(MASS_BASES).describe('vgm; goods: tare and goods as typed; tare: goods not known'),
  dangerClasses: z.array(z.string()),
  factWagonNo: z.string().describe("wagon number that documents show now; ''"),
  lockedBy: z.string().describe("issued document with the wagon number of it; ''"),
});

const plan = z.object({
  trainInfoId: z.number(),
  trainNo: z.string(),
  status: trainStatus,
  departTime: dateTimeText,
  startStation: z.string(),
  endStation: z.string(),
  startCountry: z.string().describe('ISO 3166'),
  version: z.number().int().describe('0: never saved; wagons are then those that the facts of containers name'),
  updateBy: z.string(),
  updateTime: dateTimeText.nullable(),
  abilities: z.object({ edit: z.boolean() }),
  wagons: z.array(planWagon),
  containers: z.array(container),
});
export type WagonPlan = z.infer<typeof plan>;

const ofTrain = { trainInfoId: id };

export const getWagonPlan = call({
  method: 'GET',
  path: '/wagonPlan/detail',
  effect: 'read',
  access: reads,
  summary: 'Wagons of a train with their containers, and all containers of the train',
  input: z.object(ofTrain),
  response: data(plan),
});

export const saveWagonPlan = call({
  method: 'POST',
  path: '/wagonPlan/save',
  effect: 'write',
  access: changes,
  maxBodyKb: 256,
  detectsDuplicates: true,
  summary:
    'Save all wagons of a train; their data become facts of the containers. 601 if the plan has changed meanwhile',
  input: z.object({
    ...ofTrain,
    version: z.number().int().min(0).max(2_147_483_647).describe('as it was read'),
    wagons: z.array(z.object(wagonData)).max(MAX_WAGONS),
  }),
  response: data(z.object({ version: z.number().int() })),
});

export const exportWagons = call({
  method: 'POST',
  path: '/wagonPlan/export',
  effect: 'read',
  access: reads,
  isForm: true,
  summary: 'Wagons of a train with their containers as .xlsx, to be edited and compared',
  input: z.object(ofTrain),
  response: file(),
});

export const exportContainers = call({
  method: 'POST',
  path: '/wagonPlan/containers/export',
  effect: 'read',
  access: reads,
  isForm: true,
  summary: 'Containers of a train with their wagons as .xlsx',
  input: z.object(ofTrain),
  response: file(),
});

const sheetWagon = z.object({
  rowNumber: z.number().int(),
  errors: z.array(z.string()).describe('each with its cell'),
  wagon: z.object({ ...wagonData, wagonNo: z.string(), orderContainerIds: z.array(z.number()) }),
});
export type SheetWagon = z.infer<typeof sheetWagon>;

export const readWagonSheet = call({
  method: 'POST',
  path: '/wagonPlan/readSheet',
  effect: 'read',
  access: changes,
  isLongRunning: true,
  summary: 'Wagons of an .xlsx, with what cannot be read; nothing is saved',
  input: z.object(ofTrain),
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] },
  response: data(z.array(sheetWagon)),
});
