import { z } from 'zod';
import { faultParams } from './fault.ts';

const WITH_PLACES = { 2: /^(0|[1-9]\d*)(\.\d{1,2})?$/, 4: /^(0|[1-9]\d*)(\.\d{1,4})?$/ } as const;

/** Up to 2 or 4 decimals (documents 5.6). */
export function isMoney(text: string, places: keyof typeof WITH_PLACES): boolean {
  return WITH_PLACES[places].test(text);
}

const amount = (places: keyof typeof WITH_PLACES) =>
  z
    .string()
    .trim()
    .refine((text) => isMoney(text, places), faultParams({ key: 'money' }));

const isAboveZero = (text: string) => /[1-9]/.test(text);

/** Decimal text with at most two decimals, and so many digits before them; too many decimals are told as such. */
export const amountText = (wholeDigits: number) =>
  z
    .string()
    .refine((text) => !/^\d+\.\d{3,}$/.test(text), faultParams({ key: 'moneyPlaces' }))
    .regex(new RegExp(`^\\d{1,${wholeDigits}}(\\.\\d{1,2})?$`));

export const money = amount(2);
export const unitPrice = amount(4);
export const moneyAboveZero = money.refine(isAboveZero, faultParams({ key: 'amountAboveZero' }));

/** Above zero, as text (documents 5.6). */
export const positiveNumber = z
  .string()
  .trim()
  .refine((text) => /^\d+(\.\d+)?$/.test(text) && isAboveZero(text), faultParams({ key: 'positiveNumber' }));

/** Zero has an error text of its own (documents 5.5). */
export const quantityAboveZero = z
  .string()
  .trim()
  .refine((text) => /^\d+(\.\d+)?$/.test(text), faultParams({ key: 'positiveNumber' }))
  .refine(isAboveZero, faultParams({ key: 'quantityAboveZero' }));
