import { Decimal } from 'decimal.js';

/** Rounds a decimal text half away from zero, without floats; '' stays ''. */
export function roundDecimal(text: string, places: number): string {
  if (text === '') return '';
  return new Decimal(text).toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toFixed();
}
