import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { train } from '../train/wire.ts';
import { confirmBooking } from './operatorWire.ts';
import { bearer, chosenContainers, rollOverReason } from './rollOver.ts';
import { MAX_CONTAINERS } from './states.ts';
import { withdraw } from './wire.ts';

const MAX_WORDS = 200;

export const listRollOverTrains = call({
  method: 'GET',
  path: '/operation/booking/rollOverTrains',
  effect: 'read',
  access: confirmBooking.access,
  summary: 'Later trains on the same route with space for a confirmed order or some of its containers, soonest first',
  input: z.object({
    orderBigNo: line(20),
    orderContainerIds: chosenContainers,
  }),
  response: data(z.array(train)),
});

export const rollOver = call({
  method: 'POST',
  path: '/operation/booking/rollOver',
  effect: 'write',
  access: confirmBooking.access,
  summary:
    'Roll a confirmed order, or some of its containers, over to a later train on its route; if the platform bears the cost, the customer is compensated and may cancel free of charge',
  input: z.object({
    orderBigNo: line(20),
    trainInfoId: id.describe('the later train'),
    orderContainerIds: z
      .array(id)
      .max(MAX_CONTAINERS)
      .default([])
      .describe('containers that roll, as an order of their own; none: the whole order'),
    reasonKind: rollOverReason,
    bearer,
    remark: optionalLine(MAX_WORDS).describe('shown to the customer'),
  }),
  response: data(z.object({ orderBigNo: z.string().describe('on the later train') })),
});

const ownRollOver = { orderBigNo: line(20), rollOverId: id };

export const acceptRollOver = call({
  method: 'POST',
  path: '/order/orderBigOrder/acceptRollOver',
  effect: 'write',
  access: withdraw.access,
  summary: 'Accept the later train for an order of your company',
  input: z.object(ownRollOver),
  response: nothing(),
});

export const declineRollOver = call({
  method: 'POST',
  path: '/order/orderBigOrder/declineRollOver',
  effect: 'write',
  access: withdraw.access,
  summary: 'Cancel an order of your company free of charge instead of accepting the later train',
  input: z.object({ ...ownRollOver, reason: optionalLine(MAX_WORDS) }),
  response: nothing(),
});
