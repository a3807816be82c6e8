import { MAX_TEXT_LENGTH } from '../../message.ts';

/** Appends on a new line, cut at the message limit. */
export function appendText(text: string, addition: string): string {
  const whole = text === '' ? addition : `${text}\n${addition}`;
  return whole.slice(0, MAX_TEXT_LENGTH);
}
