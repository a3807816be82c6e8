import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { DOSSIER_ACCESS } from '../../documents/dossier/accessWire.ts';
import { STEPS, TURNS, VERDICTS } from './clock.ts';

const step = z.object({
  step: z.enum(STEPS),
  isDone: z.boolean(),
  dueTime: dateTimeText.describe('its cut-off'),
  missing: z.number().int(),
  verdict: z.enum(VERDICTS),
  expectedTime: dateTimeText.nullable().describe('when it is usually done; null where nothing tells it'),
});

const container = z.object({
  orderContainerId: z.number(),
  containerNo: z.string(),
  verdict: z.enum(VERDICTS).describe('whether it makes its train; unknown: no experience yet'),
  decides: z.enum(STEPS).nullable().describe('the one step that decides'),
  turn: z.enum(TURNS).nullable().describe('whose turn it is'),
  steps: z.array(step).describe('in the order of the cut-offs'),
});
export type ContainerClock = z.infer<typeof container>;

const orderClock = z.object({
  containers: z.array(container).describe('none until the order is confirmed, or once the train has left'),
  experience: z.array(
    z.object({ step: z.enum(STEPS), hours: z.number().describe('before departure, median'), count: z.number().int() }),
  ),
});
export type OrderClock = z.infer<typeof orderClock>;

export const getOrderClock = call({
  method: 'GET',
  path: '/readiness/order',
  effect: 'read',
  access: permission(DOSSIER_ACCESS.query),
  summary: 'Whether each container of an order makes its train, what decides, and whose turn it is',
  input: z.object({ orderBigNo: line(20) }),
  response: data(orderClock),
});

const trainClock = z.object({
  containerCount: z.number().int(),
  yes: z.number().int(),
  unknown: z.number().int(),
  risk: z.number().int(),
  no: z.number().int(),
  waits: z
    .array(z.object({ step: z.enum(STEPS), turn: z.enum(TURNS), verdict: z.enum(VERDICTS), count: z.number().int() }))
    .describe('what decides for those that do not surely make it, the most first'),
  orders: z.array(
    z.object({
      orderBigNo: z.string(),
      companyName: z.string(),
      verdict: z.enum(VERDICTS),
      decides: z.enum(STEPS).nullable(),
      count: z.number().int().describe('containers that do not surely make it'),
    }),
  ),
});
export type TrainClock = z.infer<typeof trainClock>;

export const getTrainClock = call({
  method: 'GET',
  path: '/readiness/train',
  effect: 'read',
  access: permission(DOSSIER_ACCESS.any),
  summary: 'How many containers of a train make it, and for what the others wait',
  input: z.object({ trainInfoId: id }),
  response: data(trainClock),
});
