import type { CellValue } from 'hucre/xlsx';
import { dateTimeText } from '../../../../../platform/wire/time.ts';

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?$/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** 1970-01-01 as a spreadsheet day number */
const EPOCH_DAY = 25_569;
/** 2000 to 2100; other numbers are not dates. */
const DAY_RANGE = { from: 36_526, to: 73_051 };

/**
 * Cell to wire time `yyyy-MM-dd HH:mm:ss`: a sheet date (no zone: platform wall clock) or text; null if
 * neither.
 */
export function sheetTime(cell: CellValue): string | null {
  if (cell instanceof Date) return wallClock(cell.getTime());
  if (typeof cell === 'number') {
    const isDay = cell >= DAY_RANGE.from && cell <= DAY_RANGE.to;
    return isDay ? wallClock((cell - EPOCH_DAY) * DAY_MS) : null;
  }
  if (typeof cell !== 'string') return null;
  const text = cell.normalize('NFKC').trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return fromParts(yearFirst.slice(1));
  const [, day, month, year, ...clock] = DAY_FIRST.exec(text) ?? [];
  return year === undefined ? null : fromParts([year, month, day, ...clock]);
}

/** Sheet times are fractions of a day: round to the second. */
function wallClock(instant: number): string | null {
  const rounded = new Date(Math.round(instant / SECOND_MS) * SECOND_MS);
  if (Number.isNaN(rounded.getTime())) return null;
  return validated(rounded.toISOString().slice(0, 19).replace('T', ' '));
}

function fromParts(parts: readonly (string | undefined)[]): string | null {
  const [year, month, day, hour, minute, second] = parts.map((part) => (part ?? '0').padStart(2, '0'));
  return validated(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
}

const validated = (text: string) => (dateTimeText.safeParse(text).success ? text : null);
