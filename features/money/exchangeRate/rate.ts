import { times } from '../../../libs/amounts/amounts.ts';
import { productOf, quotientOf } from '../../../libs/amounts/decimals.ts';

/** Central banks publish rates against it. */
export const PIVOT = 'CNY';
export const RATE_PLACES = 8;

/** An amount in another currency, rounded half up (away from zero) to two places. */
export const convert = (amount: string, rate: string) => times(amount, rate);

/** Rate of the other direction, 8 places. */
export const invertRate = (rate: string) => quotientOf('1', rate, RATE_PLACES);

/** Rate over a third currency, 8 places. */
export const crossRate = (first: string, second: string) => productOf(first, second, RATE_PLACES);
