import { movedFormula, movedIndex, type Shift } from '../../../../../libs/officeFile/shift.ts';
import { type BookCell, type BookSheet, type Edits, editKeyOf, keyOf } from './book.ts';

/** A workbook as the grid holds it, with what moved and what was typed since it was opened. */
export interface BookState {
  sheets: readonly BookSheet[];
  edits: Edits;
  shifts: readonly Shift[];
}

/** Rows or columns moved in the sheet of that place, as the server moves them in the file. */
export function shiftBook({ sheets, edits, shifts }: BookState, shift: Shift): BookState {
  return {
    sheets: sheets.map((sheet) => shiftSheet(sheet, shift)),
    edits: shiftEdits(edits, sheets, shift),
    shifts: [...shifts, shift],
  };
}

function movedPlace([row, column]: readonly [number, number], shift: Shift): [number, number] | null {
  const moved = movedIndex(shift.axis === 'row' ? row : column, shift);
  if (moved === null) return null;
  return shift.axis === 'row' ? [moved, column] : [row, moved];
}

function shiftSheet(sheet: BookSheet, shift: Shift): BookSheet {
  const isOwn = sheet.name === shift.sheet;
  const cells = new Map<string, BookCell>();
  for (const [key, cell] of sheet.cells) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const place = isOwn ? movedPlace([row, column], shift) : ([row, column] as const);
    if (place === null) continue;
    const formula = cell.formula && movedFormula(cell.formula, sheet.name, shift);
    cells.set(keyOf(place[0], place[1]), formula ? { ...cell, formula } : cell);
  }
  return isOwn ? { ...sheet, ...sizeOf(sheet, shift), cells } : { ...sheet, cells };
}

function sizeOf({ rowCount, columnCount, widths }: BookSheet, { axis, kind, at, count }: Shift) {
  const size = (before: number) =>
    kind === 'insert' ? before + count : before - Math.max(0, Math.min(count, before - at));
  if (axis === 'row') return { rowCount: size(rowCount) };
  const [left] = widths.slice(Math.max(0, at - 1));
  const added = kind === 'insert' && left !== undefined ? Array.from({ length: count }, () => left) : [];
  const moved = widths.toSpliced(Math.min(at, widths.length), kind === 'insert' ? 0 : count, ...added);
  return { columnCount: size(columnCount), widths: moved };
}

function shiftEdits(edits: Edits, sheets: readonly BookSheet[], shift: Shift): Edits {
  return new Map(
    [...edits].flatMap(([key, typed]): [string, string][] => {
      const [at = 0, row = 0, column = 0] = key.split(',').map(Number);
      const name = sheets[at]?.name ?? '';
      const place = name === shift.sheet ? movedPlace([row, column], shift) : ([row, column] as const);
      if (place === null) return [];
      const formula = /^\s*=(.+)$/s.exec(typed)?.[1];
      const text = formula === undefined ? typed : `=${movedFormula(formula, name, shift)}`;
      return [[editKeyOf(at, place[0], place[1]), text]];
    }),
  );
}
