/** At most one mark: the decimal mark. */
const PLAIN = /^\d*\.?\d*$/;
/** Thousands grouped by one mark, decimals by the other, as in 1.234,56. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;
/** Prefix of a grouped number. */
const ALMOST_GROUPED = /^\d{1,3}(?:(?:,\d{3})*,\d{0,3}|(?:\.\d{3})*\.\d{0,3})$/;

const tidied = (typed: string) => typed.normalize('NFKC').replace(/[\s']/g, '').replaceAll('。', '.');

/** Decimal text of a typed or pasted number, '' for none, null if invalid. `separator`: the decimal mark. */
export function typedDecimal(typed: string, separator: string): string | null {
  const plain = withPoint(tidied(typed), separator);
  if (!PLAIN.test(plain)) return null;
  return plain.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
}

/** True for a prefix of a valid number. */
export function isPartialDecimal(typed: string): boolean {
  const tidy = tidied(typed);
  return PLAIN.test(tidy.replace(',', '.')) || GROUPED.test(tidy) || ALMOST_GROUPED.test(tidy);
}

function withPoint(text: string, separator: string): string {
  const marks = text.replace(/\d/g, '');
  const isOneComma = marks === ',' && separator === '.';
  // a single mark is the decimal mark, except a grouping comma
  if (!GROUPED.test(text) || (marks.length === 1 && !isOneComma)) return text.replace(',', '.');
  const decimals = new Set(marks).size === 2 ? marks.at(-1) : undefined;
  const [whole = '', part] = decimals === undefined ? [text] : text.split(decimals);
  return whole.replace(/[.,]/g, '') + (part === undefined ? '' : `.${part}`);
}

/** Maximum characters without and with a point (documents 5.5). */
export interface DecimalLength {
  whole: number;
  withPoint: number;
}

export function isShortEnough(text: string, { whole, withPoint: most }: DecimalLength): boolean {
  return text.length <= (text.includes('.') ? most : whole);
}
