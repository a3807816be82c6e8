import { z } from 'zod';
import { permission } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, file, nothing, rows } from '../../platform/wire/envelope.ts';
import { pageInput, sortInput } from '../../platform/wire/paging.ts';
import { dateText, dateTimeText } from '../../platform/wire/time.ts';
import {
  currency,
  decimalText,
  emptyIsAbsent,
  id,
  line,
  optionalLine,
} from '../../platform/wire/validators.ts';
import { lineType } from '../network/wire.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { train, trainDetail } from '../train/wire.ts';
import { tidyContainerNumber } from './containerNumber.ts';

/** The booking's own machine (domain, Order life). */
export const BOOKING_STATES = [
  'draft',
  'submitted',
  'waitlisted',
  'confirmed',
  'refused',
  'expired',
  'withdrawn',
] as const;
export const bookingState = z.enum(BOOKING_STATES);
export type BookingState = z.infer<typeof bookingState>;

/** Which state a booking may move to from which. */
export const BOOKING_MOVES = {
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['confirmed', 'waitlisted', 'refused', 'withdrawn', 'expired'],
  waitlisted: ['submitted', 'withdrawn', 'expired', 'refused'],
  confirmed: ['withdrawn'],
  refused: [],
  expired: [],
  withdrawn: [],
} as const satisfies Record<BookingState, readonly BookingState[]>;

/** States in which a booking holds space on its train. */
export const HOLDS_SPACE = ['submitted', 'confirmed'] as const satisfies readonly BookingState[];

/** How long an unfinished draft, and a submitted booking nobody answered, are kept. */
export const DRAFT_LIFE_HOURS = 24;
export const ANSWER_WITHIN_HOURS = 48;

/** What a customer sees: the booking's state until it is confirmed, then what the containers say. */
export const ORDER_STATUSES = [
  'draft',
  'submitted',
  'waitlisted',
  'confirmed',
  'documents',
  'ready',
  'departed',
  'arrived',
  'delivered',
  'settled',
  'refused',
  'withdrawn',
  'expired',
] as const;
export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatus>;

/** One container's life (domain, Order life); `cancelled` when its booking ends without a journey. */
export const CONTAINER_STATUSES = [
  'planned',
  'numbered',
  'gatedIn',
  'released',
  'loaded',
  'departed',
  'borderArrived',
  'transshipped',
  'borderDeparted',
  'arrived',
  'unloaded',
  'delivered',
  'emptyReturned',
  'cancelled',
] as const;
export const containerStatus = z.enum(CONTAINER_STATUSES);
export type ContainerStatus = z.infer<typeof containerStatus>;

/** Shipper's own container or the platform's. */
export const OWNERS = ['SOC', 'COC'] as const;
export const owner = z.enum(OWNERS);

/** Most containers one booking may ask for. */
export const MAX_CONTAINERS = 200;

export const containerAsk = z.object({
  sizeType,
  count: z.number().int().min(1).max(MAX_CONTAINERS),
  owner,
});
export type ContainerAsk = z.infer<typeof containerAsk>;

function isWithinOneBooking(containers: readonly { count: number }[]): boolean {
  return containers.reduce((sum, line) => sum + line.count, 0) <= MAX_CONTAINERS;
}

/** HS code: 6 to 10 digits; the points and blanks of the printed form (`0902.10`) do not matter. */
export const hscode = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/[\s.]/g, ''))
  .pipe(z.string().regex(/^\d{6,10}$/));

export const goodsLine = z.object({
  nameCn: optionalLine(100),
  nameEn: optionalLine(200),
  nameRu: optionalLine(200),
  hscode,
  grossWeightKg: z.number().positive().max(10_000_000).describe('of all containers together, kg'),
});
export type GoodsLine = z.infer<typeof goodsLine>;

/** At least one name says what the goods are. */
export const namedGoods = goodsLine.refine((goods) => goods.nameCn || goods.nameEn || goods.nameRu, {
  path: ['nameCn'],
  params: { missing: true },
});

export const contactName = line(50);
/** A telephone number as people write it, with its country code or without. */
export const contactMobile = z
  .string()
  .trim()
  .regex(/^\+?\d[\d -]{5,19}$/);

export const checkCompanyAndBookingStatus = call({
  method: 'GET',
  path: '/booking/booking/checkCompanyAndBookingStatus',
  effect: 'read',
  access: permission('booking:booking:add'),
  summary: 'Whether the company may book the train now, and why not',
  input: z.object({ trainInfoId: id.optional() }),
  answer: data(z.object({ allowed: z.boolean(), reason: z.string().nullable() })),
});

export const getInitParam = call({
  method: 'GET',
  path: '/booking/booking/getInitParam',
  effect: 'read',
  access: permission('booking:booking:add'),
  summary: 'What the booking form starts from: size-types with their limits, contact, limits',
  input: z.object({}),
  answer: data(
    z.object({
      sizeTypes: z.array(z.object({ sizeType, teu: z.number(), tareKg: z.number(), maxGrossKg: z.number() })),
      contactName: z.string(),
      contactMobile: z.string(),
      maxContainers: z.number(),
    }),
  ),
});

/** Books space, or keeps or changes a draft; with `orderBigNo` it replaces that draft of one's own. */
export const saveBooking = call({
  method: 'POST',
  path: '/booking/booking/saveBooking',
  effect: 'write',
  access: permission('booking:booking:add'),
  summary: 'Book containers on a train, or keep a draft',
  input: z.object({
    orderBigNo: emptyIsAbsent(20),
    requestKey: emptyIsAbsent(64).describe(
      'made by the client once for a booking: asked again with it, the answer is the same and nothing is booked twice',
    ),
    trainInfoId: id,
    containers: z
      .array(containerAsk)
      .min(1)
      .max(20)
      .refine(isWithinOneBooking, {
        params: { max: MAX_CONTAINERS },
      }),
    goods: z.array(namedGoods).max(50).default([]),
    contactName,
    contactMobile,
    remark: optionalLine(500),
    draft: z.boolean().default(false),
  }),
  answer: data(z.object({ orderBigNo: z.string(), status: orderStatus })),
});

/** One order in a list. `mayX` say what the person who asked may do with it now. */
export const orderRow = z.object({
  orderBigNo: z.string(),
  status: orderStatus,
  trainInfoId: z.number(),
  trainNo: z.string(),
  lineName: z.string(),
  lineType,
  startStation: z.string(),
  endStation: z.string(),
  departTime: dateTimeText,
  cutoffTime: dateTimeText,
  containerCount: z.number().int(),
  numberedCount: z.number().int(),
  teu: z.number().int(),
  amount: decimalText.nullable().describe('null for people from whom money is hidden'),
  currency,
  contactName: z.string(),
  createTime: dateTimeText,
  mayWithdraw: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;

const orderFilter = {
  status: orderStatus.optional(),
  orderBigNo: optionalLine(20),
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
    ...sortInput(['createTime', 'departTime', 'orderBigNo']),
    ...orderFilter,
  }),
  answer: rows(orderRow),
});

export const exportOrders = call({
  method: 'POST',
  path: '/order/orderBigOrder/export',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "Own company's orders as .xlsx, with the list's filters",
  input: z.object(orderFilter),
  answer: file(),
});

/** How many orders stand in each status; statuses without orders are left out. */
export const queryOrderBigStatus = call({
  method: 'GET',
  path: '/order/orderBigOrder/queryOrderBigStatus',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "Counts of own company's orders by status",
  input: z.object({}),
  answer: data(z.array(z.object({ status: orderStatus, count: z.number().int() }))),
});

export const isHavingTempOrders = call({
  method: 'GET',
  path: '/order/orderBigOrder/isHavingTempOrders',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'Whether own drafts wait, and the newest of them (for one train, if named)',
  input: z.object({ trainInfoId: id.optional() }),
  answer: data(z.object({ isHaving: z.boolean(), orderBigNo: z.string().nullable() })),
});

export const getPageInfoByTrainNo = call({
  method: 'GET',
  path: '/order/orderBigOrder/getPageInfoByTrainNo',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'The next bookable train of a number and the booking page it uses',
  input: z.object({ trainNo: line(20) }),
  answer: data(train.extend({ page: z.literal('bookingSpace') })),
});

export const timelineEntry = z.object({
  time: dateTimeText,
  move: z.string().describe('a booking state, or containersSaved'),
  text: z.string().describe('in the language of the request'),
  who: z.string().describe('name within the own company, else the side: operator or system'),
  reason: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const orderContainer = z.object({
  orderContainerId: z.number(),
  sizeType,
  owner,
  containerNo: z.string().nullable(),
  sealNo: z.string().nullable(),
  tareKg: z.number().nullable(),
  vgmKg: z.number().nullable(),
  status: containerStatus,
});
export type OrderContainer = z.infer<typeof orderContainer>;

export const fee = z.object({
  feeType: z.string(),
  sizeType: sizeType.nullable(),
  quantity: z.number().int(),
  unitPrice: decimalText,
  amount: decimalText,
  currency,
  status: z.enum(['recorded', 'confirmed', 'billed', 'paid']),
});
export type Fee = z.infer<typeof fee>;

export const orderDetail = z.object({
  orderBigNo: z.string(),
  status: orderStatus,
  train: trainDetail,
  teu: z.number().int(),
  containers: z.array(orderContainer),
  goods: z.array(goodsLine),
  fees: z.array(fee),
  timeline: z.array(timelineEntry),
  contactName: z.string(),
  contactMobile: z.string(),
  remark: z.string(),
  createTime: dateTimeText,
  moves: z.object({
    edit: z.boolean().describe('a draft that can be changed and submitted'),
    withdraw: z.boolean(),
    saveContainers: z.boolean(),
  }),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const getOrderDetail = call({
  method: 'GET',
  path: '/order/orderBigOrder/detail',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'One own order, whole',
  input: z.object({ orderBigNo: line(20) }),
  answer: data(orderDetail),
});

export const getTimeline = call({
  method: 'GET',
  path: '/order/orderBigOrder/getTimeline',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: 'What happened to an own order, newest first',
  input: z.object({ orderBigNo: line(20) }),
  answer: data(z.array(timelineEntry)),
});

export const withdraw = call({
  method: 'POST',
  path: '/order/orderBigOrder/withdraw',
  effect: 'write',
  access: permission('booking:booking:add'),
  summary: 'Withdraw an own booking and give its space back',
  input: z.object({ orderBigNo: line(20), reason: optionalLine(200) }),
  answer: nothing(),
});

/** Container number, seal and weights as typed. What is left out stays as it is; empty takes it away. */
export const containerEntry = z.object({
  orderContainerId: id,
  containerNo: z.string().max(40).transform(tidyContainerNumber).optional(),
  sealNo: z.string().trim().max(20).optional(),
  tareKg: z.number().int().positive().max(20_000).nullish(),
  vgmKg: z.number().int().positive().max(60_000).nullish().describe('verified gross mass, kg'),
});
export type ContainerEntry = z.infer<typeof containerEntry>;

/** All or nothing; wrong rows are named in `fields` as `containers.<index>.<field>`. */
export const saveContainers = call({
  method: 'POST',
  path: '/order/orderBigOrder/saveContainers',
  effect: 'write',
  access: permission('booking:booking:add'),
  summary: 'Fill in container numbers (ISO 6346, unique on the train), seals and weights',
  input: z.object({ orderBigNo: line(20), containers: z.array(containerEntry).min(1).max(MAX_CONTAINERS) }),
  answer: nothing(),
});

export const containerTemplate = call({
  method: 'GET',
  path: '/order/orderBigOrder/containerTemplate',
  effect: 'read',
  access: permission('booking:order:list'),
  summary: "An .xlsx with the order's containers, to fill in and import",
  input: z.object({ orderBigNo: line(20) }),
  answer: file(),
});

/** One line of an imported sheet, matched to a container of the order; nothing is saved yet. */
export const parsedContainer = z.object({
  rowNumber: z.number().int(),
  orderContainerId: z.number().nullable(),
  containerNo: z.string(),
  sealNo: z.string(),
  tareKg: z.number().nullable(),
  vgmKg: z.number().nullable(),
  errors: z.array(z.string()).describe('in the language of the request; empty when the row is good'),
});
export type ParsedContainer = z.infer<typeof parsedContainer>;

export const parseContainers = call({
  method: 'POST',
  path: '/order/orderBigOrder/parseContainers',
  effect: 'read',
  access: permission('booking:booking:add'),
  summary: 'Read container numbers from an .xlsx, with the errors of each row',
  input: z.object({ orderBigNo: line(20) }),
  upload: { maxBytes: 5_000_000, extensions: ['xlsx'] },
  answer: data(z.array(parsedContainer)),
});

/** An order as the operator's queue shows it. */
export const operatorOrderRow = orderRow.omit({ mayWithdraw: true }).extend({
  amount: decimalText,
  companyName: z.string(),
  contactMobile: z.string(),
  submitTime: dateTimeText.nullable(),
  mayConfirm: z.boolean(),
  mayRefuse: z.boolean(),
});
export type OperatorOrderRow = z.infer<typeof operatorOrderRow>;

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
  answer: rows(operatorOrderRow),
});

export const getBookingDetail = call({
  method: 'GET',
  path: '/operation/booking/detail',
  effect: 'read',
  access: permission('operation:booking:list'),
  summary: 'One order of any company, for operators',
  input: z.object({ orderBigNo: line(20) }),
  answer: data(orderDetail.omit({ moves: true }).extend({ companyName: z.string() })),
});

export const confirmBooking = call({
  method: 'POST',
  path: '/operation/booking/confirm',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Confirm a submitted booking',
  input: z.object({ orderBigNo: line(20) }),
  answer: nothing(),
});

/** Each booking stands for itself: those that cannot be confirmed are named with the reason. */
export const confirmBookings = call({
  method: 'POST',
  path: '/operation/booking/confirmBatch',
  effect: 'write',
  access: permission('operation:booking:confirm'),
  summary: 'Confirm several submitted bookings',
  input: z.object({ orderBigNos: z.array(line(20)).min(1).max(100) }),
  answer: data(
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
  answer: nothing(),
});

export const getLoadPlan = call({
  method: 'GET',
  path: '/operation/booking/loadPlan',
  effect: 'read',
  access: permission('operation:booking:list'),
  summary: 'Who has how many TEU on a train',
  input: z.object({ trainInfoId: id }),
  answer: data(
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

/** Lives here, above trains, because everyone booked on the train is told and their bookings end. */
export const cancelTrain = call({
  method: 'POST',
  path: '/operation/train/cancel',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Cancel a train with a reason; its bookings end and everyone booked is told',
  input: z.object({ trainInfoId: id, reason: line(200) }),
  answer: data(z.object({ endedBookings: z.number().int() })),
});
