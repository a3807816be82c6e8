import { type CellContent, serialOf } from '../sheet/cellKind.ts';
import type { TaskColumn } from './sheetTask.ts';

/** Parses PostgreSQL's text output (UTC) into a cell; times on a clock `offsetMinutes` ahead. */
export function cellReader(
  { kind, words }: TaskColumn,
  offsetMinutes: number,
): (text: string | null) => CellContent {
  if (words) {
    const known = new Map(Object.entries(words));
    return (text) => (text === null ? null : (known.get(text) ?? text));
  }
  if (kind === 'time') return (text) => text && momentOf(text, offsetMinutes);
  if (kind === 'date') {
    return (text) => {
      const moment = text && momentOf(text, offsetMinutes);
      return typeof moment === 'number' ? Math.floor(moment) : moment;
    };
  }
  return (text) => text;
}

/** `2026-12-01 20:30:00.123+00` or `2026-12-01`; others (infinity, BC) stay text. */
function momentOf(text: string, offsetMinutes: number): CellContent {
  if (text.length === 10)
    return serialOf(Date.UTC(+text.slice(0, 4), +text.slice(5, 7) - 1, +text.slice(8, 10)), 0);
  if (!text.endsWith('+00') || text.length < 22) return text;
  const day = Date.UTC(+text.slice(0, 4), +text.slice(5, 7) - 1, +text.slice(8, 10));
  const clock = +text.slice(11, 13) * 3_600_000 + +text.slice(14, 16) * 60_000 + +text.slice(17, -3) * 1000;
  return serialOf(day + clock, offsetMinutes);
}
