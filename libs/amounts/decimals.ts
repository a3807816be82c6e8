import { Decimal } from 'decimal.js';

const Precise = Decimal.clone({ precision: 40 });

const asText = (value: Decimal, places: number) =>
  value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP).plus(0).toFixed();

/** Rounds a decimal text half away from zero, without zeros at the end; '' stays ''. */
export const rounded = (text: string, places: number) => (text === '' ? '' : asText(new Precise(text), places));

/** Product of two decimal texts, rounded half away from zero, without zeros at the end. */
export const productOf = (one: string, other: string, places: number) => asText(new Precise(one).times(other), places);

/** Quotient of two decimal texts, rounded half away from zero, without zeros at the end. */
export const quotientOf = (dividend: string, divisor: string, places: number) =>
  asText(new Precise(dividend).div(divisor), places);

/** Sum of decimal texts with all their places, without zeros at the end. */
export const exactSum = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum.plus(text), new Precise(0)).toFixed();
