import { toLatinCapitals } from './latinLetters.ts';

const SHAPE = /^[A-Z]{3}[UJZ]\d{7}$/;

/** Letter values start at A = 10 and skip multiples of 11 (ISO 6346, annex A). */
function letterValue(character: string): number {
  if (character >= '0' && character <= '9') return Number(character);
  const index = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return 10 + index + Math.floor((index + 9) / 10);
}

/**
 * Check digit of owner code, category and serial (10 capital characters): sum of value × 2^position, mod 11,
 * 10 written as 0 (ISO 6346, annex A).
 */
export function checkDigitOf(firstTen: string): number {
  const sum = [...firstTen].reduce((total, character, index) => total + letterValue(character) * 2 ** index, 0);
  return (sum % 11) % 10;
}

/** ISO 6346: three owner letters, category (U freight, J equipment, Z trailer), six digits, check digit. */
export function isContainerNumber(text: string): boolean {
  return SHAPE.test(text) && checkDigitOf(text.slice(0, 10)) === Number(text[10]);
}

/** First violation of ISO 6346, or null. */
export function containerNumberError(text: string): 'shape' | 'checkDigit' | null {
  if (!SHAPE.test(text)) return 'shape';
  return isContainerNumber(text) ? null : 'checkDigit';
}

/**
 * Latin capitals and digits of a typed or pasted number: `csqu 305438-3`, full-width, Cyrillic look-alikes,
 * invisible blanks.
 */
export function normalizeContainerNumber(typed: string): string {
  return toLatinCapitals(typed).replace(/[\s\-–—./_\u200b-\u200d\u2060\ufeff]/g, '');
}
