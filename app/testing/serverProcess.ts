import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Each start would else read and compile a thousand files anew. */
const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'compiled');
const ready = z.object({ ready: z.string() });

/** A server that runs as a process of its own, as people run it. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
}

/** How a process ended and what it said to the person who started it. */
export interface Ended {
  code: number | null;
  signal: string | null;
  said: string;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export async function endAll(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ends);
}

function spawnServer(env: Record<string, string>, nodeOptions: readonly string[] = []): ChildProcess {
  const inherited = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(process.execPath, [...nodeOptions, 'app/server.ts'], {
    cwd: ROOT,
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts a server process and waits until it answers; throws with what it said if it ends instead. */
export async function startProcess(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawnServer(env, nodeOptions);
  const ended = endOf(child);
  const address = new Promise<string>((resolve) => {
    child.on('message', (told) => resolve(ready.parse(told).ready));
  });
  const failed = ended.then((end) => {
    throw new Error(`the server did not start: ${JSON.stringify(end)}`);
  });
  return { address: await Promise.race([address, failed]), child };
}

/** Starts a server that cannot run, and waits for its end. */
export function startInVain(env: Record<string, string>): Promise<Ended> {
  return endOf(spawnServer(env));
}

/** Waits for the end of a process. */
export async function endOf(child: ChildProcess): Promise<Ended> {
  let said = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code, signal] = await once(child, 'exit');
  return { code, signal, said };
}
