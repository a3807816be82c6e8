import { z } from 'zod';
import { isContainerNumber, normalizeContainerNumber } from '../../../libs/containerCodes/containerNumber.ts';
import { faultParams } from '../../../platform/wire/rules/fault.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { clashReason, clashState, containerStatus, owner } from './states.ts';

/** A number that is demanded (documents 5.2): ISO 6346, with a right check digit. */
export const containerNumber = z
  .string()
  .max(40)
  .transform(normalizeContainerNumber)
  .pipe(
    z
      .string()
      .refine((text) => text !== '', faultParams({ key: 'containerNumberMissing' }))
      .refine(isContainerNumber, faultParams({ key: 'containerNumber' })),
  );

export const savedContainers = z.object({
  saved: z.number().int().describe('containers written, held ones among them'),
  held: z.array(z.string()).describe('numbers that the operator has to check first'),
  fields: z.record(z.string(), z.string()).describe('errors of the rows that were not saved'),
});

export const freeContainer = z.object({ containerNo: z.string(), sizeType });

export const poolContainer = z.object({
  poolContainerId: z.number(),
  containerNo: z.string(),
  sizeType,
  stationId: z.number(),
  stationName: z.string(),
  orderBigNo: z.string().nullable().describe('order it is planned for or moves with; null: free'),
  remark: z.string(),
});

/** Line of a pasted list or of a sheet, checked; not saved. */
export const poolLine = z.object({
  rowNumber: z.number().int(),
  containerNo: z.string(),
  sizeType: sizeType.nullable(),
  stationId: z.number().nullable(),
  stationName: z.string(),
  remark: z.string(),
  errors: z.array(z.string()).describe('in the language of the request; empty when the line is good'),
});
export type PoolLine = z.infer<typeof poolLine>;

/** One of the two orders of a clash, with what speaks for it. */
const clashParty = z.object({
  orderBigNo: z.string(),
  companyName: z.string(),
  trainInfoId: z.number(),
  trainNo: z.string(),
  startStation: z.string(),
  endStation: z.string(),
  departTime: dateTimeText,
  arriveTime: dateTimeText,
  status: containerStatus,
  sizeType,
  owner,
  sealNo: z.string().nullable(),
  vgmKg: z.number().nullable(),
  pastVoyages: z.number().int().describe('earlier journeys of this number for the company'),
});
export type ClashParty = z.infer<typeof clashParty>;

export const numberClashRow = z.object({
  clashId: z.number(),
  containerNo: z.string(),
  reason: clashReason,
  state: clashState,
  claimant: clashParty.describe('typed the number last, and waits for it'),
  holder: clashParty.describe('has the number'),
  typedBy: z.string(),
  createTime: dateTimeText,
  decidedBy: z.string().nullable(),
  abilities: z.object({
    give: z.boolean().describe('false while the holder moves in the days of the claimant'),
  }),
});
export type NumberClashRow = z.infer<typeof numberClashRow>;
