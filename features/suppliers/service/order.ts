import { z } from 'zod';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { currency, decimalText } from '../../../platform/wire/validators.ts';
import { containerStatus } from '../../freight/booking/states.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';
import { serviceKind } from '../../money/charge/charge.ts';
import { reportKind } from './driverSteps.ts';
import { serviceOrderKind } from './kinds.ts';
import {
  bidState,
  customerAbilities,
  jobAbilities,
  jobStatus,
  operatorAbilities,
  serviceState,
  side,
} from './states.ts';

/** Positive, at most two decimals, 10 digits before the point. */
export const amount = amountText(10).refine((text) => /[1-9]/.test(text));
/** As `amount`, nothing allowed too. */
export const amountOrZero = amountText(10);

export const MAX_REASON = 500;
export const MAX_FREE_DAYS = 365;
export const freeDays = z.number().int().min(0).max(MAX_FREE_DAYS);

const anAmount = (meaning: string) => money(decimalText.nullable().describe(meaning), null);

const container = z.object({
  orderContainerId: z.number(),
  containerNo: z.string().describe("'' until known"),
  sizeType,
  status: containerStatus,
  isDone: z.boolean().describe('delivered, or out of the yard; of other kinds: the job is finished'),
});

const event = z.object({
  time: dateTimeText,
  move: z.string().describe('a move, request, quote or revokeLink'),
  side,
  who: z.string().describe("name within the reader's own side, else ''"),
  reason: wordsOfPeople(z.string()),
});
export type ServiceEvent = z.infer<typeof event>;

const report = z.object({
  reportId: z.number(),
  kind: reportKind,
  time: dateTimeText.describe("by the driver's clock"),
  receivedTime: dateTimeText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  note: wordsOfPeople(z.string()),
  resourceId: z.number().nullable().describe('photo'),
});
export type DriverReport = z.infer<typeof report>;

const trip = z.object({
  tripId: z.number(),
  orderContainerId: z.number().nullable(),
  plate: z.string(),
  driverName: z.string(),
  driverMobile: z.string(),
  note: wordsOfPeople(z.string()),
  isLinkOpen: z.boolean(),
  linkExpireTime: dateTimeText,
  isReplaced: z.boolean().describe('another vehicle or driver took over'),
  reports: z.array(report).describe('oldest first'),
});
export type Trip = z.infer<typeof trip>;

const stay = z.object({
  orderContainerId: z.number(),
  inDate: dateText,
  outDate: dateText.nullable(),
  days: z.number().int(),
  freeLeft: z.number().int(),
  chargeableDays: z.number().int(),
  amount: anAmount("storage so far, in the currency of the reader's side"),
});
export type YardStay = z.infer<typeof stay>;

const shared = z.object({
  serviceOrderId: z.number(),
  serviceNo: z.string(),
  orderBigNo: z.string(),
  trainNo: z.string(),
  kind: serviceOrderKind,
  serviceKind,
  state: serviceState,
  version: z.number().int().describe('sent back with a move, which holds for what was seen'),
  containers: z.array(container),
  place: z.string(),
  reference: z.string(),
  address: z.string(),
  returnPlace: z.string(),
  startTime: dateTimeText.nullable(),
  endTime: dateTimeText.nullable(),
  contactName: z.string(),
  contactMobile: z.string(),
  cargoValue: anAmount('insured value'),
  cargoCurrency: z.string(),
  remark: wordsOfPeople(z.string()),
  createTime: dateTimeText,
  freeDays: z.number().int().nullable(),
  history: z.array(event).describe('newest first'),
  trips: z.array(trip),
  stays: z.array(stay),
});

const saleSide = {
  saleAmount: anAmount('price offered to or agreed with the customer'),
  saleCurrency: currency,
  daySale: anAmount('storage a day after the free days'),
  isAgreed: z.boolean().describe('the customer agreed to the price'),
  feeSale: anAmount('fee to confirm, or confirmed'),
};

const costSide = {
  costAmount: anAmount("the supplier's price"),
  costCurrency: currency,
  dayCost: anAmount('storage a day after the free days'),
  feeCost: anAmount('fee as the supplier entered it'),
  feeNote: wordsOfPeople(z.string()),
};

const ownBid = {
  bidState,
  bidAmount: anAmount('quoted'),
  bidCurrency: currency,
  bidNote: wordsOfPeople(z.string()),
  bidValidUntil: dateText.nullable(),
  bidFreeDays: z.number().int().nullable(),
  bidDayRate: anAmount('storage a day'),
};

/** As the customer sees it. */
export const ownServiceOrder = shared.extend({
  supplierNo: z.string().describe("company number of the engaged supplier, else ''"),
  supplierName: z.string(),
  abilities: customerAbilities.shape,
  ...saleSide,
});
export type OwnServiceOrder = z.infer<typeof ownServiceOrder>;

/** As a supplier sees it: its own part and its own price. */
export const serviceJob = shared.extend({
  companyName: z.string().describe('customer'),
  jobStatus,
  abilities: jobAbilities.shape,
  ...costSide,
  ...ownBid,
});
export type ServiceJob = z.infer<typeof serviceJob>;

const bid = z.object({ bidId: z.number(), companyNo: z.string(), companyName: z.string(), ...ownBid });
export type ServiceBid = z.infer<typeof bid>;

/** As the operator sees it: both sides. */
export const anyServiceOrder = shared.extend({
  companyName: z.string().describe('customer'),
  supplierName: z.string(),
  ...saleSide,
  ...costSide,
  bids: z.array(bid),
  abilities: operatorAbilities.shape,
});
export type AnyServiceOrder = z.infer<typeof anyServiceOrder>;
