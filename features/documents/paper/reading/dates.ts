import type { Found } from './found.ts';
import { type Row, within } from './rows.ts';

interface WrittenDate {
  written: string;
  iso: string;
}

const LABEL = /(?:date|dated?|datum|дата|日期|时间|data)[^\d]{0,40}$/i;
const OF_CONTRACT = /(?:contract|s\/c|合同|контракт|договор)[^\n]{0,60}$/i;
/** Of the page's width, between a label and the date below it. */
const SIDE = 0.05;

/** Date of a paper: a labelled one, else the first that is none of its contract; of a signed paper the last. */
export function dateOf(rows: readonly Row[], { isSigned = false } = {}): Found | undefined {
  let best: { rank: number; found: Found } | undefined;
  for (const [at, row] of rows.entries()) {
    const text = row.map((found) => found.text).join(' ');
    for (const { date, before } of datesIn(text)) {
      const found = { ...within(row, date.written), text: date.iso };
      const rank = rankOf(before, found, rows[at - 1] ?? []);
      if (best === undefined || rank < best.rank || (isSigned && rank === best.rank)) best = { rank, found };
    }
  }
  return best?.found;
}

function rankOf(before: string, { box }: Found, above: Row): number {
  const over = above.find((label) => Math.abs(label.box.left - box.left) < SIDE);
  if (LABEL.test(before) || (over !== undefined && LABEL.test(over.text))) return 0;
  return OF_CONTRACT.test(before) ? 2 : 1;
}

function datesIn(text: string): { date: WrittenDate; before: string }[] {
  const dates: { date: WrittenDate; before: string }[] = [];
  let rest = text;
  for (let date = dateIn(rest); date !== null; date = dateIn(rest)) {
    const at = rest.indexOf(date.written);
    dates.push({ date, before: rest.slice(0, at) });
    rest = rest.slice(at + date.written.length);
  }
  return dates;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RUSSIAN_MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Blanks are lost where a reader is unsure: "DateSep15,2026". */
const AMERICAN = new RegExp(`(${MONTHS.join('|')})[a-z]*\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s.,]+(20\\d\\d)`, 'i');
const RUSSIAN = new RegExp(`(\\d{1,2})[\\s»"”_-]*(${RUSSIAN_MONTHS.join('|')})[а-я]{0,6}\\.?\\s*(20\\d\\d)`, 'i');

/** Dates as 2026-11-22, 22.11.2026, 11/22/2026, 2026年11月22日, Nov 22, 2026, 22 Nov 2026, 22 ноября 2026. */
export function dateIn(text: string): WrittenDate | null {
  const packed = /(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?!\d)/.exec(text);
  if (packed && dated(packed[0], packed[1], packed[2], packed[3]))
    return dated(packed[0], packed[1], packed[2], packed[3]);
  const asian = /(20\d\d)[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?/.exec(text);
  if (asian) return dated(asian[0], asian[1], asian[2], asian[3]);
  const european = /\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b/.exec(text) ?? SHORT.exec(text);
  if (european)
    return (
      dated(european[0], fullYear(european[3]), european[2], european[1]) ??
      dated(european[0], fullYear(european[3]), european[1], european[2])
    );
  const named = /\b(\d{1,2})(?:st|nd|rd|th)?[\s.-]*([A-Za-z]{3})[a-z]*\.?[\s.,-]*(20\d\d|2\d)\b/i.exec(text);
  if (named) return dated(named[0], `20${(named[3] ?? '').slice(-2)}`, monthOf(named[2]), named[1]);
  const russian = RUSSIAN.exec(text);
  if (russian)
    return dated(
      russian[0],
      russian[3],
      String(RUSSIAN_MONTHS.indexOf((russian[2] ?? '').toLowerCase()) + 1),
      russian[1],
    );
  // engines read zeros for capitals
  const american = AMERICAN.exec(text.replace(/\b0(?=ct)/i, 'O'));
  return american && dated(american[0], american[3], monthOf(american[1]), american[2]);
}

/** Two digits of a year: "18.11.26", but no part of a longer number. */
const SHORT = /(?<![\d./,-])(\d{1,2})[./-](\d{1,2})[./-](2\d)(?![\d./,-]*\d)/;

const fullYear = (year = '') => (year.length === 2 ? `20${year}` : year);

const monthOf = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function dated(written: string, year = '', month = '', day = ''): WrittenDate | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isReal = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
  return isReal ? { written, iso } : null;
}
