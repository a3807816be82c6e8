import { z } from 'zod';
import { saying } from './fault.ts';

/** Characters in the order of their values 0 to 30; I, O, S, V and Z are not used (GB 32100-2015, table 4). */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
/** The number in the commercial register, which small traders still have. */
const OLD_SHAPE = /^\d{15}$/;

/** Check character of the first 17 characters: each value times 3 to the power of its place, modulo 31 (GB 32100-2015). */
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

/** Whether a text is a unified social credit code of 18 characters, or a register number of 15 digits. */
export function isCreditCode(text: string): boolean {
  if (OLD_SHAPE.test(text)) return registerCheckOf(text.slice(0, 14)) === text[14];
  return SHAPE.test(text) && creditCheckOf(text.slice(0, 17)) === text[17];
}

/** Credit code of a company, or its older register number, in capitals without blanks (documents 5.3). */
export const creditCode = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase())
  .refine((text) => text !== '', saying({ key: 'creditCodeMissing' }))
  .refine(isCreditCode, saying({ key: 'creditCode' }));
