import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../../concurrency/limitConcurrency.ts';
import { ChildProcessError, runInChildProcess } from '../../sandbox/runInChildProcess.ts';
import type { ByteReader } from '../byteReader.ts';
import type { ArchiveEntry } from '../fileKind.ts';
import { InspectionError } from '../inspectionError.ts';
import { checkEntries, MAX_ENTRIES } from './checkEntries.ts';
import type { Listing, ListTask } from './listTask.ts';

const AES_OF_7Z = Buffer.from('06f10701', 'hex');
const LONGEST_HEADER = 65_536;
/** packed or encrypted directory */
const ENCODED_HEADER = 0x17;
const RAR5_MARK = 0x01;
const RAR5_ENCRYPTION = 4;
const RAR_HEADERS_ENCRYPTED = 0x0080;

async function formatOf(bytes: ByteReader): Promise<{ type: ListTask['type']; isEncrypted: boolean }> {
  const head = Buffer.from(await bytes.at(0, 32));
  if (head[0] === '7'.charCodeAt(0)) return { type: '7z', isEncrypted: await isDirectoryEncrypted(bytes, head) };
  // after the mark of eight: CRC of four, size (one byte here), type
  if (head[6] === RAR5_MARK) return { type: 'rar5', isEncrypted: head[13] === RAR5_ENCRYPTION };
  // after the mark of seven: CRC of two, type, flags
  const isEncrypted = head.length > 11 && (head.readUInt16LE(10) & RAR_HEADERS_ENCRYPTED) !== 0;
  return { type: 'rar', isEncrypted };
}

/** AES among the methods of the packed directory. */
async function isDirectoryEncrypted(bytes: ByteReader, head: Buffer): Promise<boolean> {
  if (head.length < 32) return false;
  const at = 32 + Number(head.readBigUInt64LE(12));
  const length = Number(head.readBigUInt64LE(20));
  if (at + length > bytes.size) return false;
  const header = await bytes.at(at, Math.min(length, LONGEST_HEADER));
  return header[0] === ENCODED_HEADER && header.includes(AES_OF_7Z);
}

const MAX_HEAP_MB = 128;
/** 256 MB; a few packed bytes of directory can unpack to gigabytes. */
const MAX_WASM_PAGES = 4_096;
const MAX_CPU_MS = 8_000;
const LISTER = new URL('./lister.ts', import.meta.url);
const MAX_RUNNING = 2;
const MAX_WAITING = 50;

/** Readable folders of the sandbox, besides the archive's. */
const READABLE_FOLDERS = [
  dirname(fileURLToPath(import.meta.url)),
  dirname(createRequire(import.meta.url).resolve('7z-wasm')),
];

const limited = limitConcurrency(MAX_RUNNING, MAX_WAITING, () => new InspectionError({ key: 'inspectLater' }));

export async function listArchive(bytes: ByteReader, path: string): Promise<ArchiveEntry[]> {
  const { type, isEncrypted } = await formatOf(bytes);
  if (isEncrypted) throw new InspectionError({ key: 'encrypted' });
  const listing = await limited(() => listInSandbox({ path: resolve(path), type, mostEntries: MAX_ENTRIES }));
  if (listing === null) throw new InspectionError({ key: 'damaged' });
  if ('tooMany' in listing) throw new InspectionError({ key: 'tooManyEntries', max: MAX_ENTRIES });
  return checkEntries(listing.entries, bytes.size, null);
}

/** Sandbox with read permission only: a large parser on untrusted input. Null: not listable. */
async function listInSandbox(task: ListTask): Promise<Listing> {
  const readable = [...READABLE_FOLDERS, dirname(task.path)].map((folder) => `--allow-fs-read=${folder}`);
  const nodeOptions = [`--wasm-max-mem-pages=${MAX_WASM_PAGES}`, '--permission', ...readable];
  try {
    return await runInChildProcess(LISTER, task, { heapMb: MAX_HEAP_MB, cpuMs: MAX_CPU_MS, nodeOptions });
  } catch (fault) {
    if (fault instanceof ChildProcessError) return null;
    throw fault;
  }
}
