import { z } from 'zod';
import { normalizeContainerNumber } from '../../../libs/containerCodes/containerNumber.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { currency, decimalText, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { lineType } from '../network/wire.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { trainDetail } from '../train/wire.ts';
import { bookedService } from './bookedServices.ts';
import { rollOverView } from './rollOver.ts';
import { containerStatus, MAX_CONTAINERS, orderStatus, owner } from './states.ts';

export const containerRequest = z.object({
  sizeType,
  count: z.number().int().min(1).max(MAX_CONTAINERS),
  owner,
});
export type ContainerRequest = z.infer<typeof containerRequest>;

export function isWithinOneBooking(containers: readonly { count: number }[]): boolean {
  return containers.reduce((sum, line) => sum + line.count, 0) <= MAX_CONTAINERS;
}

/** HS code: 6 to 10 digits; dots and blanks of the printed form (`0902.10`) are dropped. */
export const hscode = z
  .string()
  .max(50)
  .transform((text) => text.normalize('NFKC').replace(/[\s.]/g, ''))
  .pipe(z.string().regex(/^\d{6,10}$/));

const goodsLine = z.object({
  nameCn: optionalLine(100),
  nameEn: optionalLine(200),
  nameRu: optionalLine(200),
  hscode,
  grossWeightKg: z.number().positive().max(10_000_000).describe('of all containers together, kg'),
});
export type GoodsLine = z.infer<typeof goodsLine>;

/** Goods with a name in at least one language. */
export const namedGoods = goodsLine.refine((goods) => goods.nameCn || goods.nameEn || goods.nameRu, {
  path: ['nameCn'],
  params: { missing: true },
});

export const contactName = line(50);
export const contactMobile = z
  .string()
  .trim()
  .regex(/^\+?\d[\d -]{5,19}$/);

/** The customer's own number of the shipment. */
export const customerRef = optionalLine(50);

/** One order in a list. */
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
  expectedArriveTime: dateTimeText.describe('actual, else estimated, else planned'),
  cutoffTime: dateTimeText,
  containerCount: z.number().int(),
  numberedCount: z.number().int(),
  teu: z.number().int(),
  amount: money(decimalText.nullable(), null),
  currency,
  contactName: z.string(),
  customerRef: z.string(),
  createTime: dateTimeText,
  abilities: z.object({ withdraw: z.boolean() }),
});
export type OrderRow = z.infer<typeof orderRow>;

export const timelineEntry = z.object({
  time: dateTimeText,
  move: z.string().describe('a booking state, containersSaved, trainCancelled or departureChanged'),
  text: wordsOfPeople(z.string().describe('in the language of the request')),
  who: z.string().describe('name within the own company, else the side: operator or system'),
  reason: wordsOfPeople(z.string()).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const orderContainer = z.object({
  orderContainerId: z.number(),
  sizeType,
  owner,
  containerNo: z.string().nullable(),
  heldNo: z.string().nullable().describe('typed number that the operator checks first'),
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
  rollOver: rollOverView.nullable(),
  splitFrom: z.string().describe("order that its containers were rolled over from; ''"),
  parts: z.array(z.string()).describe('orders of containers of it that were rolled over apart'),
  containers: z.array(orderContainer),
  goods: z.array(goodsLine),
  services: z.array(bookedService).describe('asked for with the booking'),
  fees: money(z.array(fee), []),
  timeline: z.array(timelineEntry),
  contactName: z.string(),
  contactMobile: z.string(),
  remark: wordsOfPeople(z.string()),
  customerRef: z.string(),
  createTime: dateTimeText,
  abilities: z.object({
    edit: z.boolean().describe('a draft that can be changed and submitted'),
    withdraw: z.boolean(),
    saveContainers: z.boolean(),
    decideRollOver: z.boolean().describe('accept the later train, or cancel free of charge'),
  }),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const MAX_SEAL_LENGTH = 20;
/** Highest weight of a container that is accepted, kg; the maximum gross mass of its size-type is lower. */
export const MAX_KG = { tareKg: 20_000, vgmKg: 60_000 } as const;

/** Container number, seal and weights as typed; absent = unchanged, empty = cleared. */
export const containerEntry = z.object({
  orderContainerId: id,
  containerNo: z.string().max(40).transform(normalizeContainerNumber).optional(),
  sealNo: z.string().trim().max(MAX_SEAL_LENGTH).optional(),
  tareKg: z.number().int().positive().max(MAX_KG.tareKg).nullish(),
  vgmKg: z.number().int().positive().max(MAX_KG.vgmKg).nullish().describe('verified gross mass, kg'),
});
export type ContainerEntry = z.infer<typeof containerEntry>;

/** Row of an imported sheet, matched to a container of the order; not saved. */
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

export const operatorOrderRow = orderRow.extend({
  amount: decimalText,
  companyName: z.string(),
  contactMobile: z.string(),
  submitTime: dateTimeText.nullable(),
  remainTeu: z.number().int().describe('free on the train; the booking holds its own space already'),
  abilities: z.object({ confirm: z.boolean(), waitlist: z.boolean(), refuse: z.boolean() }),
});
export type OperatorOrderRow = z.infer<typeof operatorOrderRow>;

/** Bookings of a customer that were submitted in the last 12 months. */
export const customerRecord = z.object({
  companyName: z.string(),
  bookings: z.number().int(),
  teu: z.number().int(),
  shipped: z.number().int().describe('bookings whose containers have departed'),
  withdrawn: z.number().int(),
  refused: z.number().int(),
  expired: z.number().int(),
  awaiting: z.number().int(),
  firstBooking: dateTimeText.nullable().describe('ever'),
});
