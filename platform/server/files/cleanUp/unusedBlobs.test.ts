import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../testing/database.ts';
import { connect, type Database, type Db } from '../../database/connect.ts';
import { createLog } from '../../log.ts';
import type { Files } from '../files.ts';
import { openFiles } from '../openFiles.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const log = createLog('silent');

let dataDir: string;
let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let db: Database['db'];
let files: Files;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ironsilk-clean-'));
  clone = await cloneDatabase(inject('templateUrl'));
  database = await connect(clone.url, 8, log);
  db = database.db;
  files = await openFiles({ dataDir, s3: undefined, clamdUrl: undefined }, log, () => undefined);
  await files.claimStore(db);
  await db.execute(sql`create table "Odd paper" ("the blob" bigint references stored_blob)`);
});
beforeEach(async () => {
  await db.execute(sql`truncate "Odd paper"`);
  await files.removeUnused(db, later(2 * HOUR_MS));
});
afterAll(async () => {
  await database.pool.end();
  await clone.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const later = (ms: number) => new Date(Date.now() + ms);

/** Saves bytes as a call does; `meanwhile` runs before the commit. */
async function keep(text: string, meanwhile: (db: Db, blobId: number) => Promise<unknown> = async () => null) {
  const file = await files.receive(Readable.from([Buffer.from(text)]), {
    fileName: 'a.txt',
    maxBytes: 1_000,
  });
  const blob = await db.transaction(async (within) => {
    const kept = await files.save(within, file);
    await meanwhile(within, kept.id);
    return kept;
  });
  await files.discard(file);
  return blob;
}
const point = (at: Db, id: number) => at.execute(sql`insert into "Odd paper" values (${id})`);
const read = async (blob: Parameters<Files['content']>[0]) =>
  String(await buffer(Readable.from(await files.content(blob).open())));
const stored = async () => {
  const names = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile() && entry.name !== 'owner').map((entry) => entry.name);
};

test('unreferenced bytes are removed after an hour; referenced ones stay', async () => {
  const kept = await keep('a paper that is in use', point);
  const left = await keep('a paper that nobody wants');
  await files.removeUnused(db, later(HOUR_MS / 2));
  expect(await read(left)).toBe('a paper that nobody wants');
  await files.removeUnused(db, later(2 * HOUR_MS));
  expect(await stored()).toEqual([kept.storeKey]);
  expect(await read(kept)).toBe('a paper that is in use');
});

test('bytes saved again while they are being removed stay', async () => {
  const first = await keep('the same words');
  const again = await keep('the same words', async (within, id) => {
    await files.removeUnused(db, later(2 * HOUR_MS));
    await point(within, id);
  });
  expect(again.id).toBe(first.id);
  expect(await read(again)).toBe('the same words');
});

test('bytes referenced without being saved again stay too', async () => {
  const blob = await keep('copied by another feature');
  await db.transaction(async (within) => {
    await point(within, blob.id);
    await files.removeUnused(db, later(2 * HOUR_MS));
  });
  await files.removeUnused(db, later(2 * HOUR_MS));
  expect(await read(blob)).toBe('copied by another feature');
});

test('bytes added while equal ones are being removed exist afterwards', async () => {
  for (let round = 0; round < 10; round += 1) {
    const text = `words of round ${round}`;
    await keep(text);
    await db.execute(sql`update stored_blob set used_at = used_at - interval '2 hours'`);
    const adding = Promise.all(Array.from({ length: 4 }, () => keep(text, point)));
    const removing = Promise.all([1, 2].map(() => files.removeUnused(db, later(0))));
    const [added] = await Promise.all([adding, removing]);
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    for (const blob of added) expect(await read(blob)).toBe(text);
  }
});

test('equal bytes that are added at the same time are stored once', async () => {
  const text = `many send this ${randomUUID()}`;
  const added = await Promise.all(Array.from({ length: 8 }, () => keep(text, point)));
  expect(new Set(added.map(({ storeKey }) => storeKey)).size).toBe(1);
  expect(added[0]?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  expect(await stored()).toEqual([added[0]?.storeKey]);
});

test('orphans of a crashed server, in the store and in the staging folder, are removed after a day', async () => {
  const kept = await keep('a paper', point);
  const shelf = path.join(dataDir, 'files', kept.storeKey.slice(0, 2));
  await writeFile(path.join(shelf, `${kept.storeKey.slice(0, 2)}stray`), 'no row knows it');
  await writeFile(path.join(dataDir, 'staging', 'half'), 'half a fi');
  await files.removeOrphans(db, later(DAY_MS / 2));
  await files.removeUnused(db, later(DAY_MS / 2));
  expect(await stored()).toHaveLength(2);
  expect(await readdir(path.join(dataDir, 'staging'))).toEqual(['half']);
  await files.removeOrphans(db, later(2 * DAY_MS));
  await files.removeUnused(db, later(2 * DAY_MS));
  expect(await stored()).toEqual([kept.storeKey]);
  expect(await readdir(path.join(dataDir, 'staging'))).toEqual([]);
});

test('a pre-staged file that is refused is removed from the store at once', async () => {
  await files.removeOrphans(db, later(2 * DAY_MS));
  const before = await stored();
  const receive = () =>
    files.receive(Readable.from([Buffer.alloc(9_000_000, 'freight ')]), {
      fileName: 'a.txt',
      maxBytes: 10_000_000,
    });
  const refused = await receive();
  await files.preStage(db, refused);
  expect(await stored()).toHaveLength(before.length + 1);
  await files.discard(refused);
  expect(await stored()).toEqual(before);

  const wanted = await receive();
  await files.preStage(db, wanted);
  const { storeKey } = await db.transaction((within) => files.save(within, wanted));
  await files.discard(wanted);
  expect(await stored()).toContain(storeKey);
});

test('a server that starts removes what an earlier one left unfinished', async () => {
  const place = path.join(dataDir, 'staging', 'half');
  await writeFile(place, 'half a fi');
  await utimes(place, later(-2 * DAY_MS), later(-2 * DAY_MS));
  await openFiles({ dataDir, s3: undefined, clamdUrl: undefined }, log, () => undefined);
  expect(await readdir(path.join(dataDir, 'staging'))).toEqual([]);
});

test('a store owned by another database is not cleaned up', async () => {
  const kept = await keep('of this database', point);
  const other = await cloneDatabase(inject('templateUrl'));
  const { db: theirs, pool } = await connect(other.url, 2, log);
  await files.claimStore(theirs);
  await files.removeOrphans(theirs, later(2 * DAY_MS));
  expect(await read(kept)).toBe('of this database');
  await pool.end();
  await other.drop();
});

test('what a killed upload left behind is cleared a day later, and not while it may still go on', async () => {
  const staging = path.join(dataDir, 'staging');
  const isThere = async () => (await readdir(staging)).includes('half');
  await writeFile(path.join(staging, 'half'), 'half of a file');
  await files.removeUnused(db, later(DAY_MS - HOUR_MS));
  expect(await isThere()).toBe(true);
  await files.removeUnused(db, later(DAY_MS + HOUR_MS));
  expect(await isThere()).toBe(false);
});
