import type { CellValue } from 'hucre/xlsx';
import { dateTimeText } from '../../../../platform/wire/time.ts';

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?$/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** 1970-01-01 as sheets count days */
const EPOCH_DAY = 25_569;
/** Days from 2000 to 2100: other figures are not meant as dates. */
const LIKE_A_DAY = { from: 36_526, to: 73_051 };

/**
 * The time in a cell as the wire writes it, `yyyy-MM-dd HH:mm:ss`: a date of the sheet (which has no zone, so it
 * is the platform's wall clock) or a text in one of the usual ways; null when it is no time.
 */
export function sheetTime(cell: CellValue): string | null {
  if (cell instanceof Date) return wallClock(cell.getTime());
  if (typeof cell === 'number') {
    const isDay = cell >= LIKE_A_DAY.from && cell <= LIKE_A_DAY.to;
    return isDay ? wallClock((cell - EPOCH_DAY) * DAY_MS) : null;
  }
  if (typeof cell !== 'string') return null;
  const text = cell.normalize('NFKC').trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return written(yearFirst.slice(1));
  const [, day, month, year, ...clock] = DAY_FIRST.exec(text) ?? [];
  return year === undefined ? null : written([year, month, day, ...clock]);
}

/** Sheets keep times as fractions of a day, which miss the second by a little. */
function wallClock(instant: number): string | null {
  const rounded = new Date(Math.round(instant / SECOND_MS) * SECOND_MS);
  if (Number.isNaN(rounded.getTime())) return null;
  return checked(rounded.toISOString().slice(0, 19).replace('T', ' '));
}

function written(parts: readonly (string | undefined)[]): string | null {
  const [year, month, day, hour, minute, second] = parts.map((part) => (part ?? '0').padStart(2, '0'));
  return checked(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
}

const checked = (text: string) => (dateTimeText.safeParse(text).success ? text : null);
