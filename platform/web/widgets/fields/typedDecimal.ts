const PLAIN = /^\d*\.?\d*$/;

/**
 * What somebody typed or pasted as a decimal text with a point, '' for nothing: full-width figures, blanks and
 * grouping do not matter. Null when it is no number without a sign or exponent. `separator` is what the reader's
 * language writes before decimals; it decides what a single comma before three figures means.
 */
export function typedDecimal(typed: string, separator: string): string | null {
  const tidy = typed.normalize('NFKC').replace(/[\s']/g, '').replaceAll('。', '.');
  const plain = withPoint(tidy, separator);
  if (!PLAIN.test(plain)) return null;
  return plain.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
}

function withPoint(text: string, separator: string): string {
  // 1.234,56 as Germans write it can mean nothing else
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  if (isGrouped && (separator === '.' || text.includes('.') || text.indexOf(',') !== text.lastIndexOf(',')))
    return text.replaceAll(',', '');
  return text.replace(',', '.');
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
