import type { Language } from '../../../../platform/wire/language.ts';

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' };

/** Wire time without the year: 24 Nov 19:30. */
export function shortTime(text: string, language: Language): string {
  const wallClock = new Date(`${text.replace(' ', 'T')}Z`);
  const day = new Intl.DateTimeFormat(LOCALE[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return `${day.format(wallClock).replace('.', '')} ${text.slice(11, 16)}`;
}
