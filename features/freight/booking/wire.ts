import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { emptyIsAbsent, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { lineNeed } from '../../money/deposit/lineNeed.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { train } from '../train/wire.ts';
import { ORDER_ACCESS } from './accessWire.ts';
import { BOOKED_SERVICES, bookedService } from './bookedServices.ts';
import { freeContainer, savedContainers } from './numbers.ts';
import {
  contactMobile,
  contactName,
  containerEntry,
  containerRequest,
  customerRef,
  isWithinOneBooking,
  namedGoods,
  orderDetail,
  orderRow,
  parsedContainer,
  timelineEntry,
} from './order.ts';
import { OWN_ORDER_PATHS } from './orderPaths.ts';
import { MAX_CONTAINERS, orderStatus } from './states.ts';

export const checkCompanyAndBookingStatus = call({
  method: 'GET',
  path: '/booking/booking/checkCompanyAndBookingStatus',
  effect: 'read',
  access: permission(ORDER_ACCESS.book),
  summary: 'Whether your company can book the train now, and why not',
  input: z.object({ trainInfoId: id.optional() }),
  response: data(
    z.object({
      allowed: z.boolean(),
      reason: z.string().nullable(),
      lacks: lineNeed.nullable().describe('contract or deposit that the line needs and the company lacks'),
    }),
  ),
});

export const getInitParam = call({
  method: 'GET',
  path: '/booking/booking/getInitParam',
  effect: 'read',
  access: permission(ORDER_ACCESS.book),
  summary: 'Initial data of the booking form: container types with limits, contact, limits',
  input: z.object({}),
  response: data(
    z.object({
      sizeTypes: z.array(z.object({ sizeType, teu: z.number(), tareKg: z.number(), maxGrossKg: z.number() })),
      contactName: z.string(),
      contactMobile: z.string(),
      maxContainers: z.number(),
    }),
  ),
});

/** Books, or saves a draft; `orderBigNo` = own draft to replace. */
export const saveBooking = call({
  method: 'POST',
  path: '/booking/booking/saveBooking',
  effect: 'write',
  access: permission(ORDER_ACCESS.book),
  maxBodyKb: 128,
  summary: 'Book containers on a train, or save a draft',
  detectsDuplicates: true,
  input: z.object({
    orderBigNo: emptyIsAbsent(20),
    requestKey: emptyIsAbsent(64).describe(
      'made by the client once for a booking: asked again with it, the answer is the same and nothing is booked twice',
    ),
    trainInfoId: id,
    containers: z
      .array(containerRequest)
      .min(1)
      .max(20)
      .refine(isWithinOneBooking, {
        params: { max: MAX_CONTAINERS },
      }),
    goods: z.array(namedGoods).max(50).default([]),
    contactName,
    contactMobile,
    remark: optionalLine(500),
    customerRef,
    services: z
      .array(bookedService)
      .max(BOOKED_SERVICES.length)
      .default([])
      .describe('asked for with the booking; priced once their details are known'),
    draft: z.boolean().default(false),
  }),
  response: data(z.object({ orderBigNo: z.string(), status: orderStatus })),
});

/** Asked before submitting; the form warns, other programs have `requestKey`. */
export const findEqualBooking = call({
  method: 'POST',
  path: '/booking/booking/findEqualBooking',
  effect: 'read',
  access: permission(ORDER_ACCESS.book),
  summary: 'Your company’s latest booking of the last 24 hours with the same containers on the same train',
  input: z.object({ trainInfoId: id, containers: z.array(containerRequest).min(1).max(20) }),
  response: data(z.object({ orderBigNo: z.string(), submitTime: dateTimeText }).nullable()),
});

export const orderFilter = {
  status: orderStatus.optional(),
  orderBigNo: optionalLine(20),
  customerRef: optionalLine(50),
  trainNo: optionalLine(20),
  containerNo: optionalLine(20).describe('blanks and hyphens in it do not matter'),
  startStationId: id.optional(),
  endStationId: id.optional(),
  dateFrom: dateText.optional().describe('departure, from'),
  dateTo: dateText.optional().describe('departure, to'),
};

export const listOrders = call({
  method: 'GET',
  path: OWN_ORDER_PATHS.list,
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'Your company’s orders',
  input: z.object({
    ...pageInput,
    ...sortInput(['createTime', 'departTime', 'expectedArriveTime', 'orderBigNo']),
    ...orderFilter,
  }),
  response: rows(orderRow),
});

export const exportOrders = call({
  method: 'POST',
  path: '/order/orderBigOrder/export',
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'Your company’s orders as .xlsx, with the list’s filters',
  isForm: true,
  input: z.object(orderFilter),
  response: file(),
});

/** Statuses without orders are left out. */
export const queryOrderBigStatus = call({
  method: 'GET',
  path: OWN_ORDER_PATHS.counts,
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'Counts of your company’s orders by status, each up to 10,001',
  input: z.object({}),
  response: data(z.array(z.object({ status: orderStatus, count: z.number().int() }))),
});

export const isHavingTempOrders = call({
  method: 'GET',
  path: OWN_ORDER_PATHS.drafts,
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'Whether your company has drafts, and the latest of them (for one train, if given)',
  input: z.object({ trainInfoId: id.optional() }),
  response: data(z.object({ isHaving: z.boolean(), orderBigNo: z.string().nullable() })),
});

export const getPageInfoByTrainNo = call({
  method: 'GET',
  path: '/order/orderBigOrder/getPageInfoByTrainNo',
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'The next bookable train with a train number and the booking page to use',
  input: z.object({ trainNo: line(20) }),
  response: data(train.extend({ page: z.literal('bookingSpace') })),
});

export const getOrderDetail = call({
  method: 'GET',
  path: OWN_ORDER_PATHS.detail,
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'One order of your company in full',
  input: z.object({ orderBigNo: line(20) }),
  response: data(orderDetail),
});

export const getTimeline = call({
  method: 'GET',
  path: '/order/orderBigOrder/getTimeline',
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'Timeline of an order of your company, newest first',
  input: z.object({ orderBigNo: line(20) }),
  response: data(z.array(timelineEntry)),
});

export const withdraw = call({
  method: 'POST',
  path: '/order/orderBigOrder/withdraw',
  effect: 'write',
  access: permission(ORDER_ACCESS.book),
  summary: 'Withdraw a booking of your company and release its space',
  input: z.object({ orderBigNo: line(20), reason: optionalLine(200) }),
  response: nothing(),
});

export const saveReference = call({
  method: 'POST',
  path: '/order/orderBigOrder/saveReference',
  effect: 'write',
  access: permission(ORDER_ACCESS.book),
  summary: 'Change the customer’s reference of an order',
  input: z.object({ orderBigNo: line(20), customerRef }),
  response: nothing(),
});

/**
 * Good rows are saved, also beside wrong ones: errors in `fields` as `containers.<index>.<field>`. An error when no row
 * is good.
 */
export const saveContainers = call({
  method: 'POST',
  path: '/order/orderBigOrder/saveContainers',
  effect: 'write',
  access: permission(ORDER_ACCESS.book),
  maxBodyKb: 128,
  summary: 'Enter container numbers (ISO 6346, unique on the train), seals and weights',
  input: z.object({ orderBigNo: line(20), containers: z.array(containerEntry).min(1).max(MAX_CONTAINERS) }),
  response: data(savedContainers),
});

export const containerTemplate = call({
  method: 'GET',
  path: '/order/orderBigOrder/containerTemplate',
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'An .xlsx with the order’s containers, to fill in and import',
  input: z.object({ orderBigNo: line(20) }),
  response: file(),
});

export const parseContainers = call({
  method: 'POST',
  path: '/order/orderBigOrder/parseContainers',
  effect: 'read',
  access: permission(ORDER_ACCESS.book),
  summary: 'Read container numbers from an .xlsx, with the errors of each row',
  input: z.object({ orderBigNo: line(20) }),
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] },
  response: data(z.array(parsedContainer)),
});

export const listFreeContainers = call({
  method: 'GET',
  path: '/order/orderBigOrder/freeContainers',
  effect: 'read',
  access: permission(ORDER_ACCESS.own),
  summary: 'Available COC containers at the order’s origin station, of the COC types ordered',
  input: z.object({ orderBigNo: line(20) }),
  response: data(z.array(freeContainer)),
});
