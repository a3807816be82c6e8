import { latinCapitals } from '../../platform/wire/rules/latinLetters.ts';

const SHAPE = /^[A-Z]{3}[UJZ]\d{7}$/;

/** Letters count from A = 10, passing over the multiples of 11 (11, 22, 33). */
function worthOf(character: string): number {
  if (character >= '0' && character <= '9') return Number(character);
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return 10 + place + Math.floor((place + 9) / 10);
}

/**
 * Check digit of a container number, from its owner code, category and serial number (the first ten
 * characters, capitals). Each character's value is weighted by 2 to the power of its place, the sum is taken
 * modulo 11, and 10 is written as 0 (ISO 6346, annex A).
 */
export function checkDigitOf(firstTen: string): number {
  const sum = [...firstTen].reduce((total, character, place) => total + worthOf(character) * 2 ** place, 0);
  return (sum % 11) % 10;
}

/**
 * Whether a text is a container number by ISO 6346: three letters of the owner, the category (U freight
 * container, J its equipment, Z trailer), six digits, and the check digit that belongs to them.
 */
export function isContainerNumber(text: string): boolean {
  return SHAPE.test(text) && checkDigitOf(text.slice(0, 10)) === Number(text[10]);
}

/** What is wrong with a container number, so that a page can say it; null when nothing is. */
export function containerNumberFault(text: string): 'shape' | 'checkDigit' | null {
  if (!SHAPE.test(text)) return 'shape';
  return isContainerNumber(text) ? null : 'checkDigit';
}

/**
 * A number as people copy or type it (`csqu 305438-3`, full-width, with Cyrillic look-alikes or invisible blanks) in
 * the form we keep: Latin capitals and digits only.
 */
export function tidyContainerNumber(typed: string): string {
  return latinCapitals(typed).replace(/[\s\-–—./_\u200b-\u200d\u2060\ufeff]/g, '');
}
