import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateCluster } from './clusterLocation.ts';
import { DataFolderUnusable } from './errors.ts';
import { lockFolder } from './lock.ts';
import { runningPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start.ts';
import { cleanUpAfterEach, cleanups, emptyFolder, queryValue, sharedFolder, startDatabase } from './testFixture.ts';

cleanUpAfterEach();
const root = process.getuid?.() === 0;
const used = sharedFolder();

test('a new data folder gets a database, and the second start finds what the first one wrote', async () => {
  const first = await startDatabase(used);
  await queryValue(first.url, `create table wagon as select 'Хоргос 霍尔果斯' as place`);
  expect(await queryValue(first.url, 'show fsync')).toBe('on');
  expect(await queryValue(first.url, `select lower('ХОРГОС')`)).toBe('хоргос');
  await first.stop();
  await first.stop();
  expect(runningPostmaster(join(used, 'postgres'))).toBeUndefined();

  const second = await startDatabase(used);
  expect(await queryValue(second.url, 'select place from wagon')).toBe('Хоргос 霍尔果斯');
  expect(statSync(join(used, 'postgres', 'ironsilk.password')).mode & 0o777).toBe(0o600);
});

test('a database that is killed alone is started again at the same address, with all that was written', async () => {
  const { url } = await startDatabase(used);
  await queryValue(url, `create table train as select 'Хоргос' as place`);
  const { pid } = runningPostmaster(join(used, 'postgres')) ?? {};
  if (!pid) throw new Error('no postmaster');
  process.kill(pid, 'SIGKILL');
  const readAgain = () => queryValue(url, 'select place from train');
  await expect.poll(readAgain, { timeout: 20_000, interval: 200 }).toBe('Хоргос');
});

test('the app is no superuser in its database, and may make databases for tests', async () => {
  const { url } = await startDatabase(used);
  const rights = `select rolsuper::text || rolcreatedb::text from pg_roles where rolname = current_user`;
  expect(await queryValue(url, rights)).toBe('falsetrue');
});

test('Ctrl-C in the terminal reaches the app and not its database', async () => {
  await startDatabase(used);
  const server = runningPostmaster(join(used, 'postgres'));
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
    const first = await startDatabase(dataDir);
    const { folder } = await locateCluster(dataDir);
    cleanups.unshift(() => rmSync(folder, { recursive: true, force: true }));
    expect(folder).toMatch(/^\/var\/lib\/ironsilk\/[0-9a-f]{12}$/);
    await queryValue(first.url, 'create table wagon as select 7 as axles');
    await first.stop();

    chmodSync(closed, 0o755);
    expect(await queryValue((await startDatabase(dataDir)).url, 'select axles from wagon')).toBe('7');
  },
);
