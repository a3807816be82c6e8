import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { limitCpuTime } from '../sandbox/limitCpuTime.ts';

const PROGRAM = 'tesseract';
/** Several threads of one page only wait for each other. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', OMP_THREAD_LIMIT: '1' };

/** Wall-clock limit as a multiple, for a program that hangs. */
const WALL_CLOCK_FACTOR = 15;

/** Output of tesseract; null: not installed, failed, or not done within the limit of processor time. */
export async function runTesseract(
  args: readonly string[],
  limitMs: number,
  input?: Uint8Array,
): Promise<string | null> {
  const [command, given] = limitCpuTime(limitMs / 1000, PROGRAM, args);
  const child = spawn(command, given, {
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
