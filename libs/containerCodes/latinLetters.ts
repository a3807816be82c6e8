/** Cyrillic capitals that look like Latin ones, typed unnoticed on a Russian keyboard. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ѕ: 'S',
  І: 'I',
  Ј: 'J',
};

/** Normalizes a typed code: full-width, lower case and Cyrillic lookalikes become Latin capitals. */
export function toLatinCapitals(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[А-ЯЅІЈ]/g, (letter) => LOOKALIKES[letter] ?? letter);
}
