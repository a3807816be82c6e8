import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, vi } from 'vitest';
import { runningPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

// A first start takes a second when the machine is idle, and each test makes a cluster of its own.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Undone after each test, last first. */
export const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A data folder that does not exist yet; it goes after the test, and what runs in it. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironsilk-embedded-'));
  chmodSync(folder, 0o755);
  undo.push(() => {
    // Left running only when a test failed between a kill and the next start.
    const left = runningPostmaster(join(folder, 'data', 'postgres'));
    if (left) process.kill(left.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return join(folder, 'data');
}

/** The database of `dataDir`, stopped after the test. */
export async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  undo.push(() => database.stop());
  return database;
}

/** The first column of the first row, as text. */
export async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  // The server may be killed under a test's feet; the query tells.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0] ?? '');
}

/** Another Node process that runs `script`, in which `start` and `dataDir` are known. */
export function otherProcess(dataDir: string, script: string): ChildProcess {
  const prelude = `import { startEmbeddedPostgres as start } from ${JSON.stringify(import.meta.resolve('./start.ts'))};
    const dataDir = ${JSON.stringify(dataDir)};\n`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', prelude + script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.push(() => child.kill('SIGKILL'));
  return child;
}

/** The first line the process prints. */
export async function firstLine(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  return said.trim();
}

/** Kills the process as `kill -9` does and waits for its end. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** What such a process does to hold the database: it prints the address and stays. */
export const HOLD = `console.log((await start({ dataDir })).url); setInterval(() => {}, 1000);`;
