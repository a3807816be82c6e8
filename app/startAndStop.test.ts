import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { saveBooking } from '../features/freight/booking/wire.ts';
import { lines } from '../features/freight/network/wire.ts';
import { getTrainBookingAllDataForList } from '../features/freight/train/wire.ts';
import { login } from '../features/people/session/signInWire.ts';
import { getInfo } from '../features/people/session/wire.ts';
import { runningPostmaster } from '../libs/embeddedPostgres/postmaster.ts';
import { Actor, expectUserError } from '../platform/testing/actor.ts';
import { cloneDatabase, createDatabase } from '../platform/testing/database.ts';
import { CODE } from '../platform/wire/envelope.ts';
import { newDataFolder } from './testing/dataFolder.ts';
import {
  type ExitResult,
  killAll,
  type ServerProcess,
  startExpectingFailure,
  startProcess,
  waitForExit,
} from './testing/serverProcess.ts';
import { bookingOf } from './testing/testFixture.ts';

afterAll(killAll);

async function demoDatabase(): Promise<string> {
  const { url, drop } = await cloneDatabase(inject('templateUrl'));
  onTestFinished(drop);
  return url;
}

/** Exit code 1 and one line of explanation on stderr. */
function expectOneLineError({ code, stderr }: ExitResult, reason: RegExp): void {
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(reason);
}

test('a port that is taken is named, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = z.object({ port: z.number() }).parse(other.address());
  const ended = await startExpectingFailure({ DATABASE_URL: await demoDatabase(), PORT: String(port) });
  expectOneLineError(ended, new RegExp(`Port ${port} is already in use; set PORT`));
  other.close();
});

test('a database that does not answer is named, without its password', async () => {
  const ended = await startExpectingFailure({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' });
  expectOneLineError(ended, /127\.0\.0\.1:1\/portal does not answer/);
  expect(ended.stderr).not.toContain('secret');
});

test('every wrong setting is named at once', async () => {
  const ended = await startExpectingFailure({ PORT: 'http', DEMO: 'maybe', DATABASE_URL: 'mysql://here' });
  expectOneLineError(ended, /^(?=.*PORT)(?=.*DEMO)(?=.*DATABASE_URL)/);
});

const [FIRST = expect.unreachable('no migrations'), ...LATER] = readMigrationFiles({ migrationsFolder: 'migrations' });

/** A database as a release with more migrations before the first one of today left it, the last of them at `at`. */
async function databaseAfterOlderMigrations(at: number): Promise<{ url: string; database: pg.Client }> {
  const { url, drop } = await createDatabase(inject('templateUrl'));
  onTestFinished(drop);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  await database.query('create extension pg_trgm');
  for (const statement of FIRST.sql) await database.query(statement);
  await database.query(`create schema drizzle
    create table __drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await database.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select md5(n::text), $1::bigint - n from generate_series(75, 0, -1) as n`,
    [at],
  );
  return { url, database };
}

test('a database of the last release with many migrations goes on: the later ones run, the first is skipped', async () => {
  const { url, database } = await databaseAfterOlderMigrations(FIRST.folderMillis);
  const { child } = await startProcess({
    DATABASE_URL: url,
    DEMO: 'off',
    ADMIN_PASSWORD: 'first-Password-1',
  });
  const { rows } = await database.query('select count(*)::int as ran from drizzle.__drizzle_migrations');
  expect(rows[0].ran).toBe(76 + LATER.length);
  const ended = waitForExit(child);
  child.kill('SIGTERM');
  await ended;
});

test('a database of an older release is refused with what to do', async () => {
  const { url } = await databaseAfterOlderMigrations(FIRST.folderMillis - 1);
  expectOneLineError(await startExpectingFailure({ DATABASE_URL: url }), /too old to upgrade from/);
});

/** Threads by name; Linux only. */
const threadsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((task) => readFileSync(`/proc/${pid}/task/${task}/comm`, 'utf8').trim());

const signIn = { username: 'shipper', password: 'Ironsilk2026', encrypted: false };
const sockets = /^ironsilk_sockets (\d+)$/m;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}

test('asked to stop, the server answers those who wait, refuses nobody halfway, and ends at once', async () => {
  const databaseUrl = await demoDatabase();
  const { address, child } = await startProcess({ DATABASE_URL: databaseUrl, DEMO: 'on' });
  // however it is started, hashes and files have more threads than the four of Node
  if (process.platform === 'linux')
    expect(threadsOf(child.pid ?? 0).filter((name) => name === 'libuv-worker')).toHaveLength(16);
  const shipper = new Actor(address, (await new Actor(address, null).send(login, signIn)).token);
  const { rows } = await shipper.send(getTrainBookingAllDataForList, { pageSize: 100 });
  const train = rows.find(({ isBookable, remainTeu }) => isBookable && remainTeu >= 40);
  const [price] = train?.prices ?? [];
  if (!train || !price) throw new Error('no train to book');
  const holder = new pg.Client({ connectionString: databaseUrl });
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from train where id = $1 for update', [train.trainInfoId]);
  const waiting = Array.from({ length: 20 }, () =>
    shipper.send(saveBooking, bookingOf(train.trainInfoId, [[price.sizeType, 1]])),
  );
  await until(async () => {
    const metrics = await (await shipper.fetch('/metrics')).text();
    return Number(sockets.exec(metrics)?.[1]) >= waiting.length;
  });
  const ended = waitForExit(child);
  child.kill('SIGTERM');
  await until(() =>
    shipper.fetch('/healthz').then(
      () => false,
      () => true,
    ),
  );
  await holder.query('rollback');
  const released = Date.now();
  const orders = await Promise.all(waiting);
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  expect(Date.now() - released).toBeLessThan(5_000);
  const numbers = orders.map((order) => order.orderBigNo);
  const stored = await holder.query('select 1 from booking_order where order_no = any($1)', [numbers]);
  expect(stored.rowCount).toBe(waiting.length);
  await holder.end();
});

describe('a portal without the demo', () => {
  const password = 'first-Password-1';
  let folder: Awaited<ReturnType<typeof newDataFolder>>;
  let portal: ServerProcess;
  beforeAll(async () => {
    folder = await newDataFolder();
    portal = await startProcess({ DATA_DIR: folder.dataDir, DEMO: 'off', ADMIN_PASSWORD: password });
  });
  afterAll(async () => {
    await killAll();
    await folder.remove();
  });

  test('starts with one administrator, who has to choose a password of their own', async () => {
    const stranger = new Actor(portal.address, null);
    const { token } = await stranger.send(login, { username: 'admin', password, encrypted: false });
    const administrator = stranger.withToken(token);
    expect(await administrator.send(getInfo, {})).toMatchObject({ roles: ['admin'], companyNo: '00001' });
    expect(await expectUserError(administrator.send(lines.list, {}))).toMatchObject({
      code: CODE.passwordFirst,
    });
    expect((await expectUserError(stranger.send(login, signIn))).code).toBe(CODE.refused);
  });

  test('keeps its data folder to itself: another that would use it says whose it is, and ends', async () => {
    const ended = await startExpectingFailure({ DATA_DIR: folder.dataDir });
    expectOneLineError(ended, new RegExp(`${folder.dataDir}.*${portal.child.pid}`));
    const stranger = new Actor(portal.address, null);
    expect((await expectUserError(stranger.send(login, signIn))).code).toBe(CODE.refused);
  });

  test('ends with its database, also when clients never finish sending', async () => {
    const { address, child } = portal;
    const slow = connect(Number(new URL(address).port), '127.0.0.1');
    slow.on('error', () => {});
    slow.write(
      'POST /prod-api/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await new Actor(address, null).fetch('/healthz');
    const ended = waitForExit(child);
    const asked = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(runningPostmaster(path.join(folder.dataDir, 'postgres'))).toBeUndefined();
    slow.destroy();
  });
});
