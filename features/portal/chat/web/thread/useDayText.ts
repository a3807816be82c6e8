import { useFormat } from '../../../../../platform/web/language/format.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { useTexts } from '../texts.ts';

const DAY_MS = 24 * 3_600_000;

/** Today, yesterday, or date with weekday, in platform time. */
export function useDayText(): (day: string) => string {
  const texts = useTexts();
  const format = useFormat();
  return (day) => {
    const now = Date.now();
    if (day === formatDate(new Date(now))) return texts.today;
    if (day === formatDate(new Date(now - DAY_MS))) return texts.yesterday;
    return `${format.date(day)} ${format.weekday(day)}`;
  };
}
