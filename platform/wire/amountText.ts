import type { Language } from './language.ts';
import { LOCALE } from './shownTime.ts';

/** Decimal text that Intl formats without going through a floating-point number. */
export const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

const formats = new Map<Language, Intl.NumberFormat>();

function formatOf(language: Language): Intl.NumberFormat {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(LOCALE[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(language, format);
  return format;
}

/** An amount of money as people read it, with two places; other texts stay. */
export const amountText = (language: Language) => (amount: string) =>
  isDecimal(amount) ? formatOf(language).format(amount) : amount;
