import { type ChildProcess, fork } from 'node:child_process';
import { childEnvironment } from '../sandbox/childEnvironment.ts';
import type { ReadPage } from './readPages.ts';
import { type Exceeded, type ReadingLimits, watchReading } from './watchReading.ts';

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
/** A page of a quiet machine takes 4 s; a converter and tesseract count when they have ended. */
const LIMITS: ReadingLimits = { memoryKb: 2_000_000, pageCpuMs: 90_000, pageWaitMs: 900_000 };
const HEAP_MB = 900;

interface Reading extends Omit<ReadingTask, 'firstPage'> {
  firstPage?: number;
  onCount: (pages: number) => Promise<void> | void;
  onPage: (page: ReadPage, number: number) => Promise<void>;
  signal: AbortSignal;
}

/** `stopped`: by the signal; `absent`: LibreOffice is not installed; `busy`: to be tried again later. */
export type Outcome = 'done' | 'stopped' | 'unreadable' | 'absent' | Exceeded;

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
  const watch = watchReading(child, LIMITS);
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  try {
    child.send({ path, extension, firstPage, mostPages } satisfies ReadingTask);
    let number = 0;
    for await (const message of messagesOf(child)) {
      await watch.progress();
      if (message.kind === 'count') await onCount(message.count);
      if (message.kind === 'page') await onPage(message.read, ++number);
      if (message.kind === 'failed') return message.reason;
      if (message.kind === 'end') return 'done';
    }
    if (signal.aborted) return 'stopped';
    return watch.exceeded() ?? 'unreadable';
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
