import { normalizeContainerNumber } from '../../../../../../libs/containerCodes/containerNumber.ts';
import type { ContainerEntry, OrderContainer } from '../../../order.ts';

/** Editable columns, left to right. */
export const SHEET_COLUMNS = ['containerNo', 'sealNo', 'tareKg', 'vgmKg'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

export type SheetCells = Readonly<Record<SheetColumn, string>>;

export function cellsOf(container: OrderContainer): SheetCells {
  return {
    containerNo: container.containerNo ?? '',
    sealNo: container.sealNo ?? '',
    tareKg: container.tareKg === null ? '' : String(container.tareKg),
    vgmKg: container.vgmKg === null ? '' : String(container.vgmKg),
  };
}

/** Whole kg from pasted text: `24 000`, `24,000`, `24000.00 kg`. Null if empty, undefined if invalid. */
export function parseKg(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s\u00a0\u202f']|kg|кг|公斤/gi, '');
  if (digits === '') return null;
  const figures = /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(/[.,]0+$/, '');
  return /^\d{1,9}$/.test(figures) ? Number(figures) : undefined;
}

/** Normal form of a valid cell; invalid text is trimmed only. */
export function normalizeCell(column: SheetColumn, typed: string): string {
  if (column === 'containerNo') return normalizeContainerNumber(typed);
  if (column === 'sealNo') return typed.trim();
  const kg = parseKg(typed);
  if (kg === undefined) return typed.trim();
  return kg === null ? '' : String(kg);
}

/** Equality of rows after normalization. */
export function isSameRow(one: SheetCells, other: SheetCells): boolean {
  return SHEET_COLUMNS.every((column) => normalizeCell(column, one[column]) === normalizeCell(column, other[column]));
}

/** Saved form of a row without errors. */
export function entryOf(orderContainerId: number, cells: SheetCells): ContainerEntry {
  return {
    orderContainerId,
    containerNo: normalizeCell('containerNo', cells.containerNo),
    sealNo: normalizeCell('sealNo', cells.sealNo),
    tareKg: parseKg(cells.tareKg) ?? null,
    vgmKg: parseKg(cells.vgmKg) ?? null,
  };
}

/**
 * Applies a block down and right from a cell; columns beyond the last are dropped, rows beyond the last are
 * counted in `left`.
 */
export function applyBlock(
  rows: readonly SheetCells[],
  from: { row: number; column: SheetColumn },
  block: readonly (readonly string[])[],
): { changedRows: ReadonlyMap<number, SheetCells>; left: number } {
  const reached = SHEET_COLUMNS.slice(SHEET_COLUMNS.indexOf(from.column));
  const changedRows = new Map<number, SheetCells>();
  for (const [down, line] of block.entries()) {
    const row = from.row + down;
    const before = rows[row];
    if (before === undefined) continue;
    const cells: Record<SheetColumn, string> = { ...before };
    for (const [right, column] of reached.entries()) {
      const cell = line[right];
      if (cell !== undefined) cells[column] = normalizeCell(column, cell);
    }
    changedRows.set(row, cells);
  }
  return { changedRows, left: block.length - changedRows.size };
}
