import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, vi } from 'vitest';
import { runningPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

// Each test creates a cluster of its own, which takes a second on an idle machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

export const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironsilk-embedded-'));
  chmodSync(folder, 0o755);
  undo.push(() => {
    const left = runningPostmaster(join(folder, 'data', 'postgres'));
    if (left) process.kill(left.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return join(folder, 'data');
}

export async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  undo.push(() => database.stop());
  return database;
}

export async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0] ?? '');
}

export function otherProcess(dataDir: string, script: string): ChildProcess {
  const prelude = `import { startEmbeddedPostgres as start } from ${JSON.stringify(import.meta.resolve('./start.ts'))};
    const dataDir = ${JSON.stringify(dataDir)};\n`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', prelude + script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.push(() => child.kill('SIGKILL'));
  return child;
}

export async function firstLine(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  return said.trim();
}

export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export const HOLD = `console.log((await start({ dataDir })).url); setInterval(() => {}, 1000);`;
