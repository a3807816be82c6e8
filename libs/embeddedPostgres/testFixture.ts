import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { runningPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

export const cleanups: (() => unknown)[] = [];

/** Called by each file: the files of a worker share this module, which is read in once. */
export function cleanUpAfterEach(): void {
  afterEach(async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  });
}

export function emptyFolder(): string {
  const { dataDir, remove } = newFolder();
  cleanups.push(remove);
  return dataDir;
}

/** For all tests of a file: the first makes the database, and each leaves it sound. */
export function sharedFolder(): string {
  const { dataDir, remove } = newFolder();
  afterAll(remove);
  return dataDir;
}

function newFolder(): { dataDir: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'ironsilk-embedded-'));
  chmodSync(folder, 0o755);
  const remove = () => {
    const left = runningPostmaster(join(folder, 'data', 'postgres'));
    if (left) process.kill(left.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { dataDir: join(folder, 'data'), remove };
}

export async function startDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  cleanups.push(() => database.stop());
  return database;
}

export async function queryValue(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0] ?? '');
}

export function spawnProcess(dataDir: string, script: string): ChildProcess {
  const prelude = `import { startEmbeddedPostgres as start } from ${JSON.stringify(import.meta.resolve('./start.ts'))};
    const dataDir = ${JSON.stringify(dataDir)};\n`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', prelude + script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  return child;
}

export async function firstLine(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('\n')) break;
  }
  return output.trim();
}

export async function killAndWait(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export const HOLD_SCRIPT = `console.log((await start({ dataDir })).url); setInterval(() => {}, 1000);`;
