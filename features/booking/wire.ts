import { z } from 'zod';
import { permission } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, file, nothing, rows } from '../../platform/wire/envelope.ts';
import { pageInput, sortInput } from '../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../platform/wire/records.ts';
import { dateText, dateTimeText } from '../../platform/wire/time.ts';
import { MEGABYTE } from '../../platform/wire/uploadRule.ts';
import { emptyIsAbsent, id, line, optionalLine } from '../../platform/wire/validators.ts';
import { lineNeed } from '../deposit/wire.ts';
import { delayReason } from '../train/delayReasons.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { train } from '../train/wire.ts';
import { BOOKED_SERVICES, bookedService } from './bookedServices.ts';
import {
  containerNumber,
  freeContainer,
  numberClashRow,
  poolContainer,
  poolLine,
  savedContainers,
} from './numbers.ts';
import {
  contactMobile,
  contactName,
  containerEntry,
  containerRequest,
  customerRecord,
  customerRef,
  isWithinOneBooking,
  namedGoods,
  operatorOrderRow,
  orderDetail,
  orderRow,
  parsedContainer,
  timelineEntry,
} from './order.ts';
import { clashState, MAX_CONTAINERS, orderStatus } from './states.ts';

export const checkCompanyAndBookingStatus = call({
  method: 'GET',
  path: '/booking/booking/checkCompanyAndBookingStatus',
  effect: 'read',
  access: permission('booking:booking:add'),
  summary: 'Whether the company may book the train now, and why not',
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
  access: permission('booking:booking:add'),
  summary: 'What the booking form starts from: size-types with their limits, contact, limits',
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
  access: permission('booking:booking:add'),
  maxBodyKb: 128,
  summary: 'Book containers on a train, or keep a draft',
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
  access: permission('booking:booking:add'),
  summary: 'The newest own booking of the last 24 hours with the same containers on the same train',
  input: z.object({ trainInfoId: id, containers: z.array(containerRequest).min(1).max(20) }),
  response: data(z.object({ orderBigNo: z.string(), submitTime: dateTimeText }).nullable()),
});

const orderFilter = {
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
  path: '/order/orderBigOrder/list',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "Own company's orders",
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
  access: permission('booking:order:list'),
  summary: "Own company's orders as .xlsx, with the list's filters",
  isForm: true,
  input: z.object(orderFilter),
  response: file(),
});

/** Statuses without orders are left out. */
export const queryOrderBigStatus = call({
  method: 'GET',
  path: '/order/orderBigOrder/queryOrderBigStatus',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "Counts of own company's orders by status, each up to 10,001",
  input: z.object({}),
  response: data(z.array(z.object({ status: orderStatus, count: z.number().int() }))),
});

export const isHavingTempOrders = call({
  method: 'GET',
  path: '/order/orderBigOrder/isHavingTempOrders',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'Whether own drafts wait, and the newest of them (for one train, if named)',
  input: z.object({ trainInfoId: id.optional() }),
  response: data(z.object({ isHaving: z.boolean(), orderBigNo: z.string().nullable() })),
});

export const getPageInfoByTrainNo = call({
  method: 'GET',
  path: '/order/orderBigOrder/getPageInfoByTrainNo',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'The next bookable train of a number and the booking page it uses',
  input: z.object({ trainNo: line(20) }),
  response: data(train.extend({ page: z.literal('bookingSpace') })),
});

export const getOrderDetail = call({
  method: 'GET',
  path: '/order/orderBigOrder/detail',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'One own order, whole',
  input: z.object({ orderBigNo: line(20) }),
  response: data(orderDetail),
});

export const getTimeline = call({
  method: 'GET',
  path: '/order/orderBigOrder/getTimeline',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'What happened to an own order, newest first',
  input: z.object({ orderBigNo: line(20) }),
  response: data(z.array(timelineEntry)),
});

export const withdraw = call({
  method: 'POST',
  path: '/order/orderBigOrder/withdraw',
  effect: 'write',
  access: permission('booking:booking:add'),
  summary: 'Withdraw an own booking and give its space back',
  input: z.object({ orderBigNo: line(20), reason: optionalLine(200) }),
  response: nothing(),
});

export const saveReference = call({
  method: 'POST',
  path: '/order/orderBigOrder/saveReference',
  effect: 'write',
  access: permission('booking:booking:add'),
  summary: "Change the customer's own reference of an order",
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
  access: permission('booking:booking:add'),
  maxBodyKb: 128,
  summary: 'Fill in container numbers (ISO 6346, unique on the train), seals and weights',
  input: z.object({ orderBigNo: line(20), containers: z.array(containerEntry).min(1).max(MAX_CONTAINERS) }),
  response: data(savedContainers),
});

export const containerTemplate = call({
  method: 'GET',
  path: '/order/orderBigOrder/containerTemplate',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "An .xlsx with the order's containers, to fill in and import",
  input: z.object({ orderBigNo: line(20) }),
  response: file(),
});

export const parseContainers = call({
  method: 'POST',
  path: '/order/orderBigOrder/parseContainers',
  effect: 'read',
  access: permission('booking:booking:add'),
  summary: 'Read container numbers from an .xlsx, with the errors of each row',
  input: z.object({ orderBigNo: line(20) }),
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] },
  response: data(z.array(parsedContainer)),
});

export const listFreeContainers = call({
  method: 'GET',
  path: '/order/orderBigOrder/freeContainers',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "Free containers of the platform at the order's first station, of the types it has as COC",
  input: z.object({ orderBigNo: line(20) }),
  response: data(z.array(freeContainer)),
});

/** Files of an order; the calls that read them are those of resource. */
export const readPapers = { access: permission('booking:paper:query') };

const poolFields = {
  containerNo: containerNumber,
  sizeType,
  stationId: id.describe('where it stands'),
  remark: optionalLine(200),
};
/** For lines that do not say it themselves. */
const poolDefaults = { sizeType: sizeType.optional(), stationId: id.optional() };
export const MAX_POOL_LINES = 1000;

/** The platform's own containers (COC). */
export const poolContainers = records({
  path: '/operation/container',
  access: permissionsOf('operation:container'),
  idName: 'poolContainerId',
  row: poolContainer,
  fields: poolFields,
  filter: {
    ...sortInput(['containerNo', 'sizeType']),
    containerNo: optionalLine(20),
    sizeType: sizeType.optional(),
    stationName: optionalLine(50),
  },
  exportName: 'booking.poolContainer',
  calls: {
    list: "The platform's containers: where each stands, and whether it is free",
    add: "Add a container to the platform's pool",
    edit: 'Change a container of the pool',
    remove: 'Remove containers from the pool: one id, or several with commas',
  },
});

export const checkPoolLines = call({
  method: 'POST',
  path: '/operation/container/checkLines',
  effect: 'read',
  access: permission('operation:container:add'),
  maxBodyKb: 256,
  summary:
    'Read containers from pasted lines: number, type, station and remark in any order, with the errors',
  input: z.object({ ...poolDefaults, text: z.string().max(100_000) }),
  response: data(z.array(poolLine)),
});

export const parsePoolSheet = call({
  method: 'POST',
  path: '/operation/container/parseSheet',
  effect: 'read',
  access: permission('operation:container:add'),
  summary: 'Read containers from an .xlsx, with the errors of each row',
  input: z.object(poolDefaults),
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] },
  response: data(z.array(poolLine)),
});

export const addPoolContainers = call({
  method: 'POST',
  path: '/operation/container/addMany',
  effect: 'write',
  access: permission('operation:container:add'),
  maxBodyKb: 512,
  summary: "Add containers to the platform's pool; numbers that it has already stay as they are",
  input: z.object({ containers: z.array(z.object(poolFields)).min(1).max(MAX_POOL_LINES) }),
  response: data(z.object({ added: z.number().int() })),
});

/** Numbers typed for one order while another company has them. */
export const numberClashes = records({
  path: '/operation/clash',
  access: permissionsOf('operation:clash'),
  idName: 'clashId',
  row: numberClashRow,
  fields: {},
  filter: { state: clashState.optional(), containerNo: optionalLine(20) },
  calls: { list: 'Container numbers that two companies claim, with both orders' },
});

export const decideClash = call({
  method: 'POST',
  path: '/operation/clash/decide',
  effect: 'write',
  access: permission('operation:clash:edit'),
  summary: 'Leave a container number with its order, or give it to the one that typed it last',
  input: z.object({ clashId: id, give: z.boolean() }),
  response: nothing(),
});

export const listBookings = call({
  method: 'GET',
  path: '/operation/booking/list',
  effect: 'read',
  access: permission('operation:booking:list'),
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
  path: '/operation/booking/detail',
  effect: 'read',
  access: permission('operation:booking:list'),
  summary: 'One order of any company, for operators',
  input: z.object({ orderBigNo: line(20) }),
  response: data(orderDetail.omit({ moves: true }).extend({ companyName: z.string() })),
});

export const getCustomerRecord = call({
  method: 'GET',
  path: '/operation/booking/customerRecord',
  effect: 'read',
  access: permission('operation:booking:list'),
  summary: "How an order's customer has booked in the last 12 months",
  input: z.object({ orderBigNo: line(20) }),
  response: data(customerRecord),
});

export const confirmBooking = call({
  method: 'POST',
  path: '/operation/booking/confirm',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Confirm a submitted booking',
  input: z.object({ orderBigNo: line(20) }),
  response: nothing(),
});

/** Partial success: failed bookings come back with the reason. */
export const confirmBookings = call({
  method: 'POST',
  path: '/operation/booking/confirmBatch',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Confirm several submitted bookings',
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
  summary: 'Refuse a submitted booking with a reason and give its space back',
  input: z.object({ orderBigNo: line(20), reason: line(200) }),
  response: nothing(),
});

export const getLoadPlan = call({
  method: 'GET',
  path: '/operation/booking/loadPlan',
  effect: 'read',
  access: permission('operation:booking:list'),
  summary: 'Who has how many TEU on a train',
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
  summary:
    'Have a train leave at another time; cut-offs and arrival move with it, and everyone booked is told',
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
  summary: 'Cancel a train with a reason; its bookings end and everyone booked is told',
  input: z.object({ trainInfoId: id, reason: line(200) }),
  response: data(z.object({ endedBookings: z.number().int() })),
});
