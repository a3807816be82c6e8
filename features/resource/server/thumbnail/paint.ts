import { fork } from 'node:child_process';
import type { PaintingTask } from './painter.ts';

const MOST_HEAP_MB = 256;
/** Half a second is usual, most of it for getting ready. */
const MOST_MS = 20_000;

/**
 * The small picture (webp) of a file on this machine's disk, or null when none can be made of it. It is made in a
 * process that can be ended: pictures and pages of a few kilobytes can keep their readers busy for minutes or fill
 * the memory, and faults in the readers are no faults of the server then.
 */
export function paint(task: PaintingTask): Promise<Uint8Array | null> {
  const painter = fork(new URL('./painter.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((done) => {
    painter.once('message', (picture: Uint8Array) => done(picture));
    painter.on('error', () => done(null));
    painter.once('exit', () => done(null));
    painter.send(task);
  });
}
