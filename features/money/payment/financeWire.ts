import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { permissionsOf } from '../../../platform/wire/records.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { currency } from '../../../platform/wire/validators.ts';
import { AGE_BANDS } from '../bill/states.ts';

const amount = money(z.string().nullable(), null);

const bands = z.object(Object.fromEntries(AGE_BANDS.map((band) => [band, amount])));

/** What is open and expected, in one currency. */
export const readFinance = call({
  method: 'GET',
  path: '/operation/finance/overview',
  effect: 'read',
  access: permissionsOf('operation:finance')('list'),
  summary: 'Outstanding bills by customer and age, actual and expected weekly cash flow, and the reconciliation status',
  input: z.object({ currency: currency.default('CNY') }),
  response: data(
    z.object({
      ageing: z.array(z.object({ companyFullName: z.string(), total: amount, bands })),
      open: bands.describe('of all customers'),
      cash: z.array(
        z.object({
          week: z.string().describe('first day'),
          received: amount,
          paid: amount,
          incoming: amount.describe('expected of customers'),
          outgoing: amount.describe('expected by suppliers'),
        }),
      ),
      proof: z
        .object({
          ranAt: dateTimeText,
          differences: z.array(
            z.object({
              subject: z.string().describe('account and company number'),
              books: amount,
              journal: amount,
            }),
          ),
        })
        .nullable()
        .describe('the last proof that open bills and journal agree; null: not yet'),
    }),
  ),
});
