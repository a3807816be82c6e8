import { currentLanguage } from '../language/language.ts';

/** A sentence that has ended, also within brackets or quotes. */
const ENDED = /[.。!！?？…][)）\]】"'”’»」』]*$/;
const HAN = /\p{Script=Han}/u;
const LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** Adds the full stop that messages get when they lack one (portal 8), in the script that the message is in. */
export function withFullStop(text: string): string {
  const line = text.trim();
  if (line === '' || ENDED.test(line)) return line;
  // names in Chinese characters stand in messages of every language
  const isChinese = HAN.test(line) && (currentLanguage() === 'zh' || !LETTERS.test(line));
  return line + (isChinese ? '。' : '.');
}
