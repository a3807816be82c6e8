/** How people write the currencies of the trade beside an amount, next to their codes (ISO 4217). */
const CURRENCY_MARKS: Readonly<Record<string, readonly string[]>> = {
  CNY: ['¥', '元', 'RMB', '人民币'],
  USD: ['$', 'US$', '美元'],
  EUR: ['€', '欧元'],
  RUB: ['₽', 'руб.', 'руб', 'р.', 'р'],
  KZT: ['₸', 'тг.', 'тг'],
};

/** What may stand beside an amount in a currency. An amount with any other mark would be another one. */
export function currencyMarks(currency: string | undefined): readonly string[] {
  return currency === undefined ? [] : [currency, ...(CURRENCY_MARKS[currency] ?? [])];
}

/** What may stand beside a weight in kg. */
export const KG_MARKS: readonly string[] = ['kg', 'кг', '千克', '公斤'];

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** A number as it was written without its unit before or behind it; capitals and full-width signs do not matter. */
export function withoutUnit(written: string, marks: readonly string[]): string {
  const text = folded(written);
  // the longest first: US$ ends in $
  for (const mark of marks.map(folded).toSorted((one, other) => other.length - one.length)) {
    if (text.startsWith(mark)) return text.slice(mark.length);
    if (text.endsWith(mark)) return text.slice(0, -mark.length);
  }
  return written;
}
