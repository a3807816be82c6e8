import { z } from 'zod';
import { permission, publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { stop } from '../network/wire.ts';
import { delayReason } from '../train/delayReasons.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { publicTrain, trainPlan as train } from '../train/wire.ts';

/** Named after DCSA's events where one fits (domain, Tracking). */
export const EVENT_KINDS = [
  'gateIn',
  'released',
  'loaded',
  'departed',
  'borderArrived',
  'transshipped',
  'borderDeparted',
  'arrived',
  'unloaded',
  'gateOut',
  'emptyReturned',
] as const;
const eventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof eventKind>;

export const CLASSIFIERS = ['planned', 'estimated', 'actual'] as const;
export const classifier = z.enum(CLASSIFIERS);
export type Classifier = z.infer<typeof classifier>;

/** Public: no party, no price, no person. */
const publicEvent = z.object({
  kind: eventKind,
  classifier,
  time: dateTimeText,
  stationId: z.number(),
  stationName: z.string(),
  remark: z.string(),
  delayReason: delayReason.nullable(),
});
export type PublicEvent = z.infer<typeof publicEvent>;

export const journeyStop = stop.extend({
  plannedTime: dateTimeText,
  estimatedTime: dateTimeText.nullable(),
  actualTime: dateTimeText.nullable(),
});
export type JourneyStop = z.infer<typeof journeyStop>;

/** Journey of a container, or of an order's containers on one train. */
export const journey = z.object({
  number: z.string(),
  numberKind: z.enum(['container', 'order']),
  train: publicTrain,
  stops: z.array(journeyStop),
  events: z.array(publicEvent).describe('newest first'),
  position: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      travelledKm: z.number(),
      totalKm: z.number(),
      isCertain: z.boolean().describe('false while between events, when the plan says how far it may be'),
    })
    .nullable()
    .describe('null before departure'),
});
export type Journey = z.infer<typeof journey>;
export type JourneyPosition = NonNullable<Journey['position']>;

/** Rate limit per address: enough for a person, too low to guess numbers. */
const TRACE_RATE_LIMIT = 60;

export const containerLocation = call({
  method: 'GET',
  path: '/trainLocation/containerLocation',
  effect: 'read',
  access: publicly,
  summary: 'Position of a container, or of the containers of an order, public',
  rateLimitPerMinute: TRACE_RATE_LIMIT,
  input: z.object({ number: line(20) }),
  response: data(journey),
});

/** Plain event list of the Central Asia trace clients. */
export const zyTraceCn = call({
  method: 'GET',
  path: '/zyService/zyTraceCn',
  effect: 'read',
  access: publicly,
  summary: 'Events of a container or order, latest first, public',
  rateLimitPerMinute: TRACE_RATE_LIMIT,
  input: z.object({ number: line(20) }),
  response: data(z.array(publicEvent.extend({ text: z.string() }))),
});

/** Event as operators read it. */
export const trackingEvent = z.object({
  eventId: z.number(),
  trainInfoId: z.number(),
  containerNo: z.string().nullable().describe('null: the whole train'),
  kind: eventKind,
  classifier,
  time: dateTimeText,
  stationId: z.number(),
  stationName: z.string(),
  source: z.string(),
  remark: z.string(),
  delayReason: delayReason.nullable(),
  recordedBy: z.string(),
  recordedTime: dateTimeText,
  isSuperseded: z.boolean(),
});
export type TrackingEvent = z.infer<typeof trackingEvent>;

export const listEvents = call({
  method: 'GET',
  path: '/operation/tracking/list',
  effect: 'read',
  access: permission('tracking:event:list'),
  summary: 'Events of a train and its containers, latest first',
  input: z.object({ ...pageInput, trainInfoId: id, containerNo: optionalLine(11) }),
  response: rows(trackingEvent),
});

/** Journey by whole-train events, and containers on board. */
const followedTrain = journey.pick({ train: true, stops: true, position: true }).extend({
  containers: z.array(z.object({ containerNo: z.string(), orderBigNo: z.string(), companyName: z.string(), sizeType })),
  abilities: z.object({
    depart: z.boolean().describe('stands at its first station and may be marked departed'),
    record: z.boolean().describe('events can be recorded: the train is not cancelled'),
  }),
});
export type FollowedTrain = z.infer<typeof followedTrain>;

export const followTrain = call({
  method: 'GET',
  path: '/operation/tracking/train',
  effect: 'read',
  access: permission('tracking:event:list'),
  summary: 'Journey of a train and its containers, for operators',
  input: z.object({ trainInfoId: id }),
  response: data(followedTrain),
});

/** Last actual event of a whole train. */
const lastReport = z.object({ kind: eventKind, stationName: z.string(), time: dateTimeText });

/** A train in transit, as a dispatcher reads it. */
export const trackedTrain = train
  .pick({
    trainInfoId: true,
    trainNo: true,
    lineName: true,
    departTime: true,
    arriveTime: true,
    expectedArriveTime: true,
    soldTeu: true,
  })
  .extend({
    lateMinutes: z.number().int().describe('expected against planned arrival; negative: early'),
    silentMinutes: z.number().int().describe('since the last report'),
    overdueMinutes: z.number().int().describe('since the next report was due; negative: not due yet'),
    lastReport,
    nextReportTime: dateTimeText.nullable(),
  });
export type TrackedTrain = z.infer<typeof trackedTrain>;

export const listTrackedTrains = call({
  method: 'GET',
  path: '/operation/tracking/trains',
  effect: 'read',
  access: permission('tracking:event:list'),
  summary: 'Trains in transit, the latest first',
  input: z.object({
    ...pageInput,
    ...sortInput(['lateMinutes', 'silentMinutes', 'expectedArriveTime', 'departTime']),
    trainNo: optionalLine(20),
  }),
  response: rows(trackedTrain),
});

/** Most urgent first. */
export const EXCEPTION_KINDS = [
  'departureOverdue',
  'silent',
  'numbersMissing',
  'late',
  'oversold',
  'undersold',
] as const;
const exceptionKind = z.enum(EXCEPTION_KINDS);
export type ExceptionKind = z.infer<typeof exceptionKind>;

/** What is wrong with a train. */
const trainException = train
  .pick({
    trainInfoId: true,
    trainNo: true,
    lineName: true,
    departTime: true,
    cutoffTime: true,
    arriveTime: true,
    expectedArriveTime: true,
    capacityTeu: true,
    soldTeu: true,
  })
  .extend({
    kind: exceptionKind,
    minutes: z
      .number()
      .int()
      .describe('departure or report overdue by; late by; until the cut-off, negative when it has passed'),
    lastReport: lastReport.nullable(),
    nextReportTime: dateTimeText.nullable(),
    missingContainers: z.number().int(),
    missingCustomers: z.number().int(),
    waitlistedTeu: z.number().int(),
  });
export type TrainException = z.infer<typeof trainException>;

const trainPosition = z.object({
  trainInfoId: z.number(),
  trainNo: z.string(),
  lineName: z.string(),
  expectedArriveTime: dateTimeText,
  latitude: z.number(),
  longitude: z.number(),
});
export type TrainPosition = z.infer<typeof trainPosition>;

export const listExceptions = call({
  method: 'GET',
  path: '/operation/tracking/exceptions',
  effect: 'read',
  access: permission('tracking:event:list'),
  summary: 'Trains with exceptions, most urgent first, and positions of all trains',
  input: z.object({}),
  response: data(z.object({ exceptions: z.array(trainException), positions: z.array(trainPosition) })),
});

/** Without container numbers: whole train. */
const eventEntry = z.object({
  kind: eventKind,
  classifier: classifier.default('actual'),
  stationId: id,
  time: dateTimeText,
  containerNos: z.array(z.string().trim().toUpperCase().length(11)).max(200).default([]),
  remark: optionalLine(200),
  delayReason: delayReason.optional().describe('needed when the train departs or arrives an hour later than expected'),
});
export type EventEntry = z.infer<typeof eventEntry>;

/** All or none. `supersedesEventId`: correction; the ledger keeps both. */
export const saveEvents = call({
  method: 'POST',
  path: '/operation/tracking/saveEvents',
  effect: 'write',
  access: permission('tracking:event:add'),
  maxBodyKb: 1_024,
  summary: 'Record events of a train or of some of its containers',
  input: z.object({
    trainInfoId: id,
    events: z.array(eventEntry).min(1).max(500),
    supersedesEventId: id.optional(),
  }),
  response: data(z.object({ recorded: z.number().int() })),
});

export const eventTemplate = call({
  method: 'GET',
  path: '/operation/tracking/eventTemplate',
  effect: 'read',
  access: permission('tracking:event:list'),
  summary: 'An .xlsx with the train’s stations and containers, to fill in and import',
  input: z.object({ trainInfoId: id }),
  response: file(),
});

/** Row of an imported sheet; not saved. */
const parsedEvent = z.object({
  rowNumber: z.number().int(),
  event: eventEntry.nullable().describe('null when the row has errors'),
  text: z.string().describe('the row as it was read, for the preview'),
  errors: z.array(z.string()),
});
export type ParsedEvent = z.infer<typeof parsedEvent>;

export const parseEvents = call({
  method: 'POST',
  path: '/operation/tracking/parseEvents',
  effect: 'read',
  access: permission('tracking:event:add'),
  summary: 'Read events from an .xlsx, with the errors of each row',
  input: z.object({ trainInfoId: id }),
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] },
  response: data(z.array(parsedEvent)),
});

/** What marking a train departed does; nothing is changed. */
export const departurePreview = z.object({
  containerCount: z.number().int().describe('with a number: they depart'),
  customers: z.array(
    z.object({ companyName: z.string(), orderCount: z.number().int(), containerCount: z.number().int() }),
  ),
  unnumbered: z
    .array(z.object({ orderBigNo: z.string(), companyName: z.string(), sizeType, count: z.number().int() }))
    .describe('containers without a number: they stay behind'),
  expiringCount: z.number().int().describe('unconfirmed bookings that expire'),
  message: z
    .object({ title: z.string(), content: z.string() })
    .nullable()
    .describe('what the first customer reads, in the language of the request; null: no customer'),
  expectedArriveTime: dateTimeText,
});
export type DeparturePreview = z.infer<typeof departurePreview>;

export const previewDeparture = call({
  method: 'GET',
  path: '/operation/train/departurePreview',
  effect: 'read',
  access: permission('tracking:event:add'),
  summary: 'Preview the effect of marking a train departed: containers, customers and their notification',
  input: z.object({ trainInfoId: id, time: dateTimeText, delayReason: delayReason.optional() }),
  response: data(departurePreview),
});

export const departTrain = call({
  method: 'POST',
  path: '/operation/train/depart',
  effect: 'write',
  access: permission('tracking:event:add'),
  summary: 'Mark a train departed: closes booking, its containers become in transit',
  input: z.object({ trainInfoId: id, time: dateTimeText, delayReason: delayReason.optional() }),
  response: nothing(),
});
