import { z } from 'zod';
import { formatDate } from '../time.ts';
import { faultParams } from './fault.ts';

/** Leading digits: provinces (GB/T 2260), and residence permits of Hong Kong, Macao, Taiwan and foreigners. */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
);

const OLD_SHAPE = /^\d{15}$/;
const SHAPE = /^\d{17}[\dX]$/;
const CENTURIES = /^(18|19|20)/;

/** Check character of the first 17 digits, ISO 7064 MOD 11-2 (GB 11643-1999): a digit, or X for ten. */
export function identityCheckOf(digits: string): string {
  const left = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const check = (12 - left) % 11;
  return check === 10 ? 'X' : String(check);
}

function isBirthBefore(today: string, eightDigits: string): boolean {
  const date = `${eightDigits.slice(0, 4)}-${eightDigits.slice(4, 6)}-${eightDigits.slice(6)}`;
  const day = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return CENTURIES.test(date) && isReal && date < today;
}

/** A mainland identity number of 18 or, in its older form, 15 digits. The birth date must be past (inventory Z06). */
export function isIdentityNumber(text: string, today: string = formatDate(new Date())): boolean {
  if (!REGIONS.has(text.slice(0, 2))) return false;
  if (OLD_SHAPE.test(text)) return isBirthBefore(today, `19${text.slice(6, 12)}`);
  if (!SHAPE.test(text)) return false;
  return isBirthBefore(today, text.slice(6, 14)) && identityCheckOf(text.slice(0, 17)) === text[17];
}

const typed = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase())
  .refine((text) => text !== '', faultParams({ key: 'identityMissing' }));

/** 15 or 18 characters, as companies register with (documents 5.3). */
export const identityNumber = typed.refine((text) => isIdentityNumber(text), faultParams({ key: 'identity' }));

/** 18 characters only, as of a trustee (inventory Z06). */
export const identityNumber18 = typed.refine(
  (text) => text.length === 18 && isIdentityNumber(text),
  faultParams({ key: 'identity' }),
);
