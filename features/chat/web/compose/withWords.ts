import { LONGEST_TEXT } from '../../message.ts';

/** Appends on a new line, cut at the message limit. */
export function withWords(text: string, words: string): string {
  const whole = text === '' ? words : `${text}\n${words}`;
  return whole.slice(0, LONGEST_TEXT);
}
