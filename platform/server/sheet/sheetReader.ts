import process from 'node:process';
import { type CellValue, readXlsx } from 'hucre/xlsx';

export interface SheetTask {
  content: Uint8Array;
  /** stop after this number of filled rows */
  maxRows: number;
}

/** A filled row; numbered from 1 as the sheet shows it. */
export interface SheetRow {
  rowNumber: number;
  cells: readonly CellValue[];
}

/** Formatting often reaches far beyond the data. */
const READ_RANGE = 'A1:Z10000';

// child process of readSheet.ts: a thrown error ends it, and the parent rejects
process.once('message', async (task: SheetTask) => {
  process.send?.(await filledRows(task), () => process.disconnect());
});

async function filledRows({ content, maxRows }: SheetTask): Promise<SheetRow[]> {
  const { sheets } = await readXlsx(content, { sheets: [0], range: READ_RANGE });
  const rows = sheets[0]?.rows ?? [];
  return rows
    .map((cells, index) => ({ rowNumber: index + 1, cells }))
    .filter(({ cells }) => !cells.every(isEmpty))
    .slice(0, maxRows);
}

function isEmpty(cell: CellValue): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}
