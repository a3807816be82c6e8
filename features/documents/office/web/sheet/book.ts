import { evaluate, type FormulaValue } from '../../../../../libs/formula/evaluate.ts';
import { UnsupportedFormula } from '../../../../../libs/formula/functions.ts';
import { columnName } from '../../../../../libs/officeFile/columnName.ts';
import type { CellChanges } from '../dialog/unsavedStore.ts';

export interface BookCell {
  value: FormulaValue;
  /** a number that is shown as a day */
  isDate?: true;
  /** without `=`; '' where it is shared with another cell */
  formula?: string;
}

export interface BookSheet {
  name: string;
  /** by `row,column`, from 0 */
  cells: ReadonlyMap<string, BookCell>;
  rowCount: number;
  columnCount: number;
  /** px */
  widths: readonly number[];
}

/** What was typed, by `sheet,row,column`. */
export type Edits = ReadonlyMap<string, string>;

const DAY_MS = 86_400_000;
/** Day 0 of a workbook. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** Longer numbers lose digits. */
const MAX_DIGITS = 15;

export const keyOf = (row: number, column: number) => `${row},${column}`;
export const editKeyOf = (sheet: number, row: number, column: number) => `${sheet},${row},${column}`;
export const refOf = (row: number, column: number) => `${columnName(column)}${row + 1}`;

export const serialOf = (time: number) => (time - EPOCH_MS) / DAY_MS;
const dayOf = (serial: number) => new Date(EPOCH_MS + serial * DAY_MS).toISOString().slice(0, 10);

/** A cell as it is after what was typed. */
export function typedCell(typed: string, before: BookCell | undefined): BookCell {
  const text = typed.trim();
  if (text === '') return { value: null };
  if (text.startsWith('=') && text.length > 1) return { value: null, formula: text.slice(1) };
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day && before?.isDate) return { value: serialOf(Date.parse(text)), isDate: true };
  if (/^(true|false)$/i.test(text)) return { value: text.toLowerCase() === 'true' };
  return { value: numberIn(text) ?? typed };
}

/** Numbers of goods may begin with zeros: they stay text, as do numbers too long to be exact. */
function numberIn(text: string): number | undefined {
  if (!/^-?(0|[1-9]\d*)([.,]\d+)?$/.test(text)) return undefined;
  if (text.replace(/\D/g, '').length > MAX_DIGITS) return undefined;
  return Number(text.replace(',', '.'));
}

/** A workbook with what was typed into it; formulas are computed once for each of these. */
export class EditedBook {
  readonly #sheets: readonly BookSheet[];
  readonly #edits: Edits;
  /** without, all values stand as the file has them */
  readonly #isChanged: boolean;
  readonly #results = new Map<string, FormulaValue | undefined>();
  readonly #computing = new Set<string>();

  constructor(sheets: readonly BookSheet[], edits: Edits, hasShifts = false) {
    this.#sheets = sheets;
    this.#edits = edits;
    this.#isChanged = hasShifts || edits.size > 0;
  }

  cell(sheet: number, row: number, column: number): BookCell | undefined {
    const before = this.#sheets[sheet]?.cells.get(keyOf(row, column));
    const typed = this.#edits.get(editKeyOf(sheet, row, column));
    return typed === undefined ? before : typedCell(typed, before);
  }

  /** Value; undefined: a formula that a spreadsheet program computes. */
  value(sheet: number, row: number, column: number): FormulaValue | undefined {
    const cell = this.cell(sheet, row, column);
    if (cell?.formula === undefined) return cell?.value ?? null;
    if (!this.#isChanged) return cell.value;
    const key = editKeyOf(sheet, row, column);
    if (this.#results.has(key)) return this.#results.get(key);
    if (this.#computing.has(key) || cell.formula === '') return undefined;
    this.#computing.add(key);
    const result = evaluate(cell.formula, (name, toRow, toColumn) => {
      const at = name === undefined ? sheet : this.#sheets.findIndex((one) => one.name === name);
      const read = at < 0 ? undefined : this.value(at, toRow, toColumn);
      if (read === undefined) throw new UnsupportedFormula(name ?? '');
      return read;
    });
    this.#computing.delete(key);
    this.#results.set(key, result);
    return result;
  }

  /** As the grid shows it; a value that is not known here as `…`. */
  text(sheet: number, row: number, column: number): string {
    const value = this.value(sheet, row, column);
    if (value === undefined) return '…';
    if (typeof value === 'number')
      return this.cell(sheet, row, column)?.isDate ? dayOf(value) : String(Number(value.toPrecision(MAX_DIGITS)));
    return value === null ? '' : String(value);
  }

  /** What was typed, and the results of all formulas that it may have changed. */
  changes(): CellChanges {
    if (!this.#isChanged) return [];
    return this.#sheets.flatMap(({ name, cells }, sheet) => {
      const formulas = [...cells].flatMap(([key, { formula }]) => (formula === undefined ? [] : [`${sheet},${key}`]));
      const typed = [...this.#edits.keys()].filter((key) => key.startsWith(`${sheet},`));
      return [...new Set([...typed, ...formulas])].map((key) => {
        const [, row = 0, column = 0] = key.split(',').map(Number);
        const formula = this.cell(sheet, row, column)?.formula;
        const value = this.value(sheet, row, column) ?? null;
        return { sheet: name, ref: refOf(row, column), value, ...(formula !== undefined && { formula }) };
      });
    });
  }
}
