import { between, type Column, eq, or, type SQL } from 'drizzle-orm';

const DIGITS = 8;

/** A number as it is stored: people type it with blanks, dashes and small letters. */
export const plainNumber = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * SQL: rows whose number, a prefix and the id padded to eight digits, is the text or begins with it. Undefined where the
 * text is no such number.
 */
export function paddedNumberFilter(text: string, prefix: string, id: Column): SQL | undefined {
  const digits = new RegExp(`^${prefix}(\\d{1,${DIGITS}})$`).exec(plainNumber(text))?.[1];
  if (digits === undefined) return undefined;
  const unit = 10 ** (DIGITS - digits.length);
  const first = Number(digits) * unit;
  return or(eq(id, Number(digits)), between(id, first, first + unit - 1));
}
