import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { cloneDatabase } from '../../../platform/testing/database.ts';
import { acquireNext, endLease, type Lease, postpone, renewLease } from './server/lease.ts';
import { RECOGNIZE_STATE } from './states.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  database = await connect(own.url, 4, pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.pool.end();
  await own.drop();
});

/** Papers of three companies, the first with most of them. */
const DROPPED = [70, 20, 10];

async function drop(): Promise<number[]> {
  await database.pool.query('delete from paper');
  const { rows } = await database.pool.query<{ id: string; company_id: string }>(
    'select distinct on (company_id) id, company_id from account where company_id is not null order by company_id limit 3',
  );
  for (const [at, { id, company_id: companyId }] of rows.entries())
    await database.pool.query(
      `insert into paper (company_id, account_id, resource_id, file_name, extension, sha256)
       select $1, $2, $3 * 1000 + n, n || '.pdf', 'pdf', n::text from generate_series(1, $4::int) n`,
      [companyId, id, at + 1, DROPPED[at]],
    );
  return rows.map(({ company_id }) => Number(company_id));
}

const end = (lease: Lease) => endLease(database.db, lease, { state: RECOGNIZE_STATE.read });

test('of 100 papers of three companies each is read once, in fair turns, two at a time', async () => {
  const companies = await drop();
  const read: Lease[] = [];
  const waiting: Lease[] = [];
  for (;;) {
    const lease = await acquireNext(database.db);
    if (lease !== null) waiting.push(lease);
    if (waiting.length === 2) expect(await acquireNext(database.db)).toBeNull();
    const done = waiting.shift();
    if (done === undefined) break;
    expect(await end(done)).toBe(true);
    read.push(done);
  }
  expect(new Set(read.map(({ id }) => id)).size).toBe(100);
  const countOf = (part: readonly Lease[], companyId: number) =>
    part.filter((lease) => lease.companyId === companyId).length;
  expect(companies.map((companyId) => countOf(read, companyId))).toEqual(DROPPED);
  const beginning = companies.map((companyId) => countOf(read.slice(0, 30), companyId));
  expect(Math.min(...beginning)).toBeGreaterThanOrEqual(9);
});

test('a paper of a dead process is read by another, and the dead one can no longer end it', async () => {
  await drop();
  const dead = await acquireNext(database.db);
  if (dead === null) throw new Error('nothing to read');
  await database.pool.query(`update paper set alive_at = now() - interval '1 minute' where id = $1`, [dead.id]);
  const left = new Set<number>();
  for (let lease = await acquireNext(database.db); lease !== null; lease = await acquireNext(database.db)) {
    left.add(lease.id);
    expect(await end(lease)).toBe(true);
  }
  expect(left.has(dead.id)).toBe(true);
  expect(left.size).toBe(100);
  expect(await renewLease(database.db, dead)).toBe(false);
  expect(await end(dead)).toBe(false);
});

test('a paper for which the machine was too busy is read later, behind those that wait, and its attempts are counted', async () => {
  await drop();
  const first = await acquireNext(database.db);
  if (first === null) throw new Error('nothing to read');
  await postpone(database.db, first);
  const read: Lease[] = [];
  for (let lease = await acquireNext(database.db); lease !== null; lease = await acquireNext(database.db)) {
    read.push(lease);
    await end(lease);
  }
  expect(read).toHaveLength(100);
  const ofCompany = read.filter(({ companyId }) => companyId === first.companyId);
  expect(ofCompany.at(-1)).toMatchObject({ id: first.id, attempts: 2 });
});
