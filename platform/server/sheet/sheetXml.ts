import {
  type CellContent,
  type CellKind,
  GUARDED_STYLE,
  HEADER_STYLE,
  type SheetHeader,
  STYLE_OF_KIND,
} from './cellKind.ts';
import { xmlText } from './xmlText.ts';

/** Precision of spreadsheet numbers; longer ones are written as text. */
const MAX_EXACT_DIGITS = 15;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Formula injection: such text becomes a formula in other formats, such as CSV. */
const FORMULA_SIGN = /^[\t\r\n ]*[=+\-@]/;
const LETTERS = 26;

/** `A` for 0, `AA` for 26. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : letterOf(Math.floor(column / LETTERS) - 1) + last;
}

export function sheetHead(columns: readonly SheetHeader[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ header }, index) => textCell(`${letterOf(index)}1`, HEADER_STYLE, header));
  return (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>` +
    `<sheetData><row r="1">${titles.join('')}</row>`
  );
}

export function sheetTail(columns: number, rowCount: number): string {
  return `</sheetData><autoFilter ref="A1:${letterOf(columns - 1)}${rowCount + 1}"/></worksheet>`;
}

/** Serializes rows; `firstRow`: sheet number of the first. */
export function rowWriter(columns: readonly SheetHeader[]) {
  const cells = columns.map(({ kind }, index) => cellWriter(kind, letterOf(index)));
  return (rows: readonly (readonly CellContent[])[], firstRow: number): string => {
    let xml = '';
    let row = firstRow;
    for (const contents of rows) {
      xml += `<row r="${row}">`;
      for (let column = 0; column < cells.length; column += 1) {
        const content = contents[column];
        if (content !== null && content !== undefined && content !== '')
          xml += cells[column]?.(content, row) ?? '';
      }
      xml += '</row>';
      row += 1;
    }
    return xml;
  };
}

function cellWriter(kind: CellKind, letter: string): (content: string | number, row: number) => string {
  const style = STYLE_OF_KIND[kind];
  if (kind === 'text') {
    return (content, row) => {
      const text = String(content);
      return textCell(`${letter}${row}`, FORMULA_SIGN.test(text) ? GUARDED_STYLE : style, text);
    };
  }
  return (content, row) =>
    isExact(content)
      ? `<c r="${letter}${row}" s="${style}"><v>${content}</v></c>`
      : textCell(`${letter}${row}`, STYLE_OF_KIND.text, String(content));
}

function textCell(reference: string, style: number, text: string): string {
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function isExact(content: string | number): boolean {
  if (typeof content === 'number') return Number.isFinite(content);
  if (!NUMBER.test(content)) return false;
  // counts sign and point too, which errs on the safe side
  return content.length <= MAX_EXACT_DIGITS || content.replace(/^-?0*|\./g, '').length <= MAX_EXACT_DIGITS;
}
