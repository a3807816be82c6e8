import type { SizeType } from '../../sizeTypes.ts';
import type { Price } from '../../wire.ts';

/** The prices of one train as a form holds them: one currency for all, as a train has. */
export interface PriceList {
  currency: string;
  prices: { sizeType: SizeType; price: string }[];
}

/** Currencies that trains are priced in (ISO 4217). */
export const CURRENCIES = ['USD', 'CNY', 'EUR', 'RUB', 'KZT'] as const;

/** A list to begin with where there is nothing to copy. */
export const FIRST_LIST: PriceList = {
  currency: 'USD',
  prices: [
    { sizeType: '22G1', price: '' },
    { sizeType: '45G1', price: '' },
  ],
};

/** The form's list for prices of a train. */
export function priceListOf(prices: readonly Price[]): PriceList {
  const [first] = prices;
  if (!first) return FIRST_LIST;
  return { currency: first.currency, prices: prices.map(({ sizeType, price }) => ({ sizeType, price })) };
}

/** The prices that a form's list says. */
export function pricesOf({ currency, prices }: PriceList): Price[] {
  return prices.map(({ sizeType, price }) => ({ sizeType, price, currency }));
}
