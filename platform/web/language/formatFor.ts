import type { Language } from '../../wire/language.ts';
import { parseDateTime } from '../../wire/time.ts';
import { KILOBYTE, MEGABYTE } from '../../wire/uploadRule.ts';

export interface Format {
  /** `amount` is a decimal text of any length, `currency` ISO 4217; the code is shown, signs like ¥ mislead */
  money: (amount: string, currency: string) => string;
  /** an amount in a field of its own, with three decimals (documents 5.6); `text` is a decimal text of any length */
  amount: (text: string) => string;
  number: (value: number) => string;
  /** what people of the language type between whole and fraction */
  decimalSeparator: string;
  kg: (weight: number) => string;
  /** the sign of kilograms, for fields */
  kgSign: string;
  /** how big a file is: `312 KB`, `4.7 MB` */
  size: (byteCount: number) => string;
  /** `yyyy-MM-dd HH:mm:ss` in the platform's zone, shown as it is, to the minute */
  dateTime: (text: string) => string;
  /** the day of a date or time text */
  date: (text: string) => string;
  weekday: (text: string) => string;
  /** how far a time is from now: in 3 days, 2 hours ago */
  relative: (text: string, now?: Date) => string;
}

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' };
const DECIMAL: Record<Language, string> = { zh: '.', en: '.', ru: ',' };

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

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

// wire times are wall-clock texts: read as UTC and written as UTC they come out unchanged in any zone
const wallClock = (text: string) =>
  new Date(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`);

const relatives = new Map<string, Intl.RelativeTimeFormat>();

function relativeIn(locale: string, text: string, now: Date): string {
  const seconds = (parseDateTime(text).getTime() - now.getTime()) / 1000;
  const { unit, seconds: length } = STEPS.find((step) => Math.abs(seconds) >= step.seconds) ?? {
    unit: 'minute',
    seconds: 60,
  };
  const format = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, format);
  return format.format(Math.trunc(seconds / length), unit);
}

const written = new Map<Language, Format>();

/** The formats of a language, the same object each time. Texts that are not what they should be come back as they are. */
export function formatFor(language: Language): Format {
  const format = written.get(language) ?? formatIn(LOCALE[language], language);
  written.set(language, format);
  return format;
}

/** Makes something at its first use: the browser takes milliseconds for each of its formats. */
function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function timesIn(locale: string, options: Intl.DateTimeFormatOptions): (text: string) => string {
  const format = atFirstUse(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (text) => {
    const day = wallClock(text);
    return Number.isNaN(day.getTime()) ? text : format().format(day);
  };
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

function formatIn(locale: string, language: Language): Format {
  const numbers = atFirstUse(() => new Intl.NumberFormat(locale));
  const amountsWith = (least: number, most: number) =>
    atFirstUse(
      () => new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
    );
  const signs = SIGNS[language];
  const tenths = amountsWith(0, 1);
  const amounts = amountsWith(3, 3);
  const prices = amountsWith(2, 4);
  const inFormat = (text: string, format: () => Intl.NumberFormat) =>
    isDecimal(text) ? format().format(text) : text;
  return {
    money: (amount, currency) => `${inFormat(amount, prices)}\u00a0${currency}`,
    amount: (text) => inFormat(text, amounts),
    number: (value) => numbers().format(value),
    decimalSeparator: DECIMAL[language],
    kg: (weight) => `${numbers().format(weight)}\u00a0${signs.kg}`,
    kgSign: signs.kg,
    size: (byteCount) =>
      byteCount < MEGABYTE
        ? `${numbers().format(Math.ceil(byteCount / KILOBYTE))}\u00a0${signs.kilobyte}`
        : `${tenths().format(byteCount / MEGABYTE)}\u00a0${signs.megabyte}`,
    dateTime: timesIn(locale, { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    date: timesIn(locale, DAY),
    weekday: timesIn(locale, { weekday: 'short' }),
    relative: (text, now = new Date()) => relativeIn(locale, text, now),
  };
}
