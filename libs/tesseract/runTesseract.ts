import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

const PROGRAM = 'tesseract';
/** Several threads of one page only wait for each other. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', OMP_THREAD_LIMIT: '1' };

/** The shell sets the limit of processor time, in seconds, and becomes the program. */
const LIMITED = 'ulimit -t "$0" && exec "$@"';
/** Wall-clock limit as a multiple, for a program that hangs. */
const WALL_CLOCK_FACTOR = 15;

/** Output of tesseract; null: not installed, failed, or not done within the limit of processor time. */
export async function runTesseract(
  args: readonly string[],
  limitMs: number,
  input?: Uint8Array,
): Promise<string | null> {
  const seconds = String(Math.ceil(limitMs / 1000));
  const child = spawn('/bin/sh', ['-c', LIMITED, seconds, PROGRAM, ...args], {
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limitMs * WALL_CLOCK_FACTOR,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  // a program that stops early closes its input
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, code] = await Promise.all([buffer(child.stdout), ended]);
  return code === 0 ? output.toString('utf8') : null;
}
