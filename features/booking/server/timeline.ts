import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { TimelineEntry } from '../order.ts';
import type { KeptMove } from './orderQueries.ts';
import { texts } from './readingTexts.ts';

/** Timeline in the reader's language; names only within the reader's own side. */
export function timelineFor(
  reader: 'customer' | 'operator',
  kept: readonly KeptMove[],
  language: Language,
): TimelineEntry[] {
  const { timeline, departureChanged, side: sides } = texts[language];
  const told: Readonly<Record<string, string>> = timeline;
  return kept.map(({ createdAt, move, side, accountName, reason, departure }) => ({
    time: formatDateTime(createdAt),
    move,
    text: departure ? departureChanged(departure) : (told[move] ?? move),
    who: side === reader && accountName !== '' ? accountName : sides[side],
    reason,
  }));
}
