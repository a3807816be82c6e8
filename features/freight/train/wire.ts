import { z } from 'zod';
import { permission, publicly, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing, rows } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { currency, decimalText, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { direction, lineType, stop } from '../network/wire.ts';
import { SIZE_TYPE_CODES, sizeType } from './sizeTypes.ts';

/** Domain, Network. */
export const TRAIN_STATUSES = ['planned', 'open', 'closed', 'departed', 'arrived', 'cancelled'] as const;
export const trainStatus = z.enum(TRAIN_STATUSES);
export type TrainStatus = z.infer<typeof trainStatus>;

/** Allowed status transitions. */
export const TRAIN_TRANSITIONS = {
  planned: ['open', 'cancelled'],
  open: ['closed', 'cancelled', 'departed'],
  closed: ['open', 'departed', 'cancelled'],
  departed: ['arrived'],
  arrived: [],
  cancelled: [],
} as const satisfies Record<TrainStatus, readonly TrainStatus[]>;

/** Rail freight of one container. */
export const price = z.object({ sizeType, price: decimalText, currency });
export type Price = z.infer<typeof price>;

/** Train for customers; names in the request's language. */
export const train = z.object({
  trainInfoId: z.number(),
  trainNo: z.string(),
  lineId: z.number(),
  lineName: z.string(),
  lineType,
  direction,
  startStationId: z.number(),
  startStation: z.string(),
  endStationId: z.number(),
  endStation: z.string(),
  departTime: dateTimeText,
  arriveTime: dateTimeText.describe('planned arrival at the last station'),
  expectedDepartTime: dateTimeText.describe('actual, else estimated, else planned'),
  expectedArriveTime: dateTimeText.describe('actual, else estimated, else planned'),
  cutoffTime: dateTimeText.describe('document cut-off 截单; bookings close here'),
  gateInTime: dateTimeText.describe('gate-in cut-off 截港'),
  capacityTeu: z.number().int(),
  remainTeu: z.number().int(),
  status: trainStatus,
  isBookable: z.boolean().describe('open, before the cut-off, and with space left'),
  sizeTypes: z.array(sizeType).describe('that have a price on the train'),
  prices: money(z.array(price), []),
});
export type Train = z.infer<typeof train>;

/** With its route; stop hours from departure. */
export const trainDetail = train.extend({ viaBorder: z.string().nullable(), stops: z.array(stop) });
export type TrainDetail = z.infer<typeof trainDetail>;

const timetableFilter = {
  lineType: lineType.optional(),
  direction: direction.optional(),
  lineId: id.optional(),
  startStationId: id.optional(),
  endStationId: id.optional(),
};

const calendarDay = z.object({
  date: dateText,
  trainCount: z.number().int(),
  remainTeu: z.number().int(),
  priceFrom: money(decimalText.nullable(), null),
  currency: money(currency.nullable(), null),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/** Weeks of the calendar that begins with this one. */
export const CALENDAR_WEEKS = 5;

export const getBookingMonthData = call({
  method: 'GET',
  path: '/booking/booking/getBookingMonthData',
  effect: 'read',
  access: signedIn,
  summary: 'Calendar of a month, or of five weeks: trains, space left and lowest rate per day',
  input: z.object({
    ...timetableFilter,
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    dateFrom: dateText.optional().describe('without a month: five weeks from this day, by default from today'),
  }),
  response: data(z.array(calendarDay)),
});

export const getBookingMonthDataOfDay = call({
  method: 'GET',
  path: '/booking/booking/getBookingMonthDataOfDay',
  effect: 'read',
  access: signedIn,
  summary: 'Trains of one day',
  input: z.object({ ...timetableFilter, date: dateText }),
  response: data(z.array(train)),
});

export const getTrainBookingAllDataForWeek = call({
  method: 'GET',
  path: '/booking/booking/getTrainBookingAllDataForWeek',
  effect: 'read',
  access: signedIn,
  summary: 'Trains of the seven days from a date',
  input: z.object({ ...timetableFilter, dateFrom: dateText }),
  response: data(z.array(z.object({ date: dateText, trains: z.array(train) }))),
});

export const getTrainBookingAllDataForList = call({
  method: 'GET',
  path: '/booking/booking/getTrainBookingAllDataForList',
  effect: 'read',
  access: signedIn,
  summary: 'Trains that are or were open for booking, soonest first',
  input: z.object({
    ...pageInput,
    ...timetableFilter,
    dateFrom: dateText.optional(),
    dateTo: dateText.optional(),
  }),
  response: rows(train),
});

/** Container types with a price column of their own, by booking frequency. */
export const PRICE_COLUMNS = ['22G1', '42G1', '45G1', 'L5G1'] as const;
export const TABLE_SORTS = [
  'departTime',
  'arriveTime',
  'cutoffTime',
  'remainTeu',
  'trainNo',
  ...PRICE_COLUMNS,
] as const;
export type TableSort = (typeof TABLE_SORTS)[number];

/** Sorting by the price of a type is ignored for those who see no prices. */
export const getTrainTable = call({
  method: 'GET',
  path: '/booking/booking/getTrainTable',
  effect: 'read',
  access: signedIn,
  summary: 'Trains of a period as a table, bookable ones only unless all are requested',
  input: z.object({
    ...pageInput,
    ...timetableFilter,
    ...sortInput(TABLE_SORTS),
    all: z.enum(['0', '1']).default('0').describe("'1': those that cannot be booked too"),
    dateFrom: dateText.optional(),
    dateTo: dateText.optional(),
  }),
  response: rows(train),
});

export const getTrainDetail = call({
  method: 'GET',
  path: '/trainInfo/detail',
  effect: 'read',
  access: signedIn,
  summary: 'One train with its route, cut-offs and rates',
  input: z.object({ trainInfoId: id }),
  response: data(trainDetail),
});

/** Alternatives between the same stations with `teu` left, nearest in time first. */
export const getNearbyTrains = call({
  method: 'GET',
  path: '/booking/booking/getNearbyTrains',
  effect: 'read',
  access: signedIn,
  summary: 'Alternatives when a train has no space',
  input: z.object({ trainInfoId: id, teu: z.coerce.number<number>().int().min(1).max(100_000).default(1) }),
  response: data(z.array(train)),
});

/** Without space and prices. */
export const publicTrain = train.pick({
  trainInfoId: true,
  trainNo: true,
  lineName: true,
  lineType: true,
  direction: true,
  startStation: true,
  endStation: true,
  departTime: true,
  arriveTime: true,
  expectedDepartTime: true,
  expectedArriveTime: true,
  status: true,
});
export type PublicTrain = z.infer<typeof publicTrain>;

export const getTrainBooking = call({
  method: 'GET',
  path: '/trainInfo/getTrainBooking',
  effect: 'read',
  access: publicly,
  summary: 'Upcoming trains between two stations, public',
  input: z.object({ ...pageInput, ...timetableFilter, trainNo: optionalLine(20) }),
  response: rows(publicTrain),
});

export const getTrainPlanApply = call({
  method: 'GET',
  path: '/trainInfo/getTrainPlanApply',
  effect: 'read',
  access: publicly,
  summary: 'Planned stops of a train, public',
  input: z.object({ trainInfoId: id }),
  response: data(publicTrain.extend({ stops: z.array(stop) })),
});

/** Train for operators. */
export const trainPlan = train.extend({
  soldTeu: z.number().int(),
  cancelReason: z.string().nullable(),
  abilities: z.object({ open: z.boolean(), close: z.boolean(), cancel: z.boolean() }),
});
export type TrainPlan = z.infer<typeof trainPlan>;

export const listTrainPlans = call({
  method: 'GET',
  path: '/operation/train/list',
  effect: 'read',
  access: permission('train:plan:list'),
  summary: 'Train plans, for operators',
  input: z.object({
    ...pageInput,
    ...sortInput(['departTime', 'trainNo', 'capacityTeu', 'soldTeu']),
    ...timetableFilter,
    trainNo: optionalLine(20),
    status: trainStatus.optional(),
    dateFrom: dateText.optional(),
    dateTo: dateText.optional(),
  }),
  response: rows(trainPlan),
});

/** Longest block train that a siding on our lines takes. */
export const MAX_CAPACITY_TEU = 200;
/** One 40-foot container. */
export const MIN_CAPACITY_TEU = 2;
export const capacityTeu = z.coerce.number<number>().int().min(MIN_CAPACITY_TEU).max(MAX_CAPACITY_TEU);

/** Longest cut-off before departure, in hours. */
export const MAX_CUTOFF_HOURS = 480;
const hoursBefore = z.number().int().min(1).max(MAX_CUTOFF_HOURS);

const planInput = {
  lineId: id,
  trainNo: line(20),
  capacityTeu,
  cutoffHours: hoursBefore.describe('document cut-off, hours before departure'),
  gateInHours: hoursBefore.describe('gate-in cut-off, hours before departure'),
  prices: z.array(price).min(1).max(SIZE_TYPE_CODES.length),
};

export const saveTrain = call({
  method: 'POST',
  path: '/operation/train/saveTrain',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Plan one train',
  input: z.object({ ...planInput, departTime: dateTimeText }),
  response: data(z.object({ trainInfoId: z.number() })),
});

/** Per call. */
export const MAX_SERIES_TRAINS = 200;

const departClock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('HH:mm');
const weekdays = z.array(z.number().int().min(1).max(7)).min(1).max(7).describe('1 Monday … 7 Sunday');

/** A date of a series; `blockedBy`: the train in the way, so the date is skipped. */
const seriesDate = z.object({
  date: dateText,
  blockedBy: z.object({ trainNo: z.string(), departTime: dateTimeText, status: trainStatus }).nullable(),
});
export type SeriesDate = z.infer<typeof seriesDate>;

export const previewTrainSeries = call({
  method: 'POST',
  path: '/operation/train/previewTrainSeries',
  effect: 'read',
  access: permission('train:plan:edit'),
  summary: 'Dates of a series and conflicting trains; nothing is planned',
  input: z.object({
    lineId: id,
    trainNo: optionalLine(20),
    weekdays,
    dateFrom: dateText,
    dateTo: dateText,
    departClock,
  }),
  response: data(z.array(seriesDate)),
});

/** Days already taken by the train are skipped: a series can be extended. */
export const saveTrainSeries = call({
  method: 'POST',
  path: '/operation/train/saveTrainSeries',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Plan a train for selected weekdays over a range of dates',
  input: z.object({
    ...planInput,
    weekdays,
    dateFrom: dateText,
    dateTo: dateText,
    departClock,
  }),
  response: data(z.object({ created: z.number().int(), skipped: z.number().int() })),
});

export const changeCapacity = call({
  method: 'POST',
  path: '/operation/train/changeCapacity',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Change the capacity, not below the space booked',
  input: z.object({ trainInfoId: id, capacityTeu }),
  response: nothing(),
});

export const savePrices = call({
  method: 'POST',
  path: '/operation/train/savePrices',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Replace the rates of a train; existing bookings keep theirs',
  input: z.object({ trainInfoId: id, prices: z.array(price).min(1).max(SIZE_TYPE_CODES.length) }),
  response: nothing(),
});

export const openTrain = call({
  method: 'POST',
  path: '/operation/train/open',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Open a train for booking',
  input: z.object({ trainInfoId: id }),
  response: nothing(),
});

export const closeTrain = call({
  method: 'POST',
  path: '/operation/train/close',
  effect: 'write',
  access: permission('train:plan:edit'),
  summary: 'Close a train for booking',
  input: z.object({ trainInfoId: id }),
  response: nothing(),
});

/** Puts the timetable, which is open to every signed-in user, into the menu. */
export const timetableEntry = { access: permission('train:timetable:view') };

/** Books space on a train; the calls are those of booking. */
export const trainBooking = { access: permission('booking:booking:add') };

/** Follows a train; the calls are those of tracking. */
export const trainTracking = { access: permission('tracking:event:list') };
