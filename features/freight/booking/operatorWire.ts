import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { delayReason } from '../train/delayReasons.ts';
import { train } from '../train/wire.ts';
import { ORDER_ACCESS } from './accessWire.ts';
import { customerRecord, operatorOrderRow, orderDetail } from './order.ts';
import { ANY_ORDER_PATHS } from './orderPaths.ts';
import { orderStatus } from './states.ts';
import { orderFilter } from './wire.ts';

export const listBookings = call({
  method: 'GET',
  path: ANY_ORDER_PATHS.list,
  effect: 'read',
  access: permission(ORDER_ACCESS.any),
  summary: 'Bookings of all companies, for operators',
  input: z.object({
    ...pageInput,
    ...sortInput(['submitTime', 'departTime', 'orderBigNo']),
    ...orderFilter,
    trainInfoId: id.optional(),
    companyName: optionalLine(100),
  }),
  response: rows(operatorOrderRow),
});

export const getBookingDetail = call({
  method: 'GET',
  path: ANY_ORDER_PATHS.detail,
  effect: 'read',
  access: permission(ORDER_ACCESS.any),
  summary: 'One order of any company, for operators',
  input: z.object({ orderBigNo: line(20) }),
  response: data(
    orderDetail.extend({
      companyName: z.string(),
      abilities: operatorOrderRow.shape.abilities.extend({ rollOver: z.boolean() }),
    }),
  ),
});

export const getCustomerRecord = call({
  method: 'GET',
  path: '/operation/booking/customerRecord',
  effect: 'read',
  access: permission(ORDER_ACCESS.any),
  summary: 'Booking record of an order’s customer over the last 12 months',
  input: z.object({ orderBigNo: line(20) }),
  response: data(customerRecord),
});

export const confirmBooking = call({
  method: 'POST',
  path: '/operation/booking/confirm',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Confirm a submitted booking, or a waitlisted one if space is available',
  input: z.object({ orderBigNo: line(20) }),
  response: nothing(),
});

export const waitlistBooking = call({
  method: 'POST',
  path: '/operation/booking/waitlist',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Put a submitted booking on the waitlist and release its space',
  input: z.object({ orderBigNo: line(20) }),
  response: nothing(),
});

/** Partial success: failed bookings come back with the reason. */
export const confirmBookings = call({
  method: 'POST',
  path: '/operation/booking/confirmBatch',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Confirm several submitted or waitlisted bookings',
  input: z.object({ orderBigNos: z.array(line(20)).min(1).max(100) }),
  response: data(
    z.object({
      confirmed: z.array(z.string()),
      failed: z.array(z.object({ orderBigNo: z.string(), msg: z.string() })),
    }),
  ),
});

export const refuseBooking = call({
  method: 'POST',
  path: '/operation/booking/refuse',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Decline a submitted or waitlisted booking with a reason and release its space',
  input: z.object({ orderBigNo: line(20), reason: line(200) }),
  response: nothing(),
});

export const getLoadPlan = call({
  method: 'GET',
  path: ANY_ORDER_PATHS.loadPlan,
  effect: 'read',
  access: permission(ORDER_ACCESS.any),
  summary: 'Space in TEU by customer on a train',
  input: z.object({ trainInfoId: id }),
  response: data(
    z.object({
      train,
      soldTeu: z.number().int(),
      orders: z.array(
        z.object({
          orderBigNo: z.string(),
          companyName: z.string(),
          status: orderStatus,
          teu: z.number().int(),
          containerCount: z.number().int(),
          numberedCount: z.number().int(),
        }),
      ),
    }),
  ),
});

/** Here, above trains: the customers booked on the train are notified. */
export const changeDeparture = call({
  method: 'POST',
  path: '/operation/train/changeDeparture',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Change a train’s departure; cut-offs and arrival shift with it and all booked customers are notified',
  input: z.object({
    trainInfoId: id,
    departTime: dateTimeText,
    delayReason: delayReason.optional().describe('needed when it is an hour later or more'),
  }),
  response: data(z.object({ bookings: z.number().int().describe('whose customers are told') })),
});

/** Here, above trains: bookings end and their customers are notified. */
export const cancelTrain = call({
  method: 'POST',
  path: '/operation/train/cancel',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Cancel a train with a reason; all its bookings are cancelled and all customers notified',
  input: z.object({ trainInfoId: id, reason: line(200) }),
  response: data(z.object({ endedBookings: z.number().int() })),
});
