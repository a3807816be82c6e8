import { fork } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '../sandbox/childEnvironment.ts';

const PROGRAM = new URL('./pictureEngineProgram.ts', import.meta.url);
const LIMIT_MS = 30_000;

let known: Promise<boolean> | null = null;

/** Whether text in pictures can be read on this machine; the engine is tried in a process of its own, once. */
export function hasPictureEngine(): Promise<boolean> {
  known ??= loads();
  return known;
}

async function loads(): Promise<boolean> {
  const child = fork(PROGRAM, { env: childEnvironment(), execArgv: [], stdio: 'ignore', timeout: LIMIT_MS });
  const [code] = await once(child, 'exit').catch(() => [null]);
  return code === 0;
}
