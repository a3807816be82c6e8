import { Decimal } from 'decimal.js';
import { isDecimal } from '../../../../platform/wire/amountText.ts';

const FULL = 100;

/** `percentOf('0.0650')` is '6.5'; a text that is no number is returned unchanged. */
export const percentOf = (fraction: string) =>
  isDecimal(fraction) ? new Decimal(fraction).times(FULL).toFixed() : fraction;

/** `fractionOf('6.5')` is '0.065'; a text that is no number is returned unchanged. */
export const fractionOf = (percent: string) =>
  isDecimal(percent) ? new Decimal(percent).div(FULL).toFixed() : percent;
