import { compareAmounts } from '../../../../../libs/amounts/compare.ts';
import type { CalendarDay } from '../../wire.ts';

type Offer = Pick<CalendarDay, 'date' | 'remainTeu' | 'priceFrom' | 'currency'>;

/** Dates with space at the lowest price of their currency; empty if all cost the same. */
export function cheapestDays(days: readonly Offer[]): ReadonlySet<string> {
  const offers = days.flatMap(({ date, remainTeu, priceFrom, currency }) =>
    remainTeu > 0 && priceFrom !== null && currency !== null ? [{ date, price: priceFrom, currency }] : [],
  );
  const ofCurrency = Map.groupBy(offers, ({ currency }) => currency);
  const dates = [...ofCurrency.values()].flatMap((all) => {
    const [lowest] = all.toSorted((one, other) => compareAmounts(one.price, other.price));
    const cheapest = all.filter(({ price }) => lowest && compareAmounts(price, lowest.price) === 0);
    return cheapest.length < all.length ? cheapest.map(({ date }) => date) : [];
  });
  return new Set(dates);
}
