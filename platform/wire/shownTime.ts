import type { Language } from './language.ts';

/** Locale of each language for figures and days. */
export const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' };

type TextOf = (text: string) => string;

export interface ShownTimes {
  /** wire time to the minute: 22 Nov 2026, 14:30 */
  dateTime: TextOf;
  /** 22 Nov 2026 · 2026/11/22 · 22.11.2026 */
  date: TextOf;
  /** day and month, short: 4 Dec */
  day: TextOf;
  weekday: TextOf;
}

// wall-clock text parsed and formatted as UTC, so the machine's zone has no effect
const wallClock = (text: string) => new Date(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`);

/** Lazy: creating an Intl format takes milliseconds. */
function timesIn(locale: string, options: Intl.DateTimeFormatOptions): TextOf {
  let format: Intl.DateTimeFormat | undefined;
  return (text) => {
    const day = wallClock(text);
    if (Number.isNaN(day.getTime())) return text;
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return format.format(day).replace('Sept', 'Sep');
  };
}

function createIn(language: Language): ShownTimes {
  const locale = LOCALE[language];
  const day: Intl.DateTimeFormatOptions =
    language === 'en'
      ? { year: 'numeric', month: 'short', day: 'numeric' }
      : { year: 'numeric', month: '2-digit', day: '2-digit' };
  return {
    dateTime: timesIn(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    date: timesIn(locale, day),
    day: timesIn(locale, { day: 'numeric', month: 'short' }),
    weekday: timesIn(locale, { weekday: 'short' }),
  };
}

const cache = new Map<Language, ShownTimes>();

/** Days and times of the wire as people read them, cached. Invalid input is returned unchanged. */
export function shownTimes(language: Language): ShownTimes {
  const times = cache.get(language) ?? createIn(language);
  cache.set(language, times);
  return times;
}

/** Not inside numbers of documents, names of files and links, nor quotations. */
const WIRE_TIME = /(?<![\w./=&“"«-])(20\d{2}-\d{2}-\d{2})( \d{2}:\d{2})?(?::\d{2})?(?!\.\w|[\w/&=-])/g;

/** The wire's days and times inside a text, as people read them. */
export function withShownTimes(text: string, language: Language): string {
  return text.replace(WIRE_TIME, (_, day: string, clock: string | undefined) =>
    clock === undefined ? shownTimes(language).date(day) : shownTimes(language).dateTime(`${day}${clock}:00`),
  );
}
