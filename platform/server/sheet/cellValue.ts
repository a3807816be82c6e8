import type { CellContent, CellKind } from './cellKind.ts';

/** Precision of spreadsheet numbers; longer ones are written as text. */
const MAX_EXACT_DIGITS = 15;
const NUMBER = /^-?\d+(\.\d+)?$/;
const LONGEST_CELL = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NEEDS_CARE = /[\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|_x[0-9a-f]{4}_/i;
// XML 1.0 forbids the other control characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LINE_END = /\r\n?/g;
/** Excel decodes `_x0041_` to A: escape the underscore. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/** What a cell of this kind holds: a number where it keeps every digit, else a text; null: empty. */
export function cellValue(kind: CellKind, content: CellContent | undefined): string | number | null {
  if (content === null || content === undefined || content === '') return null;
  if (kind === 'text' || !isExact(content)) return cellText(String(content));
  return Number(content);
}

/** Removes what XML forbids, cuts what exceeds a cell. */
function cellText(text: string): string {
  const held = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text;
  if (!NEEDS_CARE.test(held)) return held;
  return held
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(LINE_END, '\n')
    .replace(LOOKS_ESCAPED, '_x005F_');
}

function isExact(content: string | number): boolean {
  if (typeof content === 'number') return Number.isFinite(content);
  if (!NUMBER.test(content)) return false;
  // counts sign and point too, which errs on the safe side
  return content.length <= MAX_EXACT_DIGITS || content.replace(/^-?0*|\./g, '').length <= MAX_EXACT_DIGITS;
}
