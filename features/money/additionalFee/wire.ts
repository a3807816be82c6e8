import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { FEE_PROOF_RULE } from '../../../platform/wire/uploadRules.ts';
import { decimalText, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { serviceKind } from '../charge/charge.ts';
import { FEE_ACCESS } from './accessWire.ts';
import { confirmHours, feeCurrency, MAX_FEE_REMARK } from './entryRules.ts';
import { additionalFeeDetail, feeFacts } from './fee.ts';
import { feeState, needsReason, PLAIN_MOVES } from './states.ts';

export const MAX_FEE_WORDS = 500;
/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;

const add = permission(FEE_ACCESS.add);
const query = permission(FEE_ACCESS.query);
const edit = permission(FEE_ACCESS.edit);

const MAX_CUSTOMERS_TYPED = 100;
/** Customers that a search offers at most. */
export const CUSTOMERS_OFFERED = 50;

const optionalId = id.nullish().transform((given) => given ?? null);

/** Comma list of uploaded files (documents 3.10). */
const resourceIds = z
  .string()
  .max(200)
  .nullish()
  .transform((text) => [...new Set((text ?? '').split(',').filter(Boolean).map(Number))])
  .pipe(z.array(id).max(FEE_PROOF_RULE.maxFiles));

const typedAmount = z
  .union([z.string().max(20), z.number()])
  .nullish()
  .transform((given) => String(given ?? '').trim());

const entryFields = {
  companyName: optionalLine(200).describe('customer; asked without an application object'),
  businessDate: z
    .union([z.literal(''), dateText])
    .nullish()
    .transform((text) => text || ''),
  abnormalType: optionalLine(50).describe('the same as orderAmountType'),
  orderAmountType: optionalLine(50),
  feeAmount: typedAmount.describe('net of tax'),
  costAmount: typedAmount.describe(
    'what the supplier gets where the customer pays another amount; read from operators alone',
  ),
  confirmHours,
  currency: z
    .union([z.literal(''), feeCurrency])
    .nullish()
    .transform((text) => text || ('CNY' as const)),
  remark: optionalLine(MAX_FEE_REMARK),
  resourceIds,
  payeeNo: optionalLine(20).describe('number of the supplier; read from operators alone'),
};

export const enterFee = call({
  method: 'POST',
  path: '/exceptionFee/exceptionFeeEntry',
  effect: 'write',
  access: add,
  summary:
    'Enter an additional charge on an order (`orderId`: its number), a road job (`trailerOrderId`), a sea leg (`id`), another service (`orderServiceId`), or without one',
  input: z.object({
    id: optionalId,
    orderId: optionalLine(30),
    orderServiceId: optionalId,
    trailerOrderId: optionalId,
    serviceType: serviceKind.nullish().transform((given) => given ?? null),
    ...entryFields,
  }),
  response: data(z.object({ feeId: z.number(), feeNo: z.string() })),
});

export const version = z.number().int().min(0).max(MAX_VERSION);
/** What every move sends back. */
export const seen = { feeId: id, version };

const detail = data(additionalFeeDetail);

export const updateFee = call({
  method: 'POST',
  path: '/exceptionFee/exceptionFeeUpdate',
  effect: 'write',
  access: add,
  summary: 'Change one of your unsettled additional charges; the customer is asked to confirm again',
  input: z.object({ id, version: version.nullish(), ...entryFields }),
  response: detail,
});

const feeTypeItem = z.object({
  expenseItem: z.string().describe("name in the reader's language"),
  orderAmountType: z.string().describe('code of the dictionary expenseItem'),
  isActualFee: z.union([z.literal(0), z.literal(1)]).describe('0: by the price list'),
  price: money(decimalText.nullable(), null),
  curry: z.string().describe('currency of the price'),
});
export type FeeTypeItem = z.infer<typeof feeTypeItem>;

export const listFeeTypes = call({
  method: 'GET',
  path: '/commonPrice/feeTypeList',
  effect: 'read',
  access: add,
  summary: 'Charge types of a service type with the prices of the reader’s side of the price list',
  input: z.object({ orderId: optionalLine(30), serviceType: serviceKind.default('train') }),
  response: data(z.array(feeTypeItem)),
});

export const listAbnormalTypes = call({
  method: 'GET',
  path: '/exceptionFee/abnormalTypeList',
  effect: 'read',
  access: add,
  summary: 'Charge types of all service types, without prices',
  input: z.object({}),
  response: data(z.array(feeTypeItem)),
});

const feeRow = z.object(feeFacts);
export type FeeRow = z.infer<typeof feeRow>;

export const listYardFees = call({
  method: 'GET',
  path: '/exceptionFee/yardFeeList',
  effect: 'read',
  access: add,
  summary: 'Latest additional charges on yard services to which the reader is a party',
  input: z.object({ orderServiceId: id.optional() }),
  response: data(z.array(feeRow)),
});

export const listFeesOfOrder = call({
  method: 'GET',
  path: '/exceptionFee/ofOrder',
  effect: 'read',
  access: query,
  summary: 'Additional charges on an order to which the reader is a party, newest first',
  input: z.object({ orderBigNo: line(30), orderServiceId: id.optional() }),
  response: data(z.array(feeRow)),
});

/** Fees that the own company pays or is paid. */
export const ownFees = records({
  path: '/exceptionFee/own',
  access: () => permission(FEE_ACCESS.list),
  idName: 'feeId',
  row: feeRow,
  fields: {},
  filter: {
    orderBigNo: optionalLine(30).describe('a part of it'),
    feeNo: optionalLine(20).describe('a part of it'),
    state: feeState.optional(),
    feeType: optionalLine(50),
  },
  exportName: 'additionalFee.own',
  calls: { list: 'Additional fees that the own company pays or is paid, newest first' },
});

export const getFee = call({
  method: 'GET',
  path: '/exceptionFee/detail',
  effect: 'read',
  access: query,
  summary: 'An additional charge with its thread and documents, for its parties',
  input: z.object({ feeId: id }),
  response: detail,
});

export const moveFee = call({
  method: 'POST',
  path: '/exceptionFee/move',
  effect: 'write',
  access: edit,
  summary: 'Confirm or dispute an additional charge, accept or decline a settlement, withdraw your own charge',
  input: z
    .object({ ...seen, move: z.enum(PLAIN_MOVES), reason: optionalLine(MAX_FEE_WORDS), resourceIds })
    .refine(({ move, reason }) => !needsReason(move) || reason !== '', {
      path: ['reason'],
      params: { missing: true },
    }),
  response: detail,
});

export const commentFee = call({
  method: 'POST',
  path: '/exceptionFee/comment',
  effect: 'write',
  access: edit,
  summary: 'Messages and documents of a party in the thread of an open additional charge',
  input: z.object({ feeId: id, words: line(MAX_FEE_WORDS), resourceIds }),
  response: detail,
});

export const listFeeCustomers = call({
  method: 'GET',
  path: '/exceptionFee/customerList',
  effect: 'read',
  access: add,
  summary:
    'Customers for whom the reader may enter an additional charge, filtered by name; for a supplier those it has worked for',
  input: z.object({ keyword: optionalLine(MAX_CUSTOMERS_TYPED) }),
  response: data(z.array(z.object({ companyNo: z.string(), companyName: z.string() }))),
});
