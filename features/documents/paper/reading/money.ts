import { isCurrency } from '../../../freight/cargo/codes.ts';
import type { Row } from './rows.ts';

const MONEY: readonly (readonly [string, RegExp])[] = [
  ['USD', /(?<![A-Z])US\$|(?<![A-Z])USD(?![A-Z])|(?<![A-Z])US DOLLARS?|美元|долл/i],
  // read as Cyrillic in a Russian heading: СМУ
  ['CNY', /(?<![A-Z])(?:CNY|RMB)(?![A-Z])|[¥￥]|人民币|юан|(?<!\p{L})СМУ(?!\p{L})/iu],
  ['EUR', /€|(?<![A-Z])EUR(?:OS?)?(?![A-Z])|欧元|(?<!\p{L})евро/iu],
  ['RUB', /₽|(?<![A-Z])RU[BR](?![A-Z])|卢布|(?<!\p{L})руб/iu],
  ['KZT', /₸|(?<![A-Z])KZT(?![A-Z])|坚戈|(?<!\p{L})тенге/iu],
  ['JPY', /(?<![A-Z])JPY(?![A-Z])|日元/i],
];

/** Currency that a text names by code, word or sign; '' where it names none. */
export function currencyIn(text: string): string {
  const named = MONEY.find(([, name]) => name.test(text))?.[0];
  if (named !== undefined) return named;
  if (/\$\s?\d|[(/,]\s*\$\s*\)?$|^\$$|\$\s?\//.test(text)) return 'USD';
  const code = /(?<![A-Z])([A-Z]{3})\s?\d[\d.,\s]*$/.exec(text)?.[1] ?? '';
  return isCurrency(code) ? code : '';
}

/** The only currency that a paper names; '' where it names none or several. */
export function onlyCurrencyIn(rows: readonly Row[]): string {
  const named = new Set(rows.flat().map(({ text }) => currencyIn(text)));
  named.delete('');
  const [only = ''] = named;
  return named.size === 1 ? only : '';
}
