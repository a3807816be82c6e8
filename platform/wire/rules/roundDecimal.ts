import { Decimal } from 'decimal.js';

/** A decimal text with at most so many places, half away from zero, without a float on the way; '' stays ''. */
export function roundDecimal(text: string, places: number): string {
  if (text === '') return '';
  return new Decimal(text).toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toFixed();
}
