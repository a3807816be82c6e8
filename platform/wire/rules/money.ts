import { z } from 'zod';
import { saying } from './fault.ts';

const WITH_PLACES = { 2: /^(0|[1-9]\d*)(\.\d{1,2})?$/, 4: /^(0|[1-9]\d*)(\.\d{1,4})?$/ } as const;

/** Whether a text is an amount with up to 2 or up to 4 decimals (documents 5.6). */
export function isMoney(text: string, places: keyof typeof WITH_PLACES): boolean {
  return WITH_PLACES[places].test(text);
}

const amount = (places: keyof typeof WITH_PLACES) =>
  z
    .string()
    .trim()
    .refine((text) => isMoney(text, places), saying({ key: 'money' }));

/** Whether a decimal text is not nothing. */
const isAboveZero = (text: string) => /[1-9]/.test(text);

/** An amount of money with up to 2 decimals, as text. */
export const money = amount(2);
/** A price with up to 4 decimals, as text. */
export const unitPrice = amount(4);
/** An amount of money that is not zero (documents 5.5). */
export const moneyAboveZero = money.refine(isAboveZero, saying({ key: 'amountAboveZero' }));

/** A whole or decimal number above zero, as text (documents 5.6). */
export const positiveNumber = z
  .string()
  .trim()
  .refine((text) => /^\d+(\.\d+)?$/.test(text) && isAboveZero(text), saying({ key: 'positiveNumber' }));

/** A quantity as text; zero is refused in its own words (documents 5.5). */
export const quantityAboveZero = z
  .string()
  .trim()
  .refine((text) => /^\d+(\.\d+)?$/.test(text), saying({ key: 'positiveNumber' }))
  .refine(isAboveZero, saying({ key: 'quantityAboveZero' }));
