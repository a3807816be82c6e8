import { useFormat } from '../../language/format.ts';
import { useFieldTexts } from './texts.ts';
import type { Precision, TypedDate } from './typedDate.ts';

const EXAMPLE = '2026-03-08 14:30:00';

/** Says which typed date is refused, and why. */
export function useFaultText(precision: Precision) {
  const texts = useFieldTexts();
  const format = useFormat();
  const shown = (text: string) => (text.length > 10 ? format.dateTime(text) : format.date(text));
  const example = precision === 'day' ? format.date(EXAMPLE.slice(0, 10)) : format.dateTime(EXAMPLE);
  return (text: string, { fault, earliest, latest }: Extract<TypedDate, { fault: string }>) => {
    if (fault === 'unreadable') return texts.dateUnreadable({ text, example });
    const bounds = [
      earliest && texts.dateEarliest({ day: shown(earliest) }),
      latest && texts.dateLatest({ day: shown(latest) }),
    ];
    return [texts.dateRefused({ text }), ...bounds].filter(Boolean).join(' ');
  };
}
