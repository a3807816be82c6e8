import { formatValue } from 'hucre';
import type { Cell, CellValue } from 'hucre/xlsx';
import type { PreviewCell } from './previewSheet.ts';

/** Longer texts are cut; a cell may hold 32,767 characters. */
const LONGEST = 500;
const ISO_DAY = 10;
const ISO_SECOND = 19;

/** Value in its number format; General as a spreadsheet shows it. */
function formatCell(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (format !== undefined && format !== 'General') return formatValue(value, format);
  if (typeof value === 'number') return String(Number(value.toPrecision(11)));
  const iso = value.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, ISO_DAY) : iso.slice(0, ISO_SECOND).replace('T', ' ');
}

export function previewCell(value: CellValue, cell: Cell | undefined): PreviewCell | null {
  const content = value ?? cell?.formulaResult ?? null;
  const text = formatCell(content, cell?.style?.numFmt).slice(0, LONGEST);
  if (text === '') return null;
  const isFigure = typeof content === 'number' || content instanceof Date;
  const isBold = cell?.style?.font?.bold === true;
  return { text, ...(isFigure && { isFigure }), ...(isBold && { isBold }) };
}
