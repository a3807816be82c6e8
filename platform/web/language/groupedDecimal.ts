import type { Language } from '../../wire/language.ts';

export const DECIMAL: Record<Language, string> = { zh: '.', en: '.', ru: ',' };
const GROUP: Record<Language, string> = { zh: ',', en: ',', ru: '\u00a0' };

/** Decimal places that are always shown, and the most. */
export interface Places {
  least: number;
  most: number;
}

/**
 * Decimal text of any length in groups of three, rounded half away from zero: what `Intl.NumberFormat` answers,
 * whose first answer takes a phone a tenth of a second.
 */
export function groupedDecimal(text: `${number}`, { least, most }: Places, language: Language): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const isUp = (fraction[most] ?? '0') >= '5';
  const kept = String(BigInt(whole + fraction.slice(0, most).padEnd(most, '0')) + (isUp ? 1n : 0n));
  const digits = kept.padStart(most + 1, '0');
  const places = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const groups = digits.slice(0, digits.length - most).replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  return `${sign}${groups}${places === '' ? '' : DECIMAL[language] + places}`;
}
