/** Wagon numbers by their digits: 7 of China, 8 of the 1520 railways, 12 of UIC. */
export type NumberSystem = 'china' | 'broad' | 'uic';
export type WagonNumberFault = 'shape' | 'checkDigit';

const SYSTEMS: Readonly<Record<number, NumberSystem>> = { 7: 'china', 8: 'broad', 12: 'uic' };

/** Digits of a typed or pasted number: `31 51 4953 088-1` becomes 315149530881. */
export const normalizeWagonNo = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\-–—./_\u200b-\u200d\u2060\ufeff]/g, '');

/** The system of a number by its digits; null for another text. */
export const systemOf = (wagonNo: string): NumberSystem | null =>
  /^\d+$/.test(wagonNo) ? (SYSTEMS[wagonNo.length] ?? null) : null;

/**
 * Check digit of the digits before it: weights 2 and 1 from the right, digits of the products summed, complement to the
 * next ten. The same for 8 digits (numbering of the 1520 railways) and for 12 (UIC 438-2).
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** First fault of a normalized number; an empty one has none, and one of China has no check digit. */
export function wagonNumberFault(wagonNo: string): WagonNumberFault | null {
  if (wagonNo === '') return null;
  const system = systemOf(wagonNo);
  if (system === null) return 'shape';
  if (system === 'china') return null;
  return checkDigitOf(wagonNo.slice(0, -1)) === Number(wagonNo.at(-1)) ? null : 'checkDigit';
}
