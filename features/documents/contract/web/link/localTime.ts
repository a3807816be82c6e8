import { formatDateTime } from '../../../../../platform/wire/time.ts';

/** In the reader's own zone, which it names. */
export const localTime = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** Wire time of what a `datetime-local` field holds, in the reader's own zone. */
export const platformTime = (typed: string): string => formatDateTime(new Date(typed));
