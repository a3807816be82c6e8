import { productOf, quotientOf } from '../../../../libs/amounts/decimals.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';

const FULL = '100';
/** All that are typed. */
const PLACES = 20;

/** `percentOf('0.0650')` is '6.5'; a text that is no number is returned unchanged. */
export const percentOf = (fraction: string) => (isDecimal(fraction) ? productOf(fraction, FULL, PLACES) : fraction);

/** `fractionOf('6.5')` is '0.065'; a text that is no number is returned unchanged. */
export const fractionOf = (percent: string) => (isDecimal(percent) ? quotientOf(percent, FULL, PLACES) : percent);
