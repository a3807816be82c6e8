/** ISO 4217: currencies without a minor unit. */
const WITHOUT_PLACES = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));

/** Books keep two places, also of currencies with three. */
export const BOOK_PLACES = 2;

/** Decimals of an amount of a currency: yen 0, yuan 2. */
export const placesOf = (currency: string): number => (WITHOUT_PLACES.has(currency) ? 0 : BOOK_PLACES);

/** Whether a decimal text is an amount of a currency: further places are zeros. */
export const isAmountOf = (currency: string, amount: string): boolean =>
  !/[1-9]/.test((amount.split('.')[1] ?? '').slice(placesOf(currency)));
