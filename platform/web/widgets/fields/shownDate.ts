import type { Language } from '../../../wire/language.ts';
import { useLanguage } from '../../language/language.ts';
import type { Precision } from './typedDate.ts';

/** As `shownTimes` writes them, in dayjs's letters: fields show days and times like the rest of the page. */
const DAY: Record<Language, string> = { zh: 'YYYY/MM/DD', en: 'D MMM YYYY', ru: 'DD.MM.YYYY' };
const BEFORE_CLOCK: Record<Language, string> = { zh: ' ', en: ', ', ru: ', ' };
const CLOCK = { minute: 'HH:mm', second: 'HH:mm:ss' } as const;

/** Pattern in which a date field shows its value. */
export function useShownPattern(precision: Precision): string {
  const language = useLanguage();
  if (precision === 'day') return DAY[language];
  return `${DAY[language]}${BEFORE_CLOCK[language]}${CLOCK[precision]}`;
}
