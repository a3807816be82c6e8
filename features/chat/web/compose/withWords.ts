import { LONGEST_TEXT } from '../../message.ts';

/** A text with other words put on a line after it; cut, as what is pasted is, where a message can be no longer. */
export function withWords(text: string, words: string): string {
  const whole = text === '' ? words : `${text}\n${words}`;
  return whole.slice(0, LONGEST_TEXT);
}
