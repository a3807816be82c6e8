import { z } from 'zod';

/** A row id on the wire: a positive whole number, also when it arrives as text in a query. */
export const id = z.coerce.number<number>().int().positive();

/** The most records one call may name. */
const MAX_BATCH = 100;

/** Ids of one or several records; in a path they stand as `1,2`. */
export const ids = z
  .union([z.string(), z.number(), z.array(z.number())])
  .transform((given) => [...new Set(String(given).split(',').map(Number))])
  .pipe(z.array(id).min(1).max(MAX_BATCH));

/** A decimal amount as text, never a float: `1234.50`. */
export const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/);

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 currency code. */
export const currency = z.string().refine((code) => CURRENCIES.has(code));

/** A required line of text, trimmed. */
export function line(maxLength: number) {
  return z.string().trim().min(1).max(maxLength);
}

/** A line of text that may be left out or empty, trimmed; programs of this dialect send null for what they lack. */
export function optionalLine(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .nullish()
    .transform((text) => text ?? '');
}

/** A line of text that may be left out; an empty one counts as left out. */
export function emptyIsAbsent(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .nullish()
    .transform((text) => text || undefined);
}
