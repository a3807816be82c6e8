import { isPrice } from '../price.ts';
import type { Price } from '../wire.ts';
import type { Faults } from './texts.ts';

/** Each size-type once, amounts above zero, one currency. */
export function priceFaults(prices: readonly Price[]): Faults {
  const faults: Faults = {};
  for (const [index, { sizeType, price, currency }] of prices.entries()) {
    const isFirst = prices.findIndex((row) => row.sizeType === sizeType) === index;
    if (!isFirst) faults[`prices.${index}.sizeType`] = (t) => t.priceTwice;
    if (!isPrice(price)) faults[`prices.${index}.price`] = (t) => t.priceWrong;
    if (currency !== prices[0]?.currency) faults[`prices.${index}.currency`] = (t) => t.priceCurrency;
  }
  return faults;
}
