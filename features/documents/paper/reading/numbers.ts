/** Letters that an engine reads for digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  О: '0',
  о: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
};

const mended = (text: string) => text.replace(/[OoОоlI|SB]/g, (letter) => LOOKALIKES[letter] ?? letter);

/** Codes of currencies and signs before a number: "USD1,280.00". */
const CURRENCY = /^(?:US\$|[A-Z]{3}(?=\s?\d)|[$€¥￥₽₸])\s*/;

/** "120 CTNS", "USD 1,200.00": words beside a number. */
const WORDS = /^\p{L}{2,}\.?\s+|(?<=\d)\s*\p{L}{2,}[\p{L}.]*(?:\s+\p{L}[\p{L}.]*)*$/gu;

/** What stands around a number: units and currencies. */
const AROUND = /^[^\d.,OoОоlI|SB-]*|[^\d.,OoОоlI|SB]*$/g;

/** Sign before the decimals; null: unknown. */
export type DecimalMark = ',' | '.' | null;

interface Notation {
  /** no decimals: marks group thousands */
  isWhole?: boolean;
  mark?: DecimalMark;
}

/**
 * A decimal out of "40 877.80", "40,877.80", "40.877,80", "8 471,30 кг"; null for what is none, and for two numbers
 * that ran together. The last mark is the decimal one, unless three digits follow it and it groups elsewhere too, stands in a whole number, or is not the
 * decimal mark of the paper.
 */
export function decimalOf(text: string, { isWhole = false, mark = null }: Notation = {}): string | null {
  if (!/\d/.test(text)) return null;
  const plain = text.normalize('NFKC').trim().replace(CURRENCY, '').replace(WORDS, '');
  const written = mended(plain.replace(AROUND, '')).replace(/\s*([.,])\s*/g, '$1');
  if (!NUMBER.test(written.replace(/[\s'’]+/g, ' '))) return null;
  const bare = written.replace(/[\s'’]/g, '');
  const marks = [...bare.matchAll(/[.,]/g)].map(({ index }) => index);
  const last = marks.at(-1);
  if (last === undefined) return trimmed(bare);
  const after = bare.length - last - 1;
  const isOtherMark = mark === null ? bare[last] === ',' : bare[last] !== mark;
  const isGroup = after === 3 && !/^0+[.,]/.test(bare) && (isWhole || marks.length > 1 || isOtherMark);
  const hasBothMarks = bare.includes('.') && bare.includes(',');
  if (isGroup && !hasBothMarks) return trimmed(bare.replace(/[.,]/g, ''));
  const digits = bare.slice(0, last).replace(/[.,]/g, '');
  return trimmed(`${digits}.${bare.slice(last + 1)}`.replace(/\.$/, ''));
}

/** Groups of three by one mark, then decimals. */
const NUMBER = /^\d{1,3}(?:(?<group>[., ])\d{3}(?:\k<group>\d{3})*)?(?:[.,]\d+)?\.?$|^\d+(?:[.,]\d*)?$/;

const trimmed = (digits: string) => digits.replace(/^0+(?=\d)/, '');

const WITH_DECIMALS = /^\D*\d[\d\s'’.,]*([.,])\d{1,2}(?!\d)\D{0,8}$/;
const GROUPED = /\d([.,])\d{3}([.,])\d+(?!\d)/;

/** Decimal mark that the numbers of a paper agree upon; null: they do not. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const votes = { ',': 0, '.': 0 };
  for (const text of texts) {
    const [, group, decimal] = GROUPED.exec(text) ?? [];
    const mark = decimal !== undefined && decimal !== group ? decimal : WITH_DECIMALS.exec(text)?.[1];
    if (mark === ',' || mark === '.') votes[mark] += 1;
  }
  if (votes[','] === votes['.']) return null;
  return votes[','] > votes['.'] ? ',' : '.';
}
