import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { BUNDLED_SERVER } from './bundleServer.ts';
import { COMPILE_CACHE } from './compileCache.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Writes the cache at the first word to the parent: a killed server writes none. */
const KEEP_COMPILED = `data:text/javascript,${encodeURIComponent(
  "import { flushCompileCache } from 'node:module'; const tell = process.send.bind(process);" +
    'process.send = (word) => { flushCompileCache(); return tell(word); };',
)}`;
/** MB; less is swept several times while the modules are read in. */
const ROOM_TO_START = '--initial-heap-size=400';
const ready = z.object({ ready: z.string() });

export interface ServerProcess {
  address: string;
  child: ChildProcess;
}

export interface ExitResult {
  code: number | null;
  signal: string | null;
  stderr: string;
}

const running = new Set<ChildProcess>();

/** Kills processes left running by a failed test. */
export async function killAll(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ends);
}

function spawnServer(env: Record<string, string>, nodeOptions: readonly string[] = []): ChildProcess {
  const inherited = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE };
  const options = [...nodeOptions, ROOM_TO_START, '--import', KEEP_COMPILED];
  const child = spawn(process.execPath, [...options, BUNDLED_SERVER], {
    cwd: ROOT,
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Waits until the server is ready; throws with its stderr if it exits first. */
export async function startProcess(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawnServer(env, nodeOptions);
  const ended = waitForExit(child);
  const address = new Promise<string>((resolve) => {
    child.on('message', (message) => resolve(ready.parse(message).ready));
  });
  const failed = ended.then((end) => {
    throw new Error(`the server did not start: ${JSON.stringify(end)}`);
  });
  return { address: await Promise.race([address, failed]), child };
}

/** Starts a server with a wrong environment and waits for its exit. */
export function startExpectingFailure(env: Record<string, string>): Promise<ExitResult> {
  return waitForExit(spawnServer(env));
}

export async function waitForExit(child: ChildProcess): Promise<ExitResult> {
  let stderr = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code, signal] = await once(child, 'exit');
  return { code, signal, stderr };
}
