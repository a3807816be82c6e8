import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { childEnvironment } from '../sandbox/childEnvironment.ts';
import type { ReadPage } from './readPages.ts';

export type { Box, Fragment, Page } from './page.ts';
export type { ReadPage } from './readPages.ts';

/** What the program says to the process that started it. */
export type ReaderMessage =
  | { kind: 'count'; count: number }
  | { kind: 'page'; read: ReadPage }
  | { kind: 'end' }
  | { kind: 'failed'; reason: 'unreadable' | 'absent' };

/** What the process that started it asks of the program. */
export interface ReadingTask {
  path: string;
  /** without a dot, lower case */
  extension: string;
  /** of the document, from 1 */
  firstPage: number;
  /** last page that is read */
  mostPages: number;
}

const PROGRAM = new URL('./program.ts', import.meta.url);
const MAX_MEMORY_KB = 2_000_000;
/** Without a page for this long the engine hangs; a busy machine needs many times the 4 s of a quiet one. */
const PAGE_LIMIT_MS = 120_000;
const CHECK_INTERVAL_MS = 250;
const HEAP_MB = 900;

interface Reading extends Omit<ReadingTask, 'firstPage'> {
  firstPage?: number;
  onCount: (pages: number) => Promise<void> | void;
  onPage: (page: ReadPage, number: number) => Promise<void>;
  signal: AbortSignal;
}

/** `stopped`: by the signal; `absent`: LibreOffice is not installed; `tooLarge`: over the limit of memory or time. */
export type Outcome = 'done' | 'stopped' | 'unreadable' | 'absent' | 'tooLarge';

/**
 * Reads a document in a process of its own without environment: one that kills the engine harms no other. Pages come
 * in order, each before the next; a fault of `onPage` ends the reading and rejects.
 */
export async function readDocument({
  path,
  extension,
  firstPage = 1,
  mostPages,
  onCount,
  onPage,
  signal,
}: Reading): Promise<Outcome> {
  if (signal.aborted) return 'stopped';
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const watch = watchLimits(child);
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  try {
    child.send({ path, extension, firstPage, mostPages } satisfies ReadingTask);
    let number = 0;
    for await (const message of messagesOf(child)) {
      watch.progress();
      if (message.kind === 'count') await onCount(message.count);
      if (message.kind === 'page') await onPage(message.read, ++number);
      if (message.kind === 'failed') return message.reason;
      if (message.kind === 'end') return 'done';
    }
    if (signal.aborted) return 'stopped';
    return watch.isOver() ? 'tooLarge' : 'unreadable';
  } finally {
    signal.removeEventListener('abort', stop);
    watch.end();
    child.kill('SIGKILL');
  }
}

/** Ends when the process has ended and all its messages are taken. */
async function* messagesOf(child: ChildProcess): AsyncGenerator<ReaderMessage> {
  const waiting: ReaderMessage[] = [];
  let wake: (() => void) | null = null;
  let hasEnded = false;
  const rouse = () => wake?.();
  child.on('message', (message: ReaderMessage) => {
    waiting.push(message);
    rouse();
  });
  const end = () => {
    hasEnded = true;
    rouse();
  };
  child.once('error', end);
  // not `exit`: messages may still be on their way then
  child.once('disconnect', end);
  for (;;) {
    const next = waiting.shift();
    if (next !== undefined) yield next;
    else if (hasEnded) return;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}

function watchLimits(child: ChildProcess) {
  let last = performance.now();
  let isOver = false;
  const check = async () => {
    const isLate = performance.now() - last > PAGE_LIMIT_MS;
    if (!isLate && (await memoryKbOf(child.pid)) < MAX_MEMORY_KB) return;
    isOver = true;
    child.kill('SIGKILL');
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return {
    progress: () => {
      last = performance.now();
    },
    isOver: () => isOver,
    end: () => clearInterval(timer),
  };
}

/** Resident memory (proc(5), status); 0 if unknown. */
async function memoryKbOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
