import type { Price } from '../../../train/wire.ts';

/** The lowest price of a train; of several currencies, in the one named first. Null without prices. */
export function priceFrom(prices: readonly Price[]): Price | null {
  const [first] = prices;
  if (first === undefined) return null;
  return prices
    .filter((price) => price.currency === first.currency)
    .reduce((lowest, price) => (Number(price.price) < Number(lowest.price) ? price : lowest));
}
