import { askApart, NoAnswer } from '../apart/askApart.ts';
import { refuse } from '../texts/texts.ts';
import type { SheetRow, SheetTask } from './sheetReader.ts';
import { readDirectory } from './zipDirectory.ts';

export type { SheetRow };

/** What a sheet may unpack to; a list of thousands of rows takes about 1 MB. */
const MOST_UNPACKED_BYTES = 20_000_000;
const MOST_FILES = 500;
const READER = new URL('./sheetReader.ts', import.meta.url);
const MOST_HEAP_MB = 256;
/** A list of thousands of rows takes a tenth of a second. */
const MOST_MS = 4_000;
/** How encrypted workbooks and those of before 2007 begin (OLE). */
const OLE_SIGNATURE = 0xd0cf11e0;
const MACROS = /vbaProject\.bin$/i;

/** Ends when the sheet before has been read. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * The filled rows of the first sheet of an .xlsx, as far as column Z and row 10,000. Refuses what is no .xlsx,
 * is encrypted, has macros, unpacks to too much, takes too long, or has more than `mostRows` filled rows.
 */
export async function readSheet(content: Buffer, mostRows: number): Promise<SheetRow[]> {
  refuseHostile(content);
  // one at a time, so that many strange files together take no more than one
  const reading = previous.then(() => readApart({ content, mostRows: mostRows + 1 }));
  previous = reading.catch(() => null);
  const rows = await reading;
  if (rows.length > mostRows) throw refuse((t) => t.sheet.tooManyRows({ max: mostRows }));
  return rows;
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

/** Apart, because a few kilobytes of well-formed sheet can keep the reader busy (a million column ranges do). */
async function readApart(task: SheetTask): Promise<SheetRow[]> {
  try {
    return await askApart(READER, task, { heapMb: MOST_HEAP_MB, ms: MOST_MS });
  } catch (fault) {
    if (!(fault instanceof NoAnswer)) throw fault;
    throw refuse((t) => (fault.tookTooLong ? t.sheet.tooBig : t.sheet.notSheet));
  }
}
