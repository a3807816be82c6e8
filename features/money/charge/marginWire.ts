import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { sortInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, decimalText, optionalLine } from '../../../platform/wire/validators.ts';

const amount = money(decimalText.nullable(), null);
const access = permissionsOf('operation:margin');

/** Sales and costs, net of tax, in one currency. */
const margins = { sales: amount, costs: amount, margin: amount };

/** Sales against costs of suppliers by order and currency. */
export const orderMargins = records({
  path: '/operation/margin',
  access,
  idName: 'marginId',
  row: z.object({
    marginId: z.number(),
    orderBigNo: z.string(),
    companyName: z.string(),
    trainNo: z.string(),
    departDate: dateText,
    currency,
    ...margins,
    wholeMargin: amount.describe("of the order in all currencies, at today's rates; null without a rate"),
  }),
  fields: {},
  filter: {
    ...sortInput(['sales', 'costs', 'margin']),
    currency: z.string().max(3).default('CNY'),
    orderBigNo: optionalLine(20),
    companyName: optionalLine(100),
    trainNo: optionalLine(20),
    dateFrom: dateText.optional().describe('departure, from'),
    dateTo: dateText.optional().describe('departure, to'),
    outcome: z.enum(['loss', 'profit']).optional(),
  },
  exportName: 'charge.margins',
  calls: { list: 'Sales against costs of suppliers by order, newest order first' },
});

export const listTrainMargins = call({
  method: 'GET',
  path: '/operation/margin/trains',
  effect: 'read',
  access: access('list'),
  summary: 'Sales against supplier costs of the latest trains, latest departure first',
  input: z.object({
    currency: currency.default('CNY'),
    departed: z.literal('1').optional().describe("'1': of trains that have departed"),
  }),
  response: data(
    z.array(
      z.object({
        trainNo: z.string(),
        departDate: dateText,
        ...margins,
        whole: z.object(margins).describe("of all currencies, at today's rates; null without a rate"),
      }),
    ),
  ),
});
