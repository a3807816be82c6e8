import { z } from 'zod';
import { faultParams } from './fault.ts';

/** Characters in the order of their values 0 to 30, without I, O, S, V and Z (GB 32100-2015, table 4). */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
/** Commercial register number, still used by small traders. */
const OLD_SHAPE = /^\d{15}$/;

/** Check character of the first 17: sum of value times 3^position, modulo 31 (GB 32100-2015). */
export function creditCheckOf(first17: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of first17) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return CHARACTERS.charAt((31 - (sum % 31)) % 31);
}

/** Check digit of the first 14 digits of a register number, ISO 7064 MOD 11,10 (GS 15-2006). */
export function registerCheckOf(first14: string): string {
  const left = [...first14].reduce((product, digit) => (((product + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return String((11 - left) % 10);
}

export function isCreditCode(text: string): boolean {
  if (OLD_SHAPE.test(text)) return registerCheckOf(text.slice(0, 14)) === text[14];
  return SHAPE.test(text) && creditCheckOf(text.slice(0, 17)) === text[17];
}

/** Credit code or register number of a company, in capitals without blanks (documents 5.3). */
export const creditCode = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase())
  .refine((text) => text !== '', faultParams({ key: 'creditCodeMissing' }))
  .refine(isCreditCode, faultParams({ key: 'creditCode' }));
