import type { Language } from '../../../../../platform/wire/language.ts';
import { shownTimes } from '../../../../../platform/wire/shownTime.ts';

/** Wire time without the year: 24 Nov 19:30. */
export function shortTime(text: string, language: Language): string {
  return `${shownTimes(language).day(text).replace('.', '')} ${text.slice(11, 16)}`;
}
