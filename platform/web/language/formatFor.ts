import { isDecimal } from '../../wire/amountText.ts';
import type { Language } from '../../wire/language.ts';
import { LOCALE, type ShownTimes, shownTimes } from '../../wire/shownTime.ts';
import { parseDateTime } from '../../wire/time.ts';
import { KILOBYTE, MEGABYTE } from '../../wire/uploadRule.ts';
import { DECIMAL, groupedDecimal, type Places } from './groupedDecimal.ts';

export interface Format extends ShownTimes {
  /** decimal text of any length and ISO 4217 code; the code is shown because ¥ is ambiguous */
  money: (amount: string, currency: string) => string;
  /** money without its currency, where that stands beside it */
  figure: (amount: string) => string;
  /** decimal text of any length, to three decimals (documents 5.6) */
  amount: (text: string) => string;
  number: (value: number) => string;
  decimalSeparator: string;
  kg: (weight: number) => string;
  kgSign: string;
  size: (byteCount: number) => string;
  /** relative to now: in 3 days, 2 hours ago */
  relative: (text: string, now?: Date) => string;
  /** length of time in minutes: 9 d 3 h, 7 h, 55 min */
  duration: (minutes: number) => string;
  /** name of the platform's time zone */
  zone: string;
}

const ZONE: Record<Language, string> = {
  zh: '北京时间（UTC+8）',
  en: 'Beijing time (UTC+8)',
  ru: 'пекинское время (UTC+8)',
};

const LATIN = { kg: 'kg', kilobyte: 'KB', megabyte: 'MB' } as const;
const SIGNS = {
  zh: LATIN,
  en: LATIN,
  ru: { kg: 'кг', kilobyte: 'КБ', megabyte: 'МБ' },
} as const satisfies Record<Language, Record<keyof typeof LATIN, string>>;

const STEPS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
];

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeIn(locale: string, text: string, now: Date): string {
  const seconds = (parseDateTime(text).getTime() - now.getTime()) / 1000;
  const { unit, seconds: length } = STEPS.find((step) => Math.abs(seconds) >= step.seconds) ?? {
    unit: 'minute',
    seconds: 60,
  };
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(locale, format);
  return format.format(Math.trunc(seconds / length), unit);
}

const UNITS: Record<Language, Record<'day' | 'hour' | 'minute', string>> = {
  zh: { day: '天', hour: '小时', minute: '分钟' },
  en: { day: 'd', hour: 'h', minute: 'min' },
  ru: { day: 'дн.', hour: 'ч', minute: 'мин' },
};

/** The two largest units; minutes only below ten hours. */
function durationIn({ day, hour, minute }: (typeof UNITS)['zh'], length: number): string {
  const all = Math.round(Math.abs(length));
  const rounded = all < 600 ? all : Math.round(all / 60) * 60;
  const parts = [
    [Math.floor(rounded / 1440), day],
    [Math.floor((rounded % 1440) / 60), hour],
    [rounded % 60, minute],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}\u00a0${unit}`);
  return shown.join(' ') || `0\u00a0${minute}`;
}

const cache = new Map<Language, Format>();

/** Formats of a language, cached. Invalid input is returned unchanged. */
export function formatFor(language: Language): Format {
  const format = cache.get(language) ?? formatIn(LOCALE[language], language);
  cache.set(language, format);
  return format;
}

const PRICES: Places = { least: 2, most: 4 };
const AMOUNTS: Places = { least: 3, most: 3 };
const NUMBERS: Places = { least: 0, most: 3 };
const TENTHS: Places = { least: 0, most: 1 };

function formatIn(locale: string, language: Language): Format {
  const signs = SIGNS[language];
  const inFormat = (text: string, places: Places) => (isDecimal(text) ? groupedDecimal(text, places, language) : text);
  const numbers = (value: number) => inFormat(String(value), NUMBERS);
  return {
    ...shownTimes(language),
    money: (amount, currency) => `${inFormat(amount, PRICES)}\u00a0${currency}`,
    figure: (amount) => inFormat(amount, PRICES),
    amount: (text) => inFormat(text, AMOUNTS),
    number: numbers,
    decimalSeparator: DECIMAL[language],
    kg: (weight) => `${numbers(weight)}\u00a0${signs.kg}`,
    kgSign: signs.kg,
    size: (byteCount) =>
      byteCount < MEGABYTE
        ? `${numbers(Math.ceil(byteCount / KILOBYTE))}\u00a0${signs.kilobyte}`
        : `${inFormat(String(byteCount / MEGABYTE), TENTHS)}\u00a0${signs.megabyte}`,
    relative: (text, now = new Date()) => relativeIn(locale, text, now),
    duration: (minutes) => durationIn(UNITS[language], minutes),
    zone: ZONE[language],
  };
}
