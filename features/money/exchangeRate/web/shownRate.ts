const LEAST_PLACES = 4;

const DECIMAL = /^\d+(\.\d+)?$/;

/** Decimal text without padding zeros; other text is returned unchanged. */
export function plainRate(rate: string, leastPlaces = 0): string {
  if (!DECIMAL.test(rate)) return rate;
  const [whole = '', places = ''] = rate.split('.');
  const kept = places.slice(0, leastPlaces) + places.slice(leastPlaces).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** A rate as the reader writes decimals. */
export const shownRate = (rate: string, decimalSeparator: string) =>
  DECIMAL.test(rate) ? plainRate(rate, LEAST_PLACES).replace('.', decimalSeparator) : rate;
