import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { TimelineEntry } from '../order.ts';
import type { TimelineRow } from './orderQueries.ts';
import { texts } from './readTexts.ts';

/** Timeline in the reader's language; names only within the reader's own side. */
export function timelineFor(
  reader: 'customer' | 'operator',
  rows: readonly TimelineRow[],
  language: Language,
): TimelineEntry[] {
  const { timeline, departureChanged, side: sides } = texts[language];
  const timelineTexts: Readonly<Record<string, string>> = timeline;
  return rows.map(({ createdAt, move, side, accountName, reason, departure }) => ({
    time: formatDateTime(createdAt),
    move,
    text: departure ? departureChanged(departure) : (timelineTexts[move] ?? move),
    who: side === reader && accountName !== '' ? accountName : sides[side],
    reason,
  }));
}
