import { useFormat } from '../../../../platform/web/language/format.ts';
import type { TariffRow } from '../../ruleWire.ts';
import { useTexts } from '../texts.ts';

/** A tariff's price in short: `first 7 free; 1+: CNY 40.00; 8+: CNY 80.00 per day`. */
export function usePriceText() {
  const texts = useTexts();
  const format = useFormat();
  return ({
    tiers,
    freeUnits,
    currency,
    basis,
  }: Pick<TariffRow, 'tiers' | 'freeUnits' | 'currency' | 'basis'>) => {
    const price = (unitPrice: string) => format.money(unitPrice, currency);
    const steps =
      tiers.length === 1
        ? price(tiers[0]?.unitPrice ?? '0')
        : tiers.map(({ from, unitPrice }) => `${from}+: ${price(unitPrice)}`).join(' · ');
    const free = freeUnits > 0 ? `${texts.freeUnitsOf({ count: freeUnits })} · ` : '';
    return `${free}${steps} ${texts.bases[basis]}`;
  };
}
