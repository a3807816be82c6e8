import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { TariffRow } from '../../ruleWire.ts';
import { useTexts } from '../texts.ts';

/** A tariff's price in short: `first 7 free · 1+: 40.00 CNY · 8+: 80.00 CNY per day · min. 200.00 CNY`. */
export function usePriceText() {
  const texts = useTexts();
  const format = useFormat();
  return ({
    tiers,
    freeUnits,
    currency,
    basis,
    minimum,
  }: Pick<TariffRow, 'tiers' | 'freeUnits' | 'currency' | 'basis' | 'minimum'>) => {
    const price = (unitPrice: string) => format.money(unitPrice, currency);
    const steps =
      tiers.length === 1
        ? price(tiers[0]?.unitPrice ?? '0')
        : tiers.map(({ from, unitPrice }) => `${from}+: ${price(unitPrice)}`).join(' · ');
    const free = freeUnits > 0 ? `${texts.freeUnitsOf({ count: freeUnits })} · ` : '';
    const least = isAboveZero(minimum) ? ` · ${texts.minimumOf({ amount: price(minimum) })}` : '';
    return `${free}${steps} ${texts.bases[basis]}${least}`;
  };
}
