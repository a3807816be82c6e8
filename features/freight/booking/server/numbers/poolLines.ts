import {
  checkDigitOf,
  containerNumberError,
  normalizeContainerNumber,
} from '../../../../../libs/containerCodes/containerNumber.ts';
import { parseSizeType } from '../../../../../libs/containerCodes/tradeNames.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { type SizeType, sizeType } from '../../../train/sizeTypes.ts';
import { texts } from '../writeTexts.ts';

/** A line as it is typed or stands in a sheet. */
interface TypedLine {
  rowNumber: number;
  cells: readonly string[];
}

/** Parts of a line as they are written; '' for none. */
export interface LineParts {
  rowNumber: number;
  containerNo: string;
  sizeType: string;
  station: string;
  remark: string;
}

const FIELDS = ['containerNo', 'sizeType', 'station', 'remark'] as const;
type Field = (typeof FIELDS)[number];

const normalized = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const FIELD_BY_HEADING = new Map<string, Field>(
  LANGUAGES.flatMap((language) =>
    FIELDS.map((field) => [normalized(texts[language].poolSheet[field]), field] as const),
  ),
);

/** Eleven characters that begin with letters: meant as a container number. */
const isMeantAsNumber = (cell: string) => /^[A-Z]{3,4}\d{5,8}$/.test(normalizeContainerNumber(cell));

export function parsedSizeType(cell: string): SizeType | null {
  return sizeType.safeParse(parseSizeType(cell)).data ?? null;
}

/** Lines of a pasted text, apart at tabs, semicolons and commas. */
export function linesOfText(text: string): TypedLine[] {
  return text.split(/\r?\n/).map((line, index) => ({
    rowNumber: index + 1,
    cells: line.split(/[\t;；,，|]+/).map((cell) => cell.trim()),
  }));
}

/**
 * Parts of the lines: by the headings of the export where a line has them, else by what a cell looks like. A line of
 * several numbers is as many lines.
 */
export function partsOfLines(lines: readonly TypedLine[]): LineParts[] {
  let columns: (Field | undefined)[] | null = null;
  const parts: LineParts[] = [];
  for (const { rowNumber, cells } of lines) {
    if (cells.every((cell) => cell === '')) continue;
    const headings = cells.map((cell) => FIELD_BY_HEADING.get(normalized(cell)));
    if (headings.includes('containerNo')) columns = headings;
    else parts.push(...(columns ? [byColumn(rowNumber, cells, columns)] : byLook(rowNumber, cells)));
  }
  return parts;
}

function byColumn(rowNumber: number, cells: readonly string[], columns: readonly (Field | undefined)[]): LineParts {
  const of = (field: Field) => cells[columns.indexOf(field)] ?? '';
  return {
    rowNumber,
    containerNo: normalizeContainerNumber(of('containerNo')),
    sizeType: of('sizeType'),
    station: of('station'),
    remark: of('remark'),
  };
}

function byLook(rowNumber: number, cells: readonly string[]): LineParts[] {
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.filter(isMeantAsNumber);
  const others = filled.filter((cell) => !isMeantAsNumber(cell));
  // a line without any number is shown with its first cell as one
  const [first, ...rest] = numbers.length > 0 ? [null, ...others] : others;
  const type = rest.find((cell) => cell !== null && parsedSizeType(cell) !== null) ?? '';
  const [station = '', ...remarks] = rest.flatMap((cell) => (cell === null || cell === type ? [] : [cell]));
  const named = numbers.length > 0 ? numbers : [first ?? ''];
  return named.map((containerNo) => ({
    rowNumber,
    containerNo: normalizeContainerNumber(containerNo),
    sizeType: type,
    station,
    remark: remarks.join(' '),
  }));
}

/** What ISO 6346 has against a number: with the check digit that it should have. */
export function numberFault(
  containerNo: string,
): { kind: 'missing' | 'shape' } | { kind: 'checkDigit'; expected: number } | null {
  if (containerNo === '') return { kind: 'missing' };
  const fault = containerNumberError(containerNo);
  if (fault === null) return null;
  return fault === 'shape' ? { kind: fault } : { kind: fault, expected: checkDigitOf(containerNo.slice(0, 10)) };
}
