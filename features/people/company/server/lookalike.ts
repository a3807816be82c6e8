import { Converter } from 'opencc-js/t2cn';

const simplified = Converter({ from: 't', to: 'cn' });

/** Cyrillic and Greek capitals, and the Latin ones that they look like (Unicode UTS #39). */
const TWINS = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([foreign = '', latin = '']) => [...foreign].map((letter, index) => [letter, latin[index] ?? ''])),
);

/** Begins every key; another rule gets another one, and `rekeyNames` makes the keys anew. */
export const KEY_RULE = '2:';

/**
 * The same for names that people cannot tell apart: traditional and simplified letters, full width, capitals, accents,
 * blanks and marks, and letters of other alphabets that look Latin.
 */
export function lookalikeKeyOf(name: string): string {
  const letters = simplified(name.normalize('NFKC'))
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return KEY_RULE + [...letters].map((letter) => TWINS.get(letter) ?? letter).join('');
}
