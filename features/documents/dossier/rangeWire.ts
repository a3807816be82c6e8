import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { DOSSIER_ACCESS } from './accessWire.ts';

const numberRange = z.object({
  rangeId: z.number(),
  prefix: z.string(),
  firstNo: z.number(),
  lastNo: z.number(),
  leftCount: z.number().int(),
  createTime: dateTimeText,
});
export type NumberRange = z.infer<typeof numberRange>;

const ranges = permission(DOSSIER_ACCESS.ranges);

export const listRanges = call({
  method: 'GET',
  path: '/waybillDoc/ranges',
  effect: 'read',
  access: ranges,
  summary: 'Ranges that numbers of consignment notes are drawn from',
  input: z.object({}),
  response: data(z.array(numberRange)),
});

const serial = z.number().int().min(1).max(999_999_999);

export const addRange = call({
  method: 'POST',
  path: '/waybillDoc/addRange',
  effect: 'write',
  access: ranges,
  summary: 'Add a range of numbers of consignment notes; one that overlaps another is refused',
  input: z.object({
    prefix: z
      .string()
      .trim()
      .regex(/^[A-Z0-9]{0,6}$/),
    firstNo: serial,
    lastNo: serial,
  }),
  response: nothing(),
});
