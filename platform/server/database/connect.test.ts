import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { connect } from './connect.ts';

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
