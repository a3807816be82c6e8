import { SIZE_TYPES, type SizeType } from '../../../../train/sizeTypes.ts';
import { checkDigitOf, containerNumberFault } from '../../../containerNumber.ts';
import { containerEntry } from '../../../order.ts';
import { parseKg, type SheetCells, type SheetColumn, tidyCell } from './cells.ts';

/** Validation error of a cell; blocks saving. */
export type CellFault =
  | { reason: 'shape' | 'category' | 'sealLong' | 'weightShape' | 'vgmUnderTare' }
  | { reason: 'checkDigit'; expected: number; found: string }
  | { reason: 'duplicate'; row: number }
  | { reason: 'weightRange'; max: number }
  | { reason: 'vgmOverMax'; max: number }
  | { reason: 'server'; text: string };

export type RowFaults = Partial<Record<SheetColumn, CellFault>>;

const MAX_KG = { tareKg: 20_000, vgmKg: 60_000 } as const;

/** An empty number is valid. */
export function numberFault(typed: string): CellFault | null {
  const number = tidyCell('containerNo', typed);
  if (number === '') return null;
  const fault = containerNumberFault(number);
  if (fault === 'checkDigit') {
    const expected = checkDigitOf(number.slice(0, 10));
    return { reason: 'checkDigit', expected, found: number.slice(10) };
  }
  if (fault === null) return null;
  const isOtherwiseRight = /^[A-Z]{4}\d{7}$/.test(number);
  return { reason: isOtherwiseRight ? 'category' : 'shape' };
}

function weightFault(column: 'tareKg' | 'vgmKg', typed: string): CellFault | null {
  const kg = parseKg(typed);
  if (kg === null) return null;
  if (kg === undefined) return { reason: 'weightShape' };
  if (containerEntry.shape[column].safeParse(kg).success) return null;
  return { reason: 'weightRange', max: MAX_KG[column] };
}

function vgmFault(cells: SheetCells, sizeType: SizeType): CellFault | null {
  const vgm = parseKg(cells.vgmKg);
  const tare = parseKg(cells.tareKg);
  if (!vgm) return null;
  if (tare && vgm < tare) return { reason: 'vgmUnderTare' };
  const max = SIZE_TYPES[sizeType].maxGrossKg;
  return vgm > max ? { reason: 'vgmOverMax', max } : null;
}

function rowFaults(cells: SheetCells, sizeType: SizeType): RowFaults {
  const seal = containerEntry.shape.sealNo.safeParse(cells.sealNo).success;
  const found: Record<SheetColumn, CellFault | null> = {
    containerNo: numberFault(cells.containerNo),
    sealNo: seal ? null : { reason: 'sealLong' },
    tareKg: weightFault('tareKg', cells.tareKg),
    vgmKg: weightFault('vgmKg', cells.vgmKg) ?? vgmFault(cells, sizeType),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}

/** Errors of all rows by index; both rows of a duplicate number refer to each other. */
export function sheetFaults(rows: readonly { cells: SheetCells; sizeType: SizeType }[]): RowFaults[] {
  const places = new Map<string, number[]>();
  for (const [row, { cells }] of rows.entries()) {
    const number = tidyCell('containerNo', cells.containerNo);
    if (number !== '') places.set(number, [...(places.get(number) ?? []), row]);
  }
  return rows.map(({ cells, sizeType }, row) => {
    const faults = rowFaults(cells, sizeType);
    const other = places.get(tidyCell('containerNo', cells.containerNo))?.find((place) => place !== row);
    if (faults.containerNo || other === undefined) return faults;
    return { ...faults, containerNo: { reason: 'duplicate', row: other + 1 } };
  });
}
