/** Takes the place of an amount. */
const HIDDEN_AMOUNT = '•••';

const DIGITS = String.raw`\d{1,3}(?:[ \u00a0\u2009\u202f'’,.]\d{3})+(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?`;
const NUMBER = String.raw`(?<![\w.,])(?:${DIGITS})(?![\d])`;
const BETWEEN = String.raw`[ \u00a0\u202f]?`;
const BEFORE = String.raw`(?:CNY|RMB|USD|EUR|RUB|KZT|BYN|PLN|GBP|JPY|HKD|[¥￥$€£₽₸])`;
const SCALE = String.raw`(?:万|亿|千|[kK]|тыс\.?|млн\.?)?`;
const AFTER = String.raw`(?:CNY|RMB|USD|EUR|RUB|KZT|BYN|PLN|GBP|JPY|HKD|[¥￥$€£₽₸]|元|块钱|人民币|美元|美金|欧元|卢布|坚戈|руб|долл|евро|юан|тенге|dollar|euro|yuan|rouble|ruble)`;
/** Two decimals without a unit; an HS code (8471.30) and what follows it is none. */
const BARE = String.raw`(?<!(?:HS|ТН ?ВЭД|编码|税号)[\s:：№]*)(?<![\w.,])\d{1,3}(?:[ \u00a0\u2009\u202f'’,.]?\d{3})*[.,]\d{2}(?![\d.,]*\d|${BETWEEN}(?:kg|кг|t\b|т(?!\p{L})|m³|м³|cbm|TEU|%|公斤|千克|吨|立方))`;

const AMOUNT = new RegExp(
  `${BEFORE}${BETWEEN}(?:${DIGITS})${SCALE}|${NUMBER}${BETWEEN}${SCALE}${BETWEEN}${AFTER}[\\p{L}.]*|${BARE}`,
  'giu',
);

const FULL_WIDTH_OFFSET = 0xfee0;
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0e]|(?<=[\uff10-\uff19])\uff0c(?=[\uff10-\uff19])/g;
const POINT_BETWEEN_DIGITS = /(?<=[\d\uff10-\uff19])[·•∙⋅・‧](?=[\d\uff10-\uff19])/g;

/** Full width as plain, a middle dot as a point, each character in its place. */
const plain = (text: string) =>
  text
    .replace(POINT_BETWEEN_DIGITS, '.')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));

/** Hides what reads as an amount of money in words of people; weights and HS codes stay. */
export function withoutAmounts(text: string): string {
  let shown = '';
  let end = 0;
  for (const { index, 0: amount } of plain(text).matchAll(AMOUNT)) {
    shown += text.slice(end, index) + HIDDEN_AMOUNT;
    end = index + amount.length;
  }
  return shown + text.slice(end);
}
