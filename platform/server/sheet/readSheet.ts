import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { Refusal } from '../http/refusal.ts';
import { refuse } from '../texts/texts.ts';
import { readDirectory } from './zipDirectory.ts';

/** A row of a sheet with something in it; numbered as the sheet shows it, from 1. */
export interface SheetRow {
  rowNumber: number;
  cells: readonly CellValue[];
}

/** What a sheet may unpack to; a list of thousands of rows takes about 1 MB. */
const MOST_UNPACKED_BYTES = 20_000_000;
const MOST_FILES = 500;
/** Rows looked at, empty ones included: formats reach further down than what is filled in. */
const MOST_LINES = 10_000;
const COLUMNS = 'A1:Z1048576';
/** How encrypted workbooks and those of before 2007 begin (OLE). */
const OLE_SIGNATURE = 0xd0cf11e0;
const MACROS = /vbaProject\.bin$/i;

/**
 * The filled rows of the first sheet of an .xlsx, the first 26 columns. Refuses what is no .xlsx, is encrypted,
 * has macros, unpacks to too much, or has more than `mostRows` filled rows; never throws anything else at
 * strange files.
 */
export async function readSheet(content: Buffer, mostRows: number): Promise<SheetRow[]> {
  refuseHostile(content);
  try {
    return await filledRows(content, mostRows);
  } catch (thrown) {
    throw thrown instanceof Refusal ? thrown : refuse((t) => t.sheet.notSheet);
  }
}

function refuseHostile(content: Buffer): void {
  if (content.length > 4 && content.readUInt32BE(0) === OLE_SIGNATURE) throw refuse((t) => t.sheet.locked);
  const files = readDirectory(content);
  if (files === null) throw refuse((t) => t.sheet.notSheet);
  if (files.some(({ name }) => MACROS.test(name))) throw refuse((t) => t.sheet.macro);
  const unpackedBytes = files.reduce((sum, file) => sum + Math.max(file.bytes, file.packedBytes), 0);
  // the reader stops at what a file claims, so the claims bound what it unpacks
  if (unpackedBytes > MOST_UNPACKED_BYTES || files.length > MOST_FILES) throw refuse((t) => t.sheet.tooBig);
}

async function filledRows(content: Buffer, mostRows: number): Promise<SheetRow[]> {
  const filled: SheetRow[] = [];
  let lines = 0;
  for await (const { index, values } of streamXlsxRows(content, { range: COLUMNS, maxRows: MOST_LINES })) {
    lines += 1;
    if (!values.every(isEmpty)) filled.push({ rowNumber: index + 1, cells: values });
    if (filled.length > mostRows || lines >= MOST_LINES)
      throw refuse((t) => t.sheet.tooManyRows({ max: mostRows }));
  }
  return filled;
}

function isEmpty(cell: CellValue): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}
