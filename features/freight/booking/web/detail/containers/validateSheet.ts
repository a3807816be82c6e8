import { checkDigitOf, containerNumberError } from '../../../../../../libs/containerCodes/containerNumber.ts';
import { SIZE_TYPES, type SizeType } from '../../../../train/sizeTypes.ts';
import { grossMassError } from '../../../containerWeight.ts';
import { containerEntry, MAX_KG } from '../../../order.ts';
import { normalizeCell, parseKg, type SheetCells, type SheetColumn } from './cells.ts';

/** Validation error of a cell; blocks saving. */
export type CellError =
  | { reason: 'shape' | 'category' | 'sealLong' | 'weightShape' | 'vgmUnderTare' }
  | { reason: 'checkDigit'; expected: number; found: string }
  | { reason: 'duplicate'; row: number }
  | { reason: 'weightRange'; max: number }
  | { reason: 'vgmOverMax'; max: number }
  | { reason: 'server'; text: string };

export type RowErrors = Partial<Record<SheetColumn, CellError>>;

/** An empty number is valid. */
function validateNumber(typed: string): CellError | null {
  const number = normalizeCell('containerNo', typed);
  if (number === '') return null;
  const error = containerNumberError(number);
  if (error === 'checkDigit') {
    const expected = checkDigitOf(number.slice(0, 10));
    return { reason: 'checkDigit', expected, found: number.slice(10) };
  }
  if (error === null) return null;
  const isOtherwiseRight = /^[A-Z]{4}\d{7}$/.test(number);
  return { reason: isOtherwiseRight ? 'category' : 'shape' };
}

/** Of a number without error: the rest of an unsaved COC number, its type and owner, only the server knows. */
export const isNumberKnown = (row: { container: { owner: string }; isChanged: boolean }) =>
  row.container.owner === 'SOC' || !row.isChanged;

function validateWeight(column: 'tareKg' | 'vgmKg', typed: string): CellError | null {
  const kg = parseKg(typed);
  if (kg === null) return null;
  if (kg === undefined) return { reason: 'weightShape' };
  if (containerEntry.shape[column].safeParse(kg).success) return null;
  return { reason: 'weightRange', max: MAX_KG[column] };
}

function validateVgm(cells: SheetCells, sizeType: SizeType): CellError | null {
  const weights = { tareKg: parseKg(cells.tareKg) ?? null, vgmKg: parseKg(cells.vgmKg) ?? null };
  const error = grossMassError(weights, sizeType);
  if (error === 'tooHeavy') return { reason: 'vgmOverMax', max: SIZE_TYPES[sizeType].maxGrossKg };
  return error === 'belowTare' ? { reason: 'vgmUnderTare' } : null;
}

function validateRow(cells: SheetCells, sizeType: SizeType): RowErrors {
  const seal = containerEntry.shape.sealNo.safeParse(cells.sealNo).success;
  const found: Record<SheetColumn, CellError | null> = {
    containerNo: validateNumber(cells.containerNo),
    sealNo: seal ? null : { reason: 'sealLong' },
    tareKg: validateWeight('tareKg', cells.tareKg),
    vgmKg: validateWeight('vgmKg', cells.vgmKg) ?? validateVgm(cells, sizeType),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

/** Errors of all rows by index; rows with the same number or the same seal refer to each other. */
export function validateSheet(rows: readonly { cells: SheetCells; sizeType: SizeType }[]): RowErrors[] {
  const sameNumber = rowsByText(rows, 'containerNo');
  const sameSeal = rowsByText(rows, 'sealNo');
  return rows.map(({ cells, sizeType }, row) => {
    const errors = validateRow(cells, sizeType);
    const other = (same: typeof sameNumber, column: SheetColumn) =>
      same.get(normalizeCell(column, cells[column]))?.find((otherRow) => otherRow !== row);
    const numberRow = errors.containerNo ? undefined : other(sameNumber, 'containerNo');
    const sealRow = errors.sealNo ? undefined : other(sameSeal, 'sealNo');
    return {
      ...errors,
      ...(numberRow !== undefined && { containerNo: { reason: 'duplicate' as const, row: numberRow + 1 } }),
      ...(sealRow !== undefined && { sealNo: { reason: 'duplicate' as const, row: sealRow + 1 } }),
    };
  });
}

/** Indexes of rows by the normal form of a column; empty cells are left out. */
function rowsByText(rows: readonly { cells: SheetCells }[], column: SheetColumn): Map<string, number[]> {
  const filled = rows.flatMap(({ cells }, row) => {
    const text = normalizeCell(column, cells[column]);
    return text === '' ? [] : [{ text, row }];
  });
  const groups = Map.groupBy(filled, ({ text }) => text);
  return new Map([...groups].map(([text, found]) => [text, found.map(({ row }) => row)]));
}
