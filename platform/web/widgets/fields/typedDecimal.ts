/** One kind of mark, once: decimals. */
const PLAIN = /^\d*\.?\d*$/;
/** Thousands apart by one mark, decimals by the other; 1.234,56 as Germans write it can mean nothing else. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;
/** More can make it grouped. */
const ALMOST_GROUPED = /^\d{1,3}(?:(?:,\d{3})*,\d{0,3}|(?:\.\d{3})*\.\d{0,3})$/;

const tidied = (typed: string) => typed.normalize('NFKC').replace(/[\s']/g, '').replaceAll('。', '.');

/**
 * What somebody typed or pasted as a decimal text with a point, '' for nothing: full-width figures, blanks and
 * grouping do not matter. Null when it is no number without a sign or exponent. `separator` is what the reader's
 * language writes before decimals; it decides what a single comma before three figures means.
 */
export function typedDecimal(typed: string, separator: string): string | null {
  const plain = withPoint(tidied(typed), separator);
  if (!PLAIN.test(plain)) return null;
  return plain.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
}

/** Whether more keys can make a number of it. */
export function isOnTheWay(typed: string): boolean {
  const tidy = tidied(typed);
  return PLAIN.test(tidy.replace(',', '.')) || GROUPED.test(tidy) || ALMOST_GROUPED.test(tidy);
}

function withPoint(text: string, separator: string): string {
  const marks = text.replace(/\d/g, '');
  const isOneComma = marks === ',' && separator === '.';
  // a single mark stands before decimals, but for the comma where the language groups by it
  if (!GROUPED.test(text) || (marks.length === 1 && !isOneComma)) return text.replace(',', '.');
  const decimals = new Set(marks).size === 2 ? marks.at(-1) : undefined;
  const [whole = '', part] = decimals === undefined ? [text] : text.split(decimals);
  return whole.replace(/[.,]/g, '') + (part === undefined ? '' : `.${part}`);
}

/** How many characters a number may have, with and without a point in it (documents 5.5). */
export interface DecimalLength {
  whole: number;
  withPoint: number;
}

/** Whether a decimal text is short enough. */
export function isShortEnough(text: string, { whole, withPoint: most }: DecimalLength): boolean {
  return text.length <= (text.includes('.') ? most : whole);
}
