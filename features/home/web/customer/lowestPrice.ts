import type { Price } from '../../../train/wire.ts';

/** Lowest price in the first named currency; null without prices. */
export function lowestPrice(prices: readonly Price[]): Price | null {
  const [first] = prices;
  if (first === undefined) return null;
  return prices
    .filter((price) => price.currency === first.currency)
    .reduce((lowest, price) => (Number(price.price) < Number(lowest.price) ? price : lowest));
}
