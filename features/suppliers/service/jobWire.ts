import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { records } from '../../../platform/wire/records.ts';
import { faultParams } from '../../../platform/wire/rules/fault.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { currency, decimalText, id, optionalLine } from '../../../platform/wire/validators.ts';
import { serviceKind } from '../../money/charge/charge.ts';
import { SERVICE_ACCESS } from './accessWire.ts';
import { serviceOrderKind } from './kinds.ts';
import { amount, amountOrZero, freeDays, MAX_REASON, serviceJob } from './order.ts';
import { jobStatus, SUPPLIER_MOVES } from './states.ts';
import { moveInput, seen } from './wire.ts';

const list = permission(SERVICE_ACCESS.job);
const edit = permission('service:job:edit');

/** Service orders in which the own company takes part as supplier. */
export const serviceJobs = records({
  path: '/service/job',
  access: () => list,
  idName: 'serviceOrderId',
  row: z.object({
    serviceOrderId: z.number(),
    serviceNo: z.string(),
    orderBigNo: z.string(),
    kind: serviceOrderKind,
    serviceKind,
    jobStatus,
    place: z.string(),
    startTime: dateTimeText.nullable(),
    containerCount: z.number().int(),
    price: money(decimalText.nullable(), null),
    currency,
    updateTime: dateTimeText,
  }),
  fields: {},
  filter: {
    orderBigNo: optionalLine(30).describe('a part of it'),
    kind: serviceOrderKind.optional(),
    jobStatus: jobStatus.optional(),
    isFinished: z.enum(['0', '1']).optional().describe("'1': finished ones, '0': all others"),
  },
  exportName: 'service.jobs',
  calls: { list: 'Service orders of the own company as supplier' },
});

export const getServiceJob = call({
  method: 'GET',
  path: '/service/job/detail',
  effect: 'read',
  access: list,
  summary: 'A service order assigned to your company',
  input: z.object({ serviceOrderId: id }),
  response: data(serviceJob),
});

const write = { method: 'POST', effect: 'write', access: edit, response: data(serviceJob) } as const;

export const moveServiceJob = call({
  ...write,
  path: '/service/job/move',
  summary: 'Accept or decline a job, start or complete it, as the supplier',
  input: moveInput(SUPPLIER_MOVES),
});

export const quoteServiceJob = call({
  ...write,
  path: '/service/job/quote',
  summary: 'Submit a quote; again to change it until the platform has selected one',
  input: z.object({
    serviceOrderId: id,
    amount,
    currency,
    validUntil: dateText,
    note: optionalLine(MAX_REASON),
    freeDays: freeDays.nullish().transform((days) => days ?? null),
    dayRate: amountOrZero
      .nullish()
      .transform((rate) => rate ?? null)
      .describe('storage a day after the free days'),
  }),
});

export const suggestServiceQuote = call({
  method: 'GET',
  path: '/service/job/suggestQuote',
  effect: 'read',
  access: list,
  summary: 'Price of a job according to your latest valid quotation',
  input: z.object({ serviceOrderId: id }),
  response: data(
    z
      .object({
        title: z.string(),
        version: z.number().int(),
        validTo: dateText,
        currency,
        amount: money(decimalText.nullable(), null),
        freeDays: z.number().int().nullable(),
        dayRate: money(decimalText.nullable(), null),
      })
      .nullable(),
  ),
});

export const declineServiceQuote = call({
  ...write,
  path: '/service/job/declineQuote',
  summary: 'Decline to quote, or withdraw a quote',
  input: z.object({ serviceOrderId: id, reason: optionalLine(MAX_REASON) }),
});

const tripLink = z.object({
  tripId: id,
  url: z.string().describe('of the page for the driver; known now and never again'),
  expireTime: dateTimeText,
});

export const assignTrip = call({
  ...write,
  path: '/trailer/assignDriver',
  summary: 'Assign vehicle and driver; the driver receives a link by SMS. `tripId` replaces another trip',
  input: z.object({
    serviceOrderId: id,
    orderContainerId: id.nullish().transform((given) => given ?? null),
    vehicleId: id,
    driverId: id,
    note: optionalLine(MAX_REASON),
    tripId: id.nullish().transform((given) => given ?? null),
  }),
  response: data(tripLink),
});

export const renewDriverLink = call({
  ...write,
  path: '/service/job/renewLink',
  summary: 'Reissue a driver’s link; the old one becomes invalid',
  input: z.object({ tripId: id }),
  response: data(tripLink),
});

export const revokeDriverLink = call({
  ...write,
  path: '/service/job/revokeLink',
  summary: 'Deactivate a driver’s link',
  input: z.object({ tripId: id }),
});

export const enterServiceFee = call({
  ...write,
  path: '/service/job/enterFee',
  summary: 'Enter the charge of a completed job',
  input: z.object({ ...seen, amount, currency, note: optionalLine(MAX_REASON) }),
});

export const saveYardStay = call({
  ...write,
  path: '/service/job/stay',
  summary: 'Record a container’s gate-in and gate-out dates',
  input: z
    .object({
      serviceOrderId: id,
      orderContainerId: id,
      inDate: dateText,
      outDate: dateText.nullish().transform((given) => given ?? null),
    })
    .refine(({ inDate, outDate }) => outDate === null || outDate >= inDate, {
      path: ['outDate'],
      ...faultParams({ key: 'endBeforeStart' }),
    }),
});
