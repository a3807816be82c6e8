import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE, type UploadRule } from '../../../platform/wire/uploadRule.ts';
import { GRID_RULE } from '../../../platform/wire/uploadRules.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';
import { DRIVER_STEPS, reportKind } from './driverSteps.ts';
import { serviceOrderKind } from './kinds.ts';

const MAX_PHOTO_MB = 10;
export const DRIVER_PHOTO_RULE: UploadRule = { ...GRID_RULE, maxBytes: MAX_PHOTO_MB * MEGABYTE };
/** Photos of one trip. */
export const MAX_PHOTOS = 40;
/** Reports and photos of one link; who has the link may not fill the supplier's pages with them. */
export const REPORTS_AN_HOUR = 30;

const token = line(100);
const publicWrite = { method: 'POST', access: publicly, detectsDuplicates: true } as const;

const driverJob = z.object({
  serviceNo: z.string(),
  kind: serviceOrderKind,
  carrierName: z.string(),
  plate: z.string(),
  driverName: z.string(),
  containerNo: z.string(),
  sizeType: sizeType.nullable(),
  place: z.string(),
  reference: z.string(),
  address: z.string(),
  returnPlace: z.string(),
  startTime: dateTimeText.nullable(),
  endTime: dateTimeText.nullable(),
  contactName: z.string(),
  contactMobile: z.string(),
  remark: z.string(),
  note: z.string(),
  expireTime: dateTimeText,
  reports: z.array(z.object({ clientId: z.string(), kind: reportKind, time: dateTimeText, note: z.string() })),
});
export type DriverJob = z.infer<typeof driverJob>;

export const openDriverJob = call({
  ...publicWrite,
  effect: 'read',
  path: '/driver/job',
  rateLimitPerMinute: 30,
  summary: 'The job of a driver’s link',
  input: z.object({ token }),
  response: data(driverJob),
});

const reportFields = {
  token,
  clientId: line(40).describe('of the report, made by the browser: the same one twice is stored once'),
  occurTime: dateTimeText.describe("by the driver's clock"),
};

const coordinate = (most: number) => z.number().min(-most).max(most).nullish();

export const reportDriverStep = call({
  ...publicWrite,
  effect: 'write',
  path: '/driver/report',
  rateLimitPerMinute: 60,
  summary: 'Report a step or a problem of the job, from the driver',
  input: z.object({
    ...reportFields,
    kind: z.enum([...DRIVER_STEPS, 'problem']),
    latitude: coordinate(90),
    longitude: coordinate(180),
    note: optionalLine(300),
  }),
  response: data(driverJob),
});

export const sendDriverPhoto = call({
  ...publicWrite,
  effect: 'write',
  path: '/driver/photo',
  rateLimitPerMinute: 60,
  summary: 'Upload a photo of the job, from the driver',
  input: z.object({ ...reportFields, note: optionalLine(300) }),
  upload: { maxBytes: DRIVER_PHOTO_RULE.maxBytes },
  response: data(driverJob),
});
