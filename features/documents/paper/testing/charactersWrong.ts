export const SCRIPT_NAMES = ['chinese', 'russian', 'english', 'mixed'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** Letters of a text as they are compared: blanks and the width of signs do not count. */
export const comparedLetters = (text: string) =>
  text.normalize('NFKC').replace(/\s+/g, '').replaceAll('’', "'").toLowerCase();

/** Script of a text; `english`: Latin letters and digits. */
export function scriptOf(text: string): ScriptName {
  const isHan = /\p{Script=Han}/u.test(text);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  const isLatin = /[A-Za-z]{2}/.test(text);
  if (Number(isHan) + Number(isCyrillic) + Number(isLatin) > 1) return 'mixed';
  if (isHan) return 'chinese';
  return isCyrillic ? 'russian' : 'english';
}

/** Least edits that make a piece of a text out of the searched one (Sellers 1980); both as comparedLetters. */
export function charactersWrong(searched: string, text: string): number {
  const letters = [...text];
  let above = new Array<number>(letters.length + 1).fill(0);
  for (const [row, letter] of [...searched].entries()) {
    const next = [row + 1];
    for (let at = 1; at <= letters.length; at += 1) {
      const kept = (above[at - 1] ?? 0) + (letters[at - 1] === letter ? 0 : 1);
      next.push(Math.min(kept, (above[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    above = next;
  }
  return above.reduce((least, edits) => Math.min(least, edits), searched.length);
}
