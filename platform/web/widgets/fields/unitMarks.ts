const CURRENCY_MARKS: Readonly<Record<string, readonly string[]>> = {
  CNY: ['¥', '元', 'RMB', '人民币'],
  USD: ['$', 'US$', '美元'],
  EUR: ['€', '欧元'],
  RUB: ['₽', 'руб.', 'руб', 'р.', 'р'],
  KZT: ['₸', 'тг.', 'тг'],
};

/** Units allowed beside an amount; any other unit makes it invalid. */
export function currencyMarks(currency: string | undefined): readonly string[] {
  return currency === undefined ? [] : [currency, ...(CURRENCY_MARKS[currency] ?? [])];
}

export const KG_MARKS: readonly string[] = ['kg', 'кг', '千克', '公斤'];

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Number text without its unit, ignoring case and width. */
export function withoutUnit(written: string, marks: readonly string[]): string {
  const text = folded(written);
  // longest first: US$ ends in $
  for (const mark of marks.map(folded).toSorted((one, other) => other.length - one.length)) {
    if (text.startsWith(mark)) return text.slice(mark.length);
    if (text.endsWith(mark)) return text.slice(0, -mark.length);
  }
  return written;
}
