import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { faultParams } from '../../../platform/wire/rules/fault.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { currency, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { driverMobile } from '../fleet/wire.ts';
import { SERVICE_ACCESS } from './accessWire.ts';
import { FIELDS_OF, serviceOrderKind } from './kinds.ts';
import { amount, MAX_REASON, ownServiceOrder } from './order.ts';
import { CUSTOMER_MOVES, needsReason, type ServiceMove } from './states.ts';

const MAX_SERVICE_CONTAINERS = 200;
/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;
const MAX_PLACE = 200;

const timeOrNone = z
  .union([z.literal(''), dateTimeText])
  .nullish()
  .transform((text) => text || null);

const details = {
  place: optionalLine(MAX_PLACE).describe('empty-container depot, yard, customs office, port or station'),
  reference: optionalLine(50).describe('release number, vessel and voyage'),
  address: optionalLine(MAX_PLACE).describe('of loading or delivery'),
  returnPlace: optionalLine(MAX_PLACE).describe('where the container is handed in'),
  startTime: timeOrNone,
  endTime: timeOrNone,
  contactName: optionalLine(50),
  contactMobile: z.union([z.literal(''), driverMobile]).default(''),
  cargoValue: amount.nullish().transform((text) => text ?? null),
  cargoCurrency: currency.default('CNY'),
  remark: optionalLine(MAX_REASON),
};

const requestFields = z
  .object({
    orderBigNo: line(30),
    kind: serviceOrderKind,
    orderContainerIds: z.array(id).min(1).max(MAX_SERVICE_CONTAINERS),
    ...details,
  })
  .superRefine((given, context) => {
    for (const name of FIELDS_OF[given.kind].required) {
      const value = given[name];
      if (value === null || value === '') context.addIssue({ code: 'custom', path: [name], params: { missing: true } });
    }
  })
  .refine(({ startTime, endTime }) => startTime === null || endTime === null || endTime >= startTime, {
    path: ['endTime'],
    ...faultParams({ key: 'endBeforeStart' }),
  });

export const requestService = call({
  method: 'POST',
  path: '/service/order/request',
  effect: 'write',
  access: permission('service:order:add'),
  summary: 'Request a service for containers of an order of your company',
  input: requestFields,
  response: data(z.object({ serviceOrderId: id })),
});

export const listOwnServices = call({
  method: 'GET',
  path: '/service/order/list',
  effect: 'read',
  access: permission(SERVICE_ACCESS.own),
  summary: 'Services requested on an order of your company, newest first',
  input: z.object({ orderBigNo: line(30) }),
  response: data(z.array(ownServiceOrder)),
});

export const version = z.number().int().min(0).max(MAX_VERSION);
/** What every move sends back. */
export const seen = { serviceOrderId: id, version };

/** A move and its reason, which some moves demand. */
export const moveInput = <const Moves extends readonly ServiceMove[]>(moves: Moves) =>
  z
    .object({ ...seen, move: z.enum(moves), reason: optionalLine(MAX_REASON) })
    .refine(({ move, reason }) => !needsReason(move) || reason !== '', {
      path: ['reason'],
      params: { missing: true },
    });

export const moveOwnService = call({
  method: 'POST',
  path: '/service/order/move',
  effect: 'write',
  access: permission('service:order:add'),
  summary: 'Approve or decline a price, confirm or dispute a charge, or cancel, as the customer',
  input: moveInput(CUSTOMER_MOVES),
  response: data(ownServiceOrder),
});
