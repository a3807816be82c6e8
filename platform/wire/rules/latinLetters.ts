/** Cyrillic capitals that look like Latin ones; a Russian keyboard types them without anybody noticing. */
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

/** A code of Latin capitals and figures as people type it: full-width, in small or in Cyrillic letters that look alike. */
export function latinCapitals(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[А-ЯЅІЈ]/g, (letter) => LOOKALIKES[letter] ?? letter);
}
