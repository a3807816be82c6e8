/** Latin letters that look like Cyrillic ones. */
const CYRILLIC: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
  ...{
    a: 'а',
    c: 'с',
    e: 'е',
    o: 'о',
    p: 'р',
    x: 'х',
    y: 'у',
    k: 'к',
    m: 'м',
    n: 'п',
    r: 'г',
    u: 'и',
    b: 'ь',
  },
};
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CYRILLIC).map(([latin, cyrillic]) => [cyrillic, latin]),
);

/** Capitals alone that could be either script: "TOO". */
const EITHER = /(?<![\p{L}\p{N}])[ABCEHKMOPTXY]{2,}(?![\p{L}\p{N}])/gu;
const OTHER_LATIN = /[A-Za-z]*[DFGIJLNQRSUVWZdfgijlqstvwz][A-Za-z]*/;

/** Words that could be either script are of that of their neighbours. */
function foldNeighbours(text: string): string {
  if (!/\p{Script=Cyrillic}{3}/u.test(text) || OTHER_LATIN.test(text.replace(/\S*\d\S*/g, ''))) return text;
  return text.replace(EITHER, (word) => folded(word, CYRILLIC) ?? word);
}

/** A capital I read as l at the beginning of a word: "lmport". */
const CAPITAL_I = /(?<![\p{L}\p{N}])l(?=[mnrst][a-z]{2})/gu;

/** "3х2,5" and "16А" are no codes. */
const FEWEST_DIGITS = 4;

/** Form of a Russian company read as zeros: "000 «Вектор»". */
const LIMITED = /(?<![\p{L}\d]|\d\s)[0OО]{3}(?=\s*[«"“]\p{Script=Cyrillic}|\s+\p{Script=Cyrillic}{2})/gu;

/** Words of one script where an engine mixed letters that look alike; codes with digits are Latin. */
export function foldScripts(text: string): string {
  return foldNeighbours(text.replace(CAPITAL_I, 'I').replace(LIMITED, 'ООО')).replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (!/\p{Script=Cyrillic}/u.test(word) || !/[A-Za-z0-9]/.test(word)) return word;
    const isCode = /\d/.test(word);
    if (!/[A-Za-z]/.test(word) && (word.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) return word;
    return (isCode ? folded(word, LATIN) : folded(word, CYRILLIC)) ?? word;
  });
}

/** Null: a letter has no likeness. */
function folded(word: string, alike: Readonly<Record<string, string>>): string | null {
  const foreign = alike === LATIN ? /\p{Script=Cyrillic}/u : /[A-Za-z]/;
  const letters = [...word].map((letter) => (foreign.test(letter) ? alike[letter] : letter));
  return letters.includes(undefined) ? null : letters.join('');
}
