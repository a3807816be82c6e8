import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { decimalText, line, optionalLine } from '../../../platform/wire/validators.ts';
import { amountOrNothing, confirmHours, feeAmount } from './entryRules.ts';
import { additionalFeeDetail, feeFacts } from './fee.ts';
import { feeState } from './states.ts';
import { MAX_FEE_WORDS, seen } from './wire.ts';

const operator = permissionsOf('operation:additionalFee');

/** Additional fees of all companies. */
export const fees = records({
  path: '/operation/exceptionFee',
  access: operator,
  idName: 'feeId',
  row: z.object({ ...feeFacts, costAmount: decimalText.nullable() }),
  fields: {},
  filter: {
    orderBigNo: optionalLine(30).describe('a part of it'),
    companyName: optionalLine(100),
    state: feeState.optional(),
    feeType: optionalLine(50),
  },
  exportName: 'additionalFee.fees',
  calls: { list: 'Additional fees of all companies, those that wait for the platform first' },
});

const settlement = {
  ...seen,
  saleAmount: amountOrNothing.describe('what the customer pays'),
  costAmount: amountOrNothing
    .nullish()
    .transform((given) => given ?? null)
    .describe('what the supplier gets; left out without a supplier'),
};

const write = {
  method: 'POST',
  effect: 'write',
  access: operator('edit'),
  response: data(additionalFeeDetail),
} as const;

export const priceFee = call({
  ...write,
  path: '/operation/exceptionFee/price',
  summary:
    'Set the customer amount of a supplier’s additional charge; the supplier amount is kept and the customer is asked to confirm again',
  input: z.object({
    ...seen,
    saleAmount: feeAmount.describe('what the customer pays'),
    confirmHours,
    words: optionalLine(MAX_FEE_WORDS),
  }),
});

export const offerSettlement = call({
  ...write,
  path: '/operation/exceptionFee/offer',
  summary: 'Offer both parties of a disputed or overdue additional charge a settlement with a new deadline',
  input: z.object({ ...settlement, confirmHours, words: line(MAX_FEE_WORDS) }),
});

export const decideFee = call({
  ...write,
  path: '/operation/exceptionFee/decide',
  summary: 'Decide a disputed or overdue additional charge with a reason; zero on both sides rejects it',
  input: z.object({ ...settlement, words: line(MAX_FEE_WORDS) }),
});
