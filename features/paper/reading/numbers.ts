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

/** "120 CTNS", "USD 1,200.00": words beside a number. */
const WORDS = /^\p{L}{2,}\.?\s+|(?<=\d)\s*\p{L}{2,}[\p{L}.]*$/gu;

/** What stands around a number: units and currencies. */
const AROUND = /^[^\d.,OoОоlI|SB-]*|[^\d.,OoОоlI|SB]*$/g;

/**
 * A decimal out of "40 877.80", "40,877.80", "40.877,80", "8 471,30 кг"; null for what is none. The last mark is the
 * decimal one, unless three digits follow it and it groups elsewhere too or stands in a whole number.
 */
export function decimalOf(text: string, isWhole = false): string | null {
  if (!/\d/.test(text)) return null;
  const bare = mended(text.normalize('NFKC').trim().replace(WORDS, '').replace(AROUND, '')).replace(
    /[\s'’]/g,
    '',
  );
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const marks = [...bare.matchAll(/[.,]/g)].map(({ index }) => index);
  const last = marks.at(-1);
  if (last === undefined) return trimmed(bare);
  const after = bare.length - last - 1;
  const isGroup = after === 3 && (isWhole || marks.length > 1 || bare[last] === ',');
  const hasBothMarks = bare.includes('.') && bare.includes(',');
  if (isGroup && !hasBothMarks) return trimmed(bare.replace(/[.,]/g, ''));
  const digits = bare.slice(0, last).replace(/[.,]/g, '');
  return trimmed(`${digits}.${bare.slice(last + 1)}`.replace(/\.$/, ''));
}

const trimmed = (digits: string) => digits.replace(/^0+(?=\d)/, '');
