import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { currency, decimalText, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { serviceKind } from '../../money/charge/charge.ts';
import { SERVICE_ACCESS } from './accessWire.ts';
import { serviceOrderKind } from './kinds.ts';
import { amount, amountOrZero, anyServiceOrder, freeDays, MAX_REASON } from './order.ts';
import { OPERATOR_MOVES, serviceState } from './states.ts';
import { moveInput, seen } from './wire.ts';

/** Service orders of all companies. */
export const serviceOrders = records({
  path: '/operation/service',
  access: permissionsOf('operation:service'),
  idName: 'serviceOrderId',
  row: z.object({
    serviceOrderId: z.number(),
    serviceNo: z.string(),
    orderBigNo: z.string(),
    companyName: z.string(),
    supplierName: z.string(),
    kind: serviceOrderKind,
    serviceKind,
    state: serviceState,
    startTime: dateTimeText.nullable(),
    saleAmount: decimalText.nullable(),
    saleCurrency: currency,
    costAmount: decimalText.nullable(),
    costCurrency: currency,
    updateTime: dateTimeText,
  }),
  fields: {},
  filter: {
    orderBigNo: optionalLine(30).describe('a part of it'),
    companyName: optionalLine(100),
    kind: serviceOrderKind.optional(),
    state: serviceState.optional(),
  },
  exportName: 'service.orders',
  calls: { list: 'Service orders of all companies, those that wait for the platform first' },
});

export const getServiceOrder = call({
  method: 'GET',
  path: '/operation/service/detail',
  effect: 'read',
  access: permission(SERVICE_ACCESS.any),
  summary: 'A service order of any company with quotes and prices of both sides',
  input: z.object({ serviceOrderId: id }),
  response: data(anyServiceOrder),
});

export const listServicesOfOrder = call({
  method: 'GET',
  path: '/operation/service/ofOrder',
  effect: 'read',
  access: permission(SERVICE_ACCESS.any),
  summary: 'Services requested on an order of any company',
  input: z.object({ orderBigNo: line(30) }),
  response: data(z.array(anyServiceOrder)),
});

export const listServiceSuppliers = call({
  method: 'GET',
  path: '/operation/service/suppliers',
  effect: 'read',
  access: permission(SERVICE_ACCESS.any),
  summary: 'Suppliers from whom quotes can be requested',
  input: z.object({}),
  response: data(z.array(z.object({ companyNo: z.string(), companyName: z.string() }))),
});

const write = {
  method: 'POST',
  effect: 'write',
  access: permission('operation:service:edit'),
  response: data(anyServiceOrder),
} as const;

export const MAX_ASKED = 20;

export const askSuppliers = call({
  ...write,
  path: '/operation/service/askSuppliers',
  summary: 'Request quotes from suppliers',
  input: z.object({ ...seen, companyNos: z.array(line(20)).min(1).max(MAX_ASKED) }),
});

const yardTerms = {
  freeDays: freeDays.nullish().transform((days) => days ?? null),
  dayCost: amountOrZero.nullish().transform((rate) => rate ?? null),
  daySale: amountOrZero.nullish().transform((rate) => rate ?? null),
};

export const offerToSupplier = call({
  ...write,
  path: '/operation/service/offer',
  summary: 'Assign the job to a supplier at an agreed price; the supplier accepts or declines',
  input: z.object({
    ...seen,
    companyNo: line(20),
    costAmount: amount,
    costCurrency: currency,
    ...yardTerms,
  }),
});

export const priceService = call({
  ...write,
  path: '/operation/service/price',
  summary: 'Select a supplier’s quote and quote a price to the customer',
  input: z.object({ ...seen, bidId: id, saleAmount: amount, saleCurrency: currency, ...yardTerms }),
});

export const checkServiceFee = call({
  ...write,
  path: '/operation/service/checkFee',
  summary: 'Approve the supplier’s charge and set the customer’s: confirmed immediately up to the approved price',
  input: z.object({ ...seen, feeSale: amount, saleCurrency: currency, note: optionalLine(MAX_REASON) }),
});

export const moveServiceOrder = call({
  ...write,
  path: '/operation/service/move',
  summary: 'Return a charge to the supplier, decline a request or stop a service',
  input: moveInput(OPERATOR_MOVES),
});
