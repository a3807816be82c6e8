import { spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DataFolderInUse } from './errors.ts';
import { runningPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start.ts';
import {
  cleanUpAfterEach,
  cleanups,
  emptyFolder,
  firstLine,
  HOLD_SCRIPT,
  killAndWait,
  queryValue,
  sharedFolder,
  spawnProcess,
  startDatabase,
} from './testFixture.ts';

cleanUpAfterEach();

const used = sharedFolder();

test('a data folder in use is refused, by name of the process, and its database goes on undisturbed', async () => {
  const owner = spawnProcess(used, HOLD_SCRIPT);
  const url = await firstLine(owner);
  const refused = startEmbeddedPostgres({ dataDir: used });
  await expect(refused).rejects.toThrow(DataFolderInUse);
  await expect(refused).rejects.toThrow(`The data folder ${used} is in use by process ${owner.pid}.`);
  expect(await queryValue(url, 'select 1')).toBe('1');
  await killAndWait(owner);
  await (await startDatabase(used)).stop();
});

test('of several processes that start at once, exactly one gets the data folder', async () => {
  const dataDir = emptyFolder();
  const tries = Array.from({ length: 6 }, () =>
    spawnProcess(
      dataDir,
      `try { await start({ dataDir }); console.log('started'); } catch (error) { console.log(error.name); }
       setInterval(() => {}, 1000);`,
    ),
  );
  const outcomes = await Promise.all(tries.map(firstLine));
  expect(outcomes.sort()).toEqual([...Array(5).fill('DataFolderInUse'), 'started']);
  await Promise.all(tries.map(killAndWait));
  await (await startDatabase(dataDir)).stop();
});

test('after the app is killed, the next start uses the running database and what was committed is there', async () => {
  const owner = spawnProcess(used, HOLD_SCRIPT);
  const url = await firstLine(owner);
  await queryValue(url, 'create table booking as select 42 as teu');
  await killAndWait(owner);
  const next = await startDatabase(used);
  expect(next.url).toBe(url);
  expect(await queryValue(next.url, 'select teu from booking')).toBe('42');
});

test('after app and database are killed together, the next start recovers what was committed', async () => {
  const owner = spawnProcess(used, HOLD_SCRIPT);
  const url = await firstLine(owner);
  await queryValue(url, 'create table order_row as select 42 as teu');
  // Busy for minutes: its backend would outlive the server and delay the next start.
  queryValue(url, 'select count(*) from generate_series(1, 2000000000)').catch(() => {});
  while (
    (await queryValue(url, `select count(*) from pg_stat_activity where query like 'select count%series%'`)) !== '2'
  ) {
    await pause(10);
  }
  const server = runningPostmaster(join(used, 'postgres'));
  await killAndWait(owner);
  if (server) process.kill(server.pid, 'SIGKILL');
  const next = await startDatabase(used);
  expect(await queryValue(next.url, 'select teu from order_row')).toBe('42');
});

test('a process id that now belongs to another program does not stop the start', async () => {
  await (await startDatabase(used)).stop();
  const cluster = join(used, 'postgres');
  const { uid, gid } = statSync(cluster);
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  cleanups.push(() => stranger.kill('SIGKILL'));
  const pidFile = join(cluster, 'postmaster.pid');
  writeFileSync(pidFile, `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n  1 1\nready   \n`);
  chownSync(pidFile, uid, gid);
  writeFileSync(join(used, 'postgres.owner'), `${stranger.pid}\n`);
  expect(await queryValue((await startDatabase(used)).url, 'select 1')).toBe('1');
});

test('a first start that was killed half way leaves nothing that hinders the next one', async () => {
  const dataDir = emptyFolder();
  const owner = spawnProcess(dataDir, HOLD_SCRIPT);
  const half = () => existsSync(dataDir) && readdirSync(dataDir).find((name) => name.startsWith('postgres.init-'));
  while (!half()) await pause(5);
  await pause(100);
  await killAndWait(owner);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  expect(await queryValue((await startDatabase(dataDir)).url, 'select 1')).toBe('1');
  expect(half()).toBeUndefined();
});
