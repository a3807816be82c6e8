import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, line, optionalLine } from '../../../platform/wire/validators.ts';

export { convert } from './rate.ts';

const operator = permissionsOf('operation:exchangeRate');

export const RATE_LENGTH = { whole: 9, withPoint: 18 } as const;

/** Above zero, as the database holds it. */
const rate = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,8})?$/, { abort: true })
  .check(({ value, issues }) => {
    if (!/[1-9]/.test(value))
      issues.push({ code: 'too_small', origin: 'number', minimum: 0, inclusive: false, input: value });
  });

const quoted = {
  fromCurrency: currency,
  toCurrency: currency,
  day: dateText.describe('holds from this day until the next row'),
  rate: rate.describe('units of `toCurrency` for one of `fromCurrency`'),
};
const fields = { ...quoted, source: line(100) };

/** Rates between currencies, the latest day first. */
export const exchangeRates = records({
  path: '/operation/exchangeRate',
  access: operator,
  idName: 'rateId',
  row: z.object({ rateId: z.number(), ...fields, rate: z.string(), day: z.string(), changeTime: z.string() }),
  fields,
  filter: { fromCurrency: optionalLine(3), toCurrency: optionalLine(3) },
  exportName: 'exchangeRate.rates',
  calls: {
    list: 'Exchange rates, the latest day first',
    add: 'Enter an exchange rate',
    edit: 'Change an exchange rate',
    remove: 'Remove exchange rates: one id, or several with commas',
  },
});

export const MAX_RATE_CHARACTERS = 400_000;
export const MAX_RATES = 5_000;

const rateLine = z.object({
  rowNumber: z.number(),
  fromCurrency: z.string(),
  toCurrency: z.string(),
  day: z.string(),
  rate: z.string(),
  /** null: there is none of that day */
  known: z.string().nullable(),
  errors: z.array(z.string()),
});
export type RateLine = z.infer<typeof rateLine>;

export const checkRates = call({
  method: 'POST',
  path: '/operation/exchangeRate/check',
  effect: 'read',
  access: operator('add'),
  maxBodyKb: 1_024,
  summary: 'Compare the rates of a central bank .csv with existing ones; nothing is saved',
  input: z.object({ text: z.string().min(1).max(MAX_RATE_CHARACTERS) }),
  response: data(z.array(rateLine)),
});

export const importRates = call({
  method: 'POST',
  path: '/operation/exchangeRate/import',
  effect: 'write',
  access: operator('add'),
  maxBodyKb: 1_024,
  summary: 'Save checked rates; rates of the same pair and date are replaced',
  input: z.object({ source: line(100), rates: z.array(z.object(quoted)).min(1).max(MAX_RATES) }),
  response: data(z.object({ saved: z.number().int() })),
});
