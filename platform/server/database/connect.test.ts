import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { connect } from './connect.ts';
import { forbidPoolInTransactions } from './forbidPoolInTransactions.ts';

const url = maintenanceUrl(inject('templateUrl'));
const NOTIFY_DELAY_MS = 300;

test('a connection lost between two statements of a transaction ends the transaction, not the process', async () => {
  const { db, pool } = await connect(url, 2, pino({ level: 'silent' }));
  const interrupted = db.transaction(async (inside) => {
    const { rows } = await inside.execute(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
    await new Promise((done) => setTimeout(done, NOTIFY_DELAY_MS));
    await inside.execute(sql`select 1`);
  });
  await expect(interrupted).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('what a transaction asks at once is answered in turn, and pg has nothing to warn of', async () => {
  const { db, pool } = await connect(url, 2, pino({ level: 'silent' }));
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const answers = await db.transaction((inside) =>
    Promise.all([3, 1, 2].map((number) => inside.execute(sql`select ${number}::int as number, pg_sleep(0.01)`))),
  );
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([3, 1, 2]);
  const failing = db.transaction((inside) =>
    Promise.all([inside.execute(sql`select 1 / 0`), inside.execute(sql`select 1`)]),
  );
  await expect(failing).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  process.off('warning', note);
  expect(warnings).toEqual([]);
  await pool.end();
});

test('code that asks the pool while its transaction holds a connection is found by the tests', async () => {
  const database = await connect(url, 2, pino({ level: 'silent' }));
  forbidPoolInTransactions(database);
  const { db } = database;
  const nested = db.transaction(() => db.execute(sql`select 1`));
  await expect(nested).rejects.toHaveProperty('cause.message', expect.stringContaining('asked the pool'));
  const savepoint = db.transaction((inside) => inside.transaction((deeper) => deeper.execute(sql`select 1`)));
  expect((await savepoint).rowCount).toBe(1);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await database.end();
});
