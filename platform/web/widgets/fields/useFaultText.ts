import { useFieldTexts } from './texts.ts';
import type { Precision, TypedDate } from './typedDate.ts';

const EXAMPLE = { day: '2026-03-08', minute: '2026-03-08 14:30', second: '2026-03-08 14:30:00' } as const;

/** Says which typed date is refused, and why. */
export function useFaultText(precision: Precision) {
  const texts = useFieldTexts();
  return (text: string, { fault, earliest, latest }: Extract<TypedDate, { fault: string }>) => {
    if (fault === 'unreadable') return texts.dateUnreadable({ text, example: EXAMPLE[precision] });
    const bounds = [
      earliest && texts.dateEarliest({ day: earliest }),
      latest && texts.dateLatest({ day: latest }),
    ];
    return [texts.dateRefused({ text }), ...bounds].filter(Boolean).join(' ');
  };
}
