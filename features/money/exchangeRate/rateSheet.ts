import { quotientOf } from '../../../libs/amounts/decimals.ts';
import { RATE_PLACES } from './rate.ts';

/** Names of currencies in the sheets of the central bank. */
const NAMES: Readonly<Record<string, string>> = {
  人民币: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  日元: 'JPY',
  港元: 'HKD',
  英镑: 'GBP',
  卢布: 'RUB',
  俄罗斯卢布: 'RUB',
  坚戈: 'KZT',
  哈萨克斯坦坚戈: 'KZT',
  兹罗提: 'PLN',
  波兰兹罗提: 'PLN',
};

interface QuotedRate {
  rowNumber: number;
  day: string;
  fromCurrency: string;
  toCurrency: string;
  /** for one unit of `fromCurrency`; as written where it is no number */
  rate: string;
  fault: 'day' | 'rate' | null;
}

interface Pair {
  fromCurrency: string;
  toCurrency: string;
  /** units that the sheet quotes, as in 100JPY/CNY */
  units: number;
}

const codeOf = (name: string) => NAMES[name] ?? (/^[A-Z]{3}$/.test(name) ? name : null);

/** `USD/CNY`, `100JPY/CNY`, `人民币/卢布`; null: no pair. */
function pairOf(header: string): Pair | null {
  const [, units = '', from = '', to = ''] = /^(\d*)\s*(\p{L}+)\s*\/\s*(\p{L}+)$/u.exec(header) ?? [];
  const [fromCurrency, toCurrency] = [codeOf(from), codeOf(to)];
  if (fromCurrency === null || toCurrency === null) return null;
  return { fromCurrency, toCurrency, units: Number(units || '1') };
}

/** Fields of a line: commas, semicolons or tabs; quotes around a field. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((mark) => line.includes(mark)) ?? ',';
  return line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, '').trim());
}

/** `2026-11-20`, `2026/11/20`, `20.11.2026`; null: no day. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, late, middle, first] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return late && middle && first ? `${first}-${middle.padStart(2, '0')}-${late.padStart(2, '0')}` : null;
}

const isRealDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

function rateOf(text: string, units: number): string | null {
  if (!/^\d{1,9}(\.\d+)?$/.test(text) || !/[1-9]/.test(text)) return null;
  return quotientOf(text, String(units), RATE_PLACES);
}

const EMPTY = new Set(['', '-', '--', '---']);

/** Rates of a sheet with a day in the first column and a pair in the heading of each other; notes around it are skipped. */
export function parseRateSheet(text: string): QuotedRate[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(cellsOf);
  const head = lines.findIndex((cells) => cells.slice(1).some((cell) => pairOf(cell) !== null));
  if (head < 0) return [];
  const pairs = (lines[head] ?? []).map(pairOf);
  return lines.slice(head + 1).flatMap(([first = '', ...cells], index) => {
    const day = dayOf(first);
    if (day === null) return [];
    return cells.flatMap((cell, column) => {
      const pair = pairs[column + 1];
      if (!pair || EMPTY.has(cell)) return [];
      const { units, ...currencies } = pair;
      const rate = rateOf(cell, units);
      const fault = isRealDay(day) ? (rate === null ? ('rate' as const) : null) : ('day' as const);
      return [{ rowNumber: head + index + 2, day, ...currencies, rate: rate ?? cell, fault }];
    });
  });
}
