import type { Price } from '../wire.ts';
import type { Faults } from './texts.ts';

/** What `numeric(12, 2)` holds, above zero. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** What is wrong with a train's prices: each size-type once, amounts above zero, one currency for all. */
export function priceFaults(prices: readonly Price[]): Faults {
  const faults: Faults = {};
  for (const [index, { sizeType, price, currency }] of prices.entries()) {
    const isFirst = prices.findIndex((row) => row.sizeType === sizeType) === index;
    if (!isFirst) faults[`prices.${index}.sizeType`] = (t) => t.priceTwice;
    if (!AMOUNT.test(price) || Number(price) === 0) faults[`prices.${index}.price`] = (t) => t.priceWrong;
    if (currency !== prices[0]?.currency) faults[`prices.${index}.currency`] = (t) => t.priceCurrency;
  }
  return faults;
}
