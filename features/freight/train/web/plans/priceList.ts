import type { SizeType } from '../../sizeTypes.ts';
import type { Price } from '../../wire.ts';

/** Form value: one currency for all prices of a train. */
export interface PriceList {
  currency: string;
  prices: { sizeType: SizeType; price: string }[];
}

/** ISO 4217. */
export const CURRENCIES = ['USD', 'CNY', 'EUR', 'RUB', 'KZT'] as const;

export const DEFAULT_PRICE_LIST: PriceList = {
  currency: 'USD',
  prices: [
    { sizeType: '22G1', price: '' },
    { sizeType: '45G1', price: '' },
  ],
};

export function priceListOf(prices: readonly Price[]): PriceList {
  const [first] = prices;
  if (!first) return DEFAULT_PRICE_LIST;
  return { currency: first.currency, prices: prices.map(({ sizeType, price }) => ({ sizeType, price })) };
}

export function pricesOf({ currency, prices }: PriceList): Price[] {
  return prices.map(({ sizeType, price }) => ({ sizeType, price, currency }));
}
