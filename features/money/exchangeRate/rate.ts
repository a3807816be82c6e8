import { Decimal } from 'decimal.js';

/** Central banks publish rates against it. */
export const PIVOT = 'CNY';
export const RATE_PLACES = 8;

const Precise = Decimal.clone({ precision: 40 });

/** An amount in another currency, rounded half up (away from zero) to two places. */
export function convert(amount: string, rate: string): string {
  return new Precise(amount).times(rate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).plus(0).toFixed(2);
}

/** Rate of the other direction, 8 places. */
export const invertRate = (rate: string) => places(new Precise(1).div(rate));

/** Rate over a third currency, 8 places. */
export const crossRate = (first: string, second: string) => places(new Precise(first).times(second));

const places = (rate: Decimal) => rate.toDecimalPlaces(RATE_PLACES, Decimal.ROUND_HALF_UP).toFixed();
