import { addName, type GoodsLine } from './goodsLine.ts';
import { currencyIn } from './money.ts';
import { type DecimalMark, decimalOf } from './numbers.ts';
import type { Row } from './rows.ts';

/** "1) Ceramic mugs, 2400 pcs x USD 0.85 = USD 2,040.00 (HS code 6912.00)". */
const SOLD =
  /^(?:\d{1,3}[.)]\s*)?(?<name>.+?)[\s,:–—-]+(?<quantity>\d[\d\s.,]*)\s*(?<unit>\p{L}{1,8}\.?)?\s*(?:x|×|х|\*|@|по|at|à)\s*(?<price>(?:[A-Z]{3}|[$€¥₽])?\s?\d[\d\s.,]*\d)\s*\p{L}*\.?(?:\/\p{L}+\.?)?\s*(?:=|—|–|:|on the amount of|на сумму)\s*(?<value>(?:[A-Z]{3}|[$€¥₽])?\s?\d[\d\s.,]*\d)(?<rest>.*)$/iu;
/** Read without a table: a person looks at it. */
const CONFIDENCE = 0.85;

/** Goods of an offer in sentences: name, quantity times price is amount. */
export function soldInSentences(rows: readonly Row[], mark: DecimalMark): GoodsLine[] {
  return rows.flatMap((row) => {
    const [first] = row;
    const text = row.map((found) => found.text).join(' ');
    const sold = SOLD.exec(text)?.groups;
    if (first === undefined || sold === undefined) return [];
    const at = (written = '') => ({
      ...first,
      text: written,
      confidence: Math.min(first.confidence, CONFIDENCE),
    });
    const number = (written = '', isWhole = false) => decimalOf(written, { isWhole, mark });
    const [quantity, price, value] = [number(sold.quantity, true), number(sold.price), number(sold.value)];
    if (quantity === null || price === null || value === null) return [];
    const line: GoodsLine = {
      smallPackNum: at(quantity),
      goodsPrice: at(price),
      goodsValue: at(value),
    };
    addName(line, at(sold.name), true);
    const codes: GoodsLine = {};
    addName(codes, at(sold.rest), true);
    for (const code of ['hscode', 'gng'] as const) {
      const found = codes[code];
      if (found !== undefined) line[code] ??= found;
    }
    const currency = currencyIn(sold.value ?? '') || currencyIn(sold.price ?? '') || currencyIn(text);
    if (currency !== '') line.goodsValueCurrency = at(currency);
    return [line];
  });
}
