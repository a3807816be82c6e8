import { z } from 'zod';

export const id = z.coerce.number<number>().int().positive();

const MAX_BATCH = 100;

export const ids = z
  .union([z.string().max(2_000), z.number(), z.array(z.number()).max(MAX_BATCH)])
  .transform((given) => [...new Set(String(given).split(',').map(Number))])
  .pipe(z.array(id).min(1).max(MAX_BATCH));

export const decimalText = z
  .string()
  .max(30)
  .regex(/^-?\d+(\.\d+)?$/);

/** A decimal not below 0; a negative one is told the bound, not that it is written wrongly. */
export const decimalFromZero = (shape: RegExp) =>
  z
    .string()
    .refine((text) => !/^[-−]\s*\d/.test(text.trim()), { params: { min: 0 }, abort: true })
    .regex(shape);

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const currency = z
  .string()
  .length(3)
  .refine((code) => CURRENCIES.has(code));

/** Bidi controls, zero-width characters, soft hyphens: with one, a name could pass for another. */
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Without invisible characters. */
const withoutUnseen = (text: string) => text.replace(UNSEEN, '');

const typedLine = () => z.string().overwrite((text) => withoutUnseen(text).trim());

export function line(maxLength: number) {
  return typedLine().min(1).max(maxLength);
}

/** May be absent, empty or null: clients send null for missing values. */
export function optionalLine(maxLength: number) {
  return typedLine()
    .max(maxLength)
    .nullish()
    .transform((text) => text ?? '')
    .pipe(z.string());
}

export function emptyIsAbsent(maxLength: number) {
  return typedLine()
    .max(maxLength)
    .nullish()
    .transform((text) => text || undefined);
}
