import { z } from 'zod';
import { permission, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { trilingual } from '../../../platform/wire/language.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, decimalText, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { containerRequest } from '../../freight/booking/order.ts';
import { chosenContainers } from '../../freight/booking/rollOver.ts';
import { listOrders } from '../../freight/booking/wire.ts';
import { CHARGE_ACCESS } from './accessWire.ts';
import { chargeBasis, chargeReason, chargeSide, chargeStatus, serviceKind } from './charge.ts';
import { feeType } from './feeTypes.ts';

const MAX_REASON = 200;

const why = z.object({
  kind: chargeReason,
  id: z.number().nullable(),
  version: z.number().nullable(),
  inputs: z.record(z.string(), z.string()).describe('what the rule was applied to'),
  names: z.record(z.string(), trilingual).optional().describe('inputs that are names, in each language'),
});

/** A charge as a party of it sees it. */
const chargeLine = z.object({
  chargeId: z.number().nullable().describe('null: a price of a booking that is not confirmed yet'),
  serviceKind,
  feeType: z.string().describe('dictionary expenseItem'),
  containerNo: z.string(),
  basis: chargeBasis,
  quantity: decimalText,
  unitPrice: decimalText,
  amount: decimalText.describe('net of tax; below zero: in favour of the customer'),
  currency,
  taxRate: decimalText.describe('fraction, such as 0.06'),
  taxAmount: decimalText,
  occurredOn: z.string(),
  status: chargeStatus,
  why,
  voidReason: wordsOfPeople(z.string()),
});
export type ChargeLine = z.infer<typeof chargeLine>;

/** Sum by currency. */
const sum = z.object({ currency, amount: decimalText });

const orderCharges = z.object({
  charges: money(z.array(chargeLine), []),
  sums: money(z.array(sum), []).describe('with tax, without void charges'),
});

/** Own order; for the operator `listAnyOrderCharges`. */
export const listOrderCharges = call({
  method: 'GET',
  path: '/charge/orderCharges',
  effect: 'read',
  access: listOrders.access,
  summary: 'Charges of an order of your company, each with its rule and inputs',
  input: z.object({ orderBigNo: line(20) }),
  response: data(orderCharges),
});

const operator = permissionsOf('operation:charge');

/** Of a charge on a bill or a claim, for its party and for operators. */
export const readChargeWhy = call({
  method: 'GET',
  path: '/charge/why',
  effect: 'read',
  access: rule('chargeParty', (user) => user.companyId !== null || hasPermission(user, operator('list').code)),
  summary: 'A charge with its rule and inputs: of your company, or of any company for operators',
  input: z.object({ chargeId: id }),
  response: data(z.object({ charge: money(chargeLine.nullable(), null) })),
});

export const listAnyOrderCharges = call({
  method: 'GET',
  path: '/operation/charge/orderCharges',
  effect: 'read',
  access: permission(CHARGE_ACCESS.any),
  summary: 'Charges of an order of any company, excluding supplier costs',
  input: z.object({ orderBigNo: line(20) }),
  response: data(orderCharges),
});

/** Charges of all companies, newest first. */
export const charges = records({
  path: '/operation/charge',
  access: operator,
  idName: 'chargeId',
  row: chargeLine.extend({
    chargeId: z.number(),
    side: chargeSide,
    orderBigNo: z.string(),
    companyName: z.string(),
    createTime: z.string(),
  }),
  fields: {},
  filter: {
    orderBigNo: optionalLine(20),
    companyName: optionalLine(100),
    side: chargeSide.optional(),
    status: chargeStatus.optional(),
    feeType: optionalLine(50),
  },
  exportName: 'charge.charges',
  calls: { list: 'Charges of all companies, newest first', read: 'A charge' },
});

const signedAmount = z.string().regex(/^-?\d{1,10}(\.\d{1,2})?$/);
const rate = z
  .string()
  .regex(/^0(\.\d{1,4})?$/)
  .describe('fraction, such as 0.06');

export const addCharge = call({
  method: 'POST',
  path: '/operation/charge',
  effect: 'write',
  access: operator('add'),
  summary: 'Add a manual charge to an order, with a reason',
  input: z.object({
    orderBigNo: line(20),
    serviceKind,
    feeType,
    amount: signedAmount.refine((text) => /[1-9]/.test(text)),
    currency,
    taxRate: rate,
    reason: line(MAX_REASON).describe('shown to the customer'),
  }),
  response: nothing(),
});

export const confirmChargeByHand = call({
  method: 'POST',
  path: '/operation/charge/confirm',
  effect: 'write',
  access: operator('edit'),
  summary: 'Confirm an estimated charge, if necessary with a different amount',
  input: z.object({ chargeId: id, amount: signedAmount.optional() }),
  response: nothing(),
});

export const voidChargeByHand = call({
  method: 'POST',
  path: '/operation/charge/void',
  effect: 'write',
  access: operator('edit'),
  summary: 'Void an unbilled charge, with a reason',
  input: z.object({ chargeId: id, reason: line(MAX_REASON) }),
  response: nothing(),
});

const moneyStep = z.object({
  from: dateText,
  to: dateText,
  percent: decimalText.describe('of the freight'),
  sums: money(z.array(sum), []).describe('with tax'),
});
export type MoneyStep = z.infer<typeof moneyStep>;

/** What a booking costs, and what its end would, by the rules that the bill applies. */
export const estimateBooking = call({
  method: 'POST',
  path: '/charge/estimateBooking',
  effect: 'read',
  access: permission('booking:booking:add'),
  summary: 'Cost of a booking: freight, services, deposit, cancellation by day, roll-over',
  input: z.object({ trainInfoId: id, containers: z.array(containerRequest).min(1).max(20) }),
  response: data(
    z.object({
      freight: money(z.array(sum), []),
      services: money(
        z.array(
          z.object({
            feeType: z.string(),
            sizeType: z.string(),
            basis: chargeBasis,
            unitPrice: decimalText,
            currency,
            freeUnits: z.number(),
            minimum: decimalText.describe('least amount, unless all units are free; 0: none'),
          }),
        ),
        [],
      ).describe('prices of services on the line, where they are ordered'),
      deposit: money(z.object({ currency, amount: decimalText }).nullable(), null).describe('still to be paid'),
      cancellation: z.array(moneyStep).describe('once confirmed, from today to the document cut-off; empty: free'),
      rollOver: z.array(moneyStep).describe('paid by the platform, from today to the departure; empty: nothing'),
    }),
  ),
});

export const readCancellationFee = call({
  method: 'GET',
  path: '/charge/cancellationFee',
  effect: 'read',
  access: listOrders.access,
  summary: 'Cost of withdrawing an order of your company by day, from now on',
  input: z.object({ orderBigNo: line(20) }),
  response: data(z.object({ steps: z.array(moneyStep).describe('the first is today; empty: free') })),
});

export const readRollOverPay = call({
  method: 'GET',
  path: '/operation/charge/rollOverPay',
  effect: 'read',
  access: permission(CHARGE_ACCESS.any),
  summary: 'Cost to the platform of rolling over a confirmed order, or some of its containers, today',
  input: z.object({ orderBigNo: line(20), orderContainerIds: chosenContainers }),
  response: data(
    z.object({ percent: decimalText.describe('of the freight'), sums: z.array(sum).describe('with tax') }),
  ),
});
