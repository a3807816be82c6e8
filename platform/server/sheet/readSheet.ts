import { inMemory } from '../../wire/zip/byteSource.ts';
import { SIZES_FOLLOW, type ZipMember } from '../../wire/zip/member.ts';
import { pathsOf } from '../../wire/zip/paths.ts';
import { readMembers } from '../../wire/zip/readMembers.ts';
import { askApart, NoAnswer } from '../apart/askApart.ts';
import { refuse } from '../texts/texts.ts';
import type { SheetRow, SheetTask } from './sheetReader.ts';

export type { SheetRow };

/** A list of thousands of rows unpacks to about 1 MB. */
const MOST_UNPACKED_BYTES = 20_000_000;
const MOST = { entries: 500, directoryBytes: 200_000 };
const READER = new URL('./sheetReader.ts', import.meta.url);
const MOST_HEAP_MB = 256;
const MOST_CPU_MS = 4_000;
/** OLE: encrypted workbooks and those before 2007. */
const OLE_SIGNATURE = 0xd0cf11e0;
const MACROS = /vbaProject\.bin$/i;

/** Mutex: settles when the previous sheet has been read. */
let previous: Promise<unknown> = Promise.resolve();

/** Filled rows of the first sheet, up to Z10000. Refuses non-xlsx, encrypted, macros, bombs, over `maxRows` rows. */
export async function readSheet(content: Buffer, mostRows: number): Promise<SheetRow[]> {
  await refuseHostile(content);
  // one at a time: many hostile files together use no more than one
  const reading = previous.then(() => readApart({ content, mostRows: mostRows + 1 }));
  previous = reading.catch(() => null);
  const rows = await reading;
  if (rows.length > mostRows) throw refuse((t) => t.sheet.tooManyRows({ max: mostRows }));
  return rows;
}

async function refuseHostile(content: Buffer): Promise<void> {
  if (content.length > 4 && content.readUInt32BE(0) === OLE_SIGNATURE) throw refuse((t) => t.sheet.locked);
  const directory = await readMembers(inMemory(content), MOST);
  if (directory.status === 'tooMany') throw refuse((t) => t.sheet.tooBig);
  // the reader ignores ZIP64 sizes, so it would not enforce them
  if (directory.status === 'broken' || directory.isBig) throw refuse((t) => t.sheet.notSheet);
  const { members } = directory;
  if (!members.every(saysHowBig)) throw refuse((t) => t.sheet.notSheet);
  if (pathsOf(members).some((path) => MACROS.test(path))) throw refuse((t) => t.sheet.macro);
  const unpackedBytes = members.reduce(
    (sum, { bytes, packedBytes }) => sum + Math.max(bytes, packedBytes),
    0,
  );
  // the reader stops at the declared sizes, so they bound the unpacking
  if (unpackedBytes > MOST_UNPACKED_BYTES) throw refuse((t) => t.sheet.tooBig);
}

/** A member declared empty would be unpacked without a limit. */
function saysHowBig({ packedBytes, bytes, flags }: ZipMember): boolean {
  return packedBytes === 0 ? bytes === 0 && (flags & SIZES_FOLLOW) === 0 : bytes !== 0;
}

/** Sandboxed: a few kilobytes can keep the parser busy (a million column ranges). */
async function readApart(task: SheetTask): Promise<SheetRow[]> {
  try {
    return await askApart(READER, task, { heapMb: MOST_HEAP_MB, cpuMs: MOST_CPU_MS });
  } catch (fault) {
    if (!(fault instanceof NoAnswer)) throw fault;
    throw refuse((t) => (fault.tookTooLong ? t.sheet.tooBig : t.sheet.notSheet));
  }
}
