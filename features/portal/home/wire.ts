import { z } from 'zod';
import { permission, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { homeAlert, homeFigure } from '../../../platform/wire/homeParts.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { orderRow } from '../../freight/booking/order.ts';
import { orderStatus } from '../../freight/booking/states.ts';
import { journey, journeyStop } from '../../freight/tracking/wire.ts';
import { train } from '../../freight/train/wire.ts';

/** Row limits of the home page. */
export const MAX_ROWS = { toDo: 5, underWay: 3, coming: 5 } as const;

const toDoOrder = orderRow.pick({
  orderBigNo: true,
  trainNo: true,
  lineName: true,
  departTime: true,
  cutoffTime: true,
  createTime: true,
  containerCount: true,
  numberedCount: true,
  teu: true,
});
export type ToDoOrder = z.infer<typeof toDoOrder>;

/** A departed train with the company's own load, where it is and when it is expected. */
const trainUnderWay = train
  .pick({
    trainInfoId: true,
    trainNo: true,
    lineName: true,
    departTime: true,
    arriveTime: true,
    expectedArriveTime: true,
    endStation: true,
  })
  .extend({
    orderBigNo: z.string().describe('any of the orders, to follow the train by'),
    orderCount: z.number().int(),
    containerCount: z.number().int(),
    stops: z.array(
      journeyStop.pick({
        stationId: true,
        stationName: true,
        isBorder: true,
        distanceKm: true,
        plannedTime: true,
        estimatedTime: true,
      }),
    ),
    position: journey.shape.position,
  });
export type TrainUnderWay = z.infer<typeof trainUnderWay>;

export const customerHome = z.object({
  counts: z
    .array(z.object({ status: orderStatus, count: z.number().int() }))
    .describe('orders by status; statuses without orders are left out'),
  lacking: z
    .array(toDoOrder)
    .describe(`confirmed, with containers without a number; the ${MAX_ROWS.toDo} that leave first`),
  drafts: z.array(toDoOrder).describe(`the ${MAX_ROWS.toDo} oldest`),
  oldestSubmitted: dateTimeText.nullable().describe('since when the longest waiting booking waits'),
  underWay: z.array(trainUnderWay).describe(`the ${MAX_ROWS.underWay} longest under way`),
  underWayCount: z.number().int().describe('trains under way, those not listed too'),
  coming: z.array(train).describe(`the ${MAX_ROWS.coming} next trains from tomorrow on that can be booked`),
});
export type CustomerHome = z.infer<typeof customerHome>;

/** One response for the whole first view: no second round trip. */
export const readHome = call({
  method: 'GET',
  path: '/home',
  effect: 'read',
  access: signedIn,
  summary: 'Home page data of a booking user; null for all others',
  input: z.object({}),
  response: data(customerHome.nullable()),
});

/** A train to one of the agent's stations; counts of containers with a number, of all customers together. */
export const arrival = train
  .pick({
    trainInfoId: true,
    trainNo: true,
    lineName: true,
    endStation: true,
    expectedArriveTime: true,
    status: true,
  })
  .extend({
    containerCount: z.number().int(),
    toDeliver: z.number().int().describe('arrived, not yet delivered'),
    delivered: z.number().int(),
  });
export type Arrival = z.infer<typeof arrival>;

export const readArrivals = call({
  method: 'GET',
  path: '/home/arrivals',
  effect: 'read',
  access: permission('home:arrival:list'),
  summary: 'Arrivals at the overseas agent’s stations, from three weeks ago to three weeks ahead',
  input: z.object({}),
  response: data(z.array(arrival)),
});

const attention = z.object({ alerts: z.array(homeAlert), figures: z.array(homeFigure) });
export type HomeAttention = z.infer<typeof attention>;

export const readAttention = call({
  method: 'GET',
  path: '/home/attention',
  effect: 'read',
  access: signedIn,
  summary: 'What needs attention now, by the permissions of the user, and figures of your company',
  input: z.object({}),
  response: data(attention),
});
