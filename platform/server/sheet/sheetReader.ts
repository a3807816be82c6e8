import process from 'node:process';
import { type CellValue, readXlsx } from 'hucre/xlsx';

/** What the reading process is given, as its only message. */
export interface SheetTask {
  content: Uint8Array;
  /** filled rows after which it stops */
  mostRows: number;
}

/** A row of a sheet with something in it; numbered as the sheet shows it, from 1. */
export interface SheetRow {
  rowNumber: number;
  cells: readonly CellValue[];
}

/** Cells outside are not even kept: formats reach further than what is filled in. */
const LOOKED_AT = 'A1:Z10000';

// a process of its own (see readSheet.ts): what is thrown here ends it, and the asker sees that
process.once('message', async (task: SheetTask) => {
  process.send?.(await filledRows(task), () => process.disconnect());
});

async function filledRows({ content, mostRows }: SheetTask): Promise<SheetRow[]> {
  const { sheets } = await readXlsx(content, { sheets: [0], range: LOOKED_AT });
  const rows = sheets[0]?.rows ?? [];
  return rows
    .map((cells, index) => ({ rowNumber: index + 1, cells }))
    .filter(({ cells }) => !cells.every(isEmpty))
    .slice(0, mostRows);
}

function isEmpty(cell: CellValue): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}
