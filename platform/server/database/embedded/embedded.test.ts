import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { DataFolderInUse, DataFolderUnusable } from './faults.ts';
import { lockFolder } from './lock.ts';
import { placeFor } from './place.ts';
import { runningPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const root = process.getuid?.() === 0;
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironsilk-embedded-'));
  chmodSync(folder, 0o755);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  undo.push(() => database.stop());
  return database;
}

async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0] ?? '');
}

/** Another Node process that runs `script`, in which `start` and `dataDir` are known. */
function otherProcess(dataDir: string, script: string): ChildProcess {
  const prelude = `import { startEmbeddedPostgres as start } from ${JSON.stringify(import.meta.resolve('./start.ts'))};
    const dataDir = ${JSON.stringify(dataDir)};\n`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', prelude + script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.push(() => child.kill('SIGKILL'));
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  return said.trim();
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const HOLD = `console.log((await start({ dataDir })).url); setInterval(() => {}, 1000);`;

test('a new data folder gets a database, and the second start finds what the first one wrote', async () => {
  const dataDir = emptyFolder();
  const first = await started(dataDir);
  await ask(first.url, `create table wagon as select 'Хоргос 霍尔果斯' as place`);
  expect(await ask(first.url, 'show fsync')).toBe('on');
  expect(await ask(first.url, `select lower('ХОРГОС')`)).toBe('хоргос');
  await first.stop();
  await first.stop();
  expect(runningPostmaster(join(dataDir, 'postgres'))).toBeUndefined();

  const second = await started(dataDir);
  expect(await ask(second.url, 'select place from wagon')).toBe('Хоргос 霍尔果斯');
  expect(statSync(join(dataDir, 'postgres', 'ironsilk.password')).mode & 0o777).toBe(0o600);
});

test('the app is no superuser in its database, and may make databases for tests', async () => {
  const { url } = await started(emptyFolder());
  const rights = `select rolsuper::text || rolcreatedb::text from pg_roles where rolname = current_user`;
  expect(await ask(url, rights)).toBe('falsetrue');
});

test('a data folder in use is refused, by name of the process, and its database goes on undisturbed', async () => {
  const dataDir = emptyFolder();
  const owner = otherProcess(dataDir, HOLD);
  const url = await firstLine(owner);
  const refused = startEmbeddedPostgres({ dataDir });
  await expect(refused).rejects.toThrow(DataFolderInUse);
  await expect(refused).rejects.toThrow(`The data folder ${dataDir} is in use by process ${owner.pid}.`);
  expect(await ask(url, 'select 1')).toBe('1');
  await killed(owner);
  await (await started(dataDir)).stop();
});

test('of several processes that start at once, exactly one gets the data folder', async () => {
  const dataDir = emptyFolder();
  const tries = Array.from({ length: 6 }, () =>
    otherProcess(
      dataDir,
      `try { await start({ dataDir }); console.log('started'); } catch (error) { console.log(error.name); }
       setInterval(() => {}, 1000);`,
    ),
  );
  const outcomes = await Promise.all(tries.map(firstLine));
  expect(outcomes.sort()).toEqual([...Array(5).fill('DataFolderInUse'), 'started']);
  await Promise.all(tries.map(killed));
  await (await started(dataDir)).stop();
});

test('after the app is killed, the next start uses the running database and what was committed is there', async () => {
  const dataDir = emptyFolder();
  const owner = otherProcess(dataDir, HOLD);
  const url = await firstLine(owner);
  await ask(url, 'create table booking as select 42 as teu');
  await killed(owner);
  const next = await started(dataDir);
  expect(next.url).toBe(url);
  expect(await ask(next.url, 'select teu from booking')).toBe('42');
});

test('after app and database are killed together, the next start recovers what was committed', async () => {
  const dataDir = emptyFolder();
  const owner = otherProcess(dataDir, HOLD);
  await ask(await firstLine(owner), 'create table booking as select 42 as teu');
  const server = runningPostmaster(join(dataDir, 'postgres'));
  await killed(owner);
  if (server) process.kill(server.pid, 'SIGKILL');
  const next = await started(dataDir);
  expect(await ask(next.url, 'select teu from booking')).toBe('42');
});

test('a process id that now belongs to another program does not stop the start', async () => {
  const dataDir = emptyFolder();
  await (await started(dataDir)).stop();
  const cluster = join(dataDir, 'postgres');
  const { uid, gid } = statSync(cluster);
  // Of the same user as the database, or PostgreSQL would see by itself that it cannot be a server of its own.
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  undo.push(() => stranger.kill('SIGKILL'));
  const pidFile = join(cluster, 'postmaster.pid');
  writeFileSync(pidFile, `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n  1 1\nready   \n`);
  chownSync(pidFile, uid, gid);
  writeFileSync(join(dataDir, 'postgres.owner'), `${stranger.pid}\n`);
  expect(await ask((await started(dataDir)).url, 'select 1')).toBe('1');
});

test('a first start that was killed half way leaves nothing that hinders the next one', async () => {
  const dataDir = emptyFolder();
  const owner = otherProcess(dataDir, HOLD);
  const half = () =>
    existsSync(dataDir) && readdirSync(dataDir).find((name) => name.startsWith('postgres.init-'));
  while (!half()) await pause(5);
  await pause(100);
  await killed(owner);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  expect(await ask((await started(dataDir)).url, 'select 1')).toBe('1');
  expect(half()).toBeUndefined();
});

test('Ctrl-C in the terminal reaches the app and not its database', async () => {
  const dataDir = emptyFolder();
  await started(dataDir);
  const server = runningPostmaster(join(dataDir, 'postgres'));
  const groupOfServer = execFileSync('ps', ['-o', 'pgid=', '-p', String(server?.pid)], { encoding: 'utf8' });
  expect(Number(groupOfServer)).toBe(server?.pid);
});

test('a folder that is not a database of ours is left alone', async () => {
  const dataDir = emptyFolder();
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'mine');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderUnusable);
  expect(readFileSync(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('mine');
});

test('the lock of a folder can be taken again by the same process only after it was released', () => {
  const folder = emptyFolder();
  mkdirSync(folder);
  const lock = lockFolder(folder, folder);
  expect(() => lockFolder(folder, folder)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  lockFolder(folder, folder).release();
});

test.runIf(root)(
  'root keeps the database in /var/lib/ironsilk when its user cannot reach the data folder',
  async () => {
    const dataDir = emptyFolder();
    const closed = join(dataDir, '..');
    chmodSync(closed, 0o700);
    const first = await started(dataDir);
    const { folder } = await placeFor(dataDir);
    undo.unshift(() => rmSync(folder, { recursive: true, force: true }));
    expect(folder).toMatch(/^\/var\/lib\/ironsilk\/[0-9a-f]{12}$/);
    await ask(first.url, 'create table wagon as select 7 as axles');
    await first.stop();

    chmodSync(closed, 0o755);
    expect(await ask((await started(dataDir)).url, 'select axles from wagon')).toBe('7');
  },
);
