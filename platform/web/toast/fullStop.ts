import { currentLanguage } from '../language/language.ts';

/** Sentence end, also inside brackets or quotes. */
const ENDED = /[.。!！?？…][)）\]】"'”’»」』]*$/;
const HAN = /\p{Script=Han}/u;
const LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** Adds the missing full stop (portal 8) in the script of the message. */
export function withFullStop(text: string): string {
  const line = text.trim();
  if (line === '' || ENDED.test(line)) return line;
  // messages of every language contain Chinese names
  const isChinese = HAN.test(line) && (currentLanguage() === 'zh' || !LETTERS.test(line));
  return line + (isChinese ? '。' : '.');
}
