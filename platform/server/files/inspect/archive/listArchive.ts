import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askApart, NoAnswer } from '../../../apart/askApart.ts';
import { refuse } from '../../../texts/texts.ts';
import type { ArchiveEntry } from '../../fileKind.ts';
import { atMost } from '../atMost.ts';
import type { Bytes } from '../bytes.ts';
import { checkEntries, MOST_ENTRIES } from './checkEntries.ts';
import { formatOf } from './formatOf.ts';
import type { Listing, ListTask } from './listTask.ts';

const MOST_HEAP_MB = 128;
/** 256 MB; a few packed bytes of directory can unpack to gigabytes. */
const MOST_WASM_PAGES = 4_096;
const MOST_CPU_MS = 8_000;
const LISTER = new URL('./lister.ts', import.meta.url);
const AT_ONCE = 2;
const WAITING = 50;

/** Readable folders of the sandbox, besides the archive's. */
const PROGRAM = [
  dirname(fileURLToPath(import.meta.url)),
  dirname(createRequire(import.meta.url).resolve('7z-wasm')),
];

const inTurn = atMost(AT_ONCE, WAITING);

export async function listArchive(bytes: Bytes, path: string): Promise<ArchiveEntry[]> {
  const { type, isEncrypted } = await formatOf(bytes);
  if (isEncrypted) throw refuse((t) => t.files.encrypted);
  const listing = await inTurn(() => listApart({ path: resolve(path), type, mostEntries: MOST_ENTRIES }));
  if (listing === null) throw refuse((t) => t.files.damaged);
  if ('tooMany' in listing) throw refuse((t) => t.files.tooManyEntries({ max: MOST_ENTRIES }));
  return checkEntries(listing.entries, bytes.size, null);
}

/** Sandbox with read permission only: a large parser on untrusted input. Null: not listable. */
async function listApart(task: ListTask): Promise<Listing> {
  const readable = [...PROGRAM, dirname(task.path)].map((folder) => `--allow-fs-read=${folder}`);
  const nodeOptions = [`--wasm-max-mem-pages=${MOST_WASM_PAGES}`, '--permission', ...readable];
  try {
    return await askApart(LISTER, task, { heapMb: MOST_HEAP_MB, cpuMs: MOST_CPU_MS, nodeOptions });
  } catch (fault) {
    if (fault instanceof NoAnswer) return null;
    throw fault;
  }
}
