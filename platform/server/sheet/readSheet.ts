import { FairQueue } from '../../../libs/concurrency/fairQueue.ts';
import { ChildProcessError, runInChildProcess } from '../../../libs/sandbox/runInChildProcess.ts';
import { inMemory } from '../../../libs/zip/byteSource.ts';
import { SIZES_FOLLOW, type ZipMember } from '../../../libs/zip/member.ts';
import { pathsOf } from '../../../libs/zip/paths.ts';
import { readMembers } from '../../../libs/zip/readMembers.ts';
import { userError } from '../texts/texts.ts';
import type { SheetRow, SheetTask } from './sheetReader.ts';

export type { SheetRow };

/** A list of thousands of rows unpacks to about 1 MB. */
const MAX_UNPACKED_BYTES = 20_000_000;
const LIMITS = { entries: 500, directoryBytes: 200_000 };
const READER = new URL('./sheetReader.ts', import.meta.url);
const MAX_HEAP_MB = 256;
const MAX_CPU_MS = 4_000;
/** OLE: encrypted workbooks and those before 2007. */
const OLE_SIGNATURE = 0xd0cf11e0;
const MACROS = /vbaProject\.bin$/i;

/** One at a time, in turns: many hostile files together use no more than one, and delay their own company. */
const MAX_WAITING_PER_COMPANY = 5;
const queue = new FairQueue(MAX_WAITING_PER_COMPANY, () => userError.retryable((t) => t.busy));

/** Filled rows of the first sheet, up to Z10000. Refuses non-xlsx, encrypted, macros, bombs, over `maxRows` rows. */
export async function readSheet(
  content: Buffer,
  { maxRows, companyId }: { maxRows: number; companyId: number | null },
): Promise<SheetRow[]> {
  await assertHarmless(content);
  const rows = await queue.run(String(companyId), () => readInSandbox({ content, maxRows: maxRows + 1 }));
  if (rows.length > maxRows) throw userError((t) => t.sheet.tooManyRows({ max: maxRows }));
  return rows;
}

async function assertHarmless(content: Buffer): Promise<void> {
  if (content.length > 4 && content.readUInt32BE(0) === OLE_SIGNATURE) throw userError((t) => t.sheet.locked);
  const directory = await readMembers(inMemory(content), LIMITS);
  if (directory.status === 'tooMany') throw userError((t) => t.sheet.tooBig);
  // the reader ignores ZIP64 sizes, so it would not enforce them
  if (directory.status === 'broken' || directory.isBig) throw userError((t) => t.sheet.notSheet);
  const { members } = directory;
  if (!members.every(declaresSize)) throw userError((t) => t.sheet.notSheet);
  if (pathsOf(members).some((path) => MACROS.test(path))) throw userError((t) => t.sheet.macro);
  const unpackedBytes = members.reduce((sum, { bytes, packedBytes }) => sum + Math.max(bytes, packedBytes), 0);
  // the reader stops at the declared sizes, so they bound the unpacking
  if (unpackedBytes > MAX_UNPACKED_BYTES) throw userError((t) => t.sheet.tooBig);
}

/** A member declared empty would be unpacked without a limit. */
function declaresSize({ packedBytes, bytes, flags }: ZipMember): boolean {
  return packedBytes === 0 ? bytes === 0 && (flags & SIZES_FOLLOW) === 0 : bytes !== 0;
}

/** Sandboxed: a few kilobytes can keep the parser busy (a million column ranges). */
async function readInSandbox(task: SheetTask): Promise<SheetRow[]> {
  try {
    return await runInChildProcess(READER, task, { heapMb: MAX_HEAP_MB, cpuMs: MAX_CPU_MS });
  } catch (fault) {
    if (!(fault instanceof ChildProcessError)) throw fault;
    throw userError((t) => (fault.timedOut ? t.sheet.tooBig : t.sheet.notSheet));
  }
}
