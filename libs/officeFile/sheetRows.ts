import { columnName } from './columnName.ts';
import { columnNumber, offsetFormula } from './references.ts';
import { attribute, escaped, unescaped } from './xml.ts';

export interface SheetCell {
  /** from 0 */
  column: number;
  /** without `r` */
  attributes: string;
  inner: string;
}

export interface SheetRow {
  /** from 0 */
  row: number;
  /** without `r` and `spans` */
  attributes: string;
  cells: readonly SheetCell[];
}

export const ROW = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1row>)/g;
export const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
export const DATA = /<((?:\w+:)?)sheetData\b[^>]*?(?:\/>|>([\s\S]*?)<\/\1sheetData>)/;
export const FORMULA = /<((?:\w+:)?)f\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1f>)/;

const without = (attributes: string, name: string) =>
  attributes.replace(new RegExp(`\\s+${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`), '');

/** Rows of the data of a sheet; places that are left out are counted. */
export function readRows(data: string): SheetRow[] {
  let last = -1;
  return [...data.matchAll(ROW)].map(([, , attributes = '', cells = '']) => {
    const named = attribute(attributes, 'r');
    last = named === undefined ? last + 1 : Number(named) - 1;
    return { row: last, attributes: without(without(attributes, 'r'), 'spans'), cells: readCells(cells) };
  });
}

function readCells(cells: string): SheetCell[] {
  let last = -1;
  return [...cells.matchAll(CELL)].map(([, , attributes = '', inner = '']) => {
    const named = attribute(attributes, 'r');
    last = named === undefined ? last + 1 : columnNumber(named.replace(/\d+$/, ''));
    return { column: last, attributes: without(attributes, 'r'), inner };
  });
}

export function writeRows(rows: readonly SheetRow[], prefix: string): string {
  const cellXml = (row: number, { column, attributes, inner }: SheetCell) => {
    const start = `<${prefix}c r="${columnName(column)}${row + 1}"${attributes}`;
    return inner === '' ? `${start}/>` : `${start}>${inner}</${prefix}c>`;
  };
  return rows
    .map(({ row, attributes, cells }) => {
      const inner = cells.map((cell) => cellXml(row, cell)).join('');
      return `<${prefix}row r="${row + 1}"${attributes}>${inner}</${prefix}row>`;
    })
    .join('');
}

export const mapCells = (rows: readonly SheetRow[], map: (cell: SheetCell, row: number) => SheetCell): SheetRow[] =>
  rows.map((one) => ({ ...one, cells: one.cells.map((cell) => map(cell, one.row)) }));

/** Each formula of a group written out, so that its cells move by themselves. */
export function expandGroups(rows: readonly SheetRow[]): readonly SheetRow[] {
  const masters = new Map<string, { row: number; column: number; formula: string }>();
  for (const { row, cells } of rows)
    for (const { column, inner } of cells) {
      const [, , attributes = '', text = ''] = FORMULA.exec(inner) ?? [];
      const group = attribute(attributes, 'si');
      if (attribute(attributes, 't') === 'shared' && group !== undefined && text !== '' && !masters.has(group))
        masters.set(group, { row, column, formula: unescaped(text) });
    }
  if (masters.size === 0) return rows;
  return mapCells(rows, (cell, row) => {
    const [whole, prefix = '', attributes = '', text = ''] = FORMULA.exec(cell.inner) ?? [];
    if (whole === undefined || attribute(attributes, 't') !== 'shared') return cell;
    const master = masters.get(attribute(attributes, 'si') ?? '');
    if (master === undefined) return cell;
    const by = { rows: row - master.row, columns: cell.column - master.column };
    const formula = text === '' ? escaped(offsetFormula(master.formula, by)) : text;
    return { ...cell, inner: cell.inner.replace(whole, () => `<${prefix}f>${formula}</${prefix}f>`) };
  });
}
