import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { TestFixture } from '../../app/testing/testFixture.ts';
import type { Db } from '../../platform/server/database/connect.ts';
import { unsafeSelectPage } from './server/orderListQueries.ts';
import { listBookings } from './wire.ts';

let fixture: TestFixture;
let pool: pg.Pool;
let sent: { text: string; values: unknown[] }[] = [];
beforeAll(async () => {
  fixture = await TestFixture.open();
  pool = new pg.Pool({ connectionString: fixture.server.databaseUrl, max: 2 });
  await pool.query('analyze');
});
afterAll(async () => {
  await pool.end();
  await fixture.close();
});

/** Plans of the statements of a read, where a whole table costs too much, as it does when it is long. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<string> {
  sent = [];
  await read(
    drizzle<Record<string, never>>(pool, {
      logger: { logQuery: (text, values) => sent.push({ text, values }) },
    }),
  );
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const plans: unknown[] = [];
    for (const { text, values } of sent) plans.push((await client.query(`explain ${text}`, values)).rows);
    return JSON.stringify(plans);
  } finally {
    client.release(true);
  }
}

const listed = (input: object) => (db: Db) => unsafeSelectPage(db, z.parse(listBookings.input, input), 'en');

test.each([
  [{}, 'order_submitted'],
  [{ status: 'confirmed' }, 'order_of_status'],
  [{ orderBigNo: '0001234' }, 'order_number_part'],
  [{ orderByColumn: 'orderBigNo', isAsc: 'descending' }, 'booking_order_order_no_unique'],
])('bookings by %j are read by their index', async (input, index) => {
  expect(await plansOf(listed(input))).toContain(index);
});
