import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { saveBooking } from '../features/freight/booking/wire.ts';
import { getTrainBookingAllDataForList } from '../features/freight/train/wire.ts';
import { runningPostmaster } from '../libs/embeddedPostgres/postmaster.ts';
import { startEmbeddedPostgres } from '../libs/embeddedPostgres/start.ts';
import { ReceivedUserError } from '../platform/testing/actor.ts';
import { KillableServer } from './testing/killableServer.ts';
import { bookingOf } from './testing/testFixture.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.withEmbeddedDatabase();
});
afterAll(() => server.remove());

const CONCURRENT_CUSTOMERS = 24;

/** Books on all trains until the server is gone; `promised` collects the acknowledged order numbers. */
async function bookUntilStopped(acknowledged: Set<string>): Promise<{ stopped: Promise<unknown> }> {
  const shipper = await server.as('shipper');
  const { rows } = await shipper.send(getTrainBookingAllDataForList, { pageSize: 100 });
  const trains = rows.filter((train) => train.isBookable);
  const customer = async (index: number) => {
    for (let turn = index; ; turn += CONCURRENT_CUSTOMERS) {
      const train = trains[turn % trains.length];
      const [price] = train?.prices ?? [];
      if (train === undefined || price === undefined) throw new Error('no train to book');
      const booking = bookingOf(train.trainInfoId, [[price.sizeType, 1 + (turn % 2)]], { remark: 'poured' });
      const answer = await shipper.send(saveBooking, booking).catch((fault: unknown) => fault);
      if (answer instanceof ReceivedUserError) continue;
      if (answer instanceof Error) return;
      acknowledged.add(orderNo(answer));
    }
  };
  return {
    stopped: Promise.all(Array.from({ length: CONCURRENT_CUSTOMERS }, (_, index) => customer(index))),
  };
}

function orderNo(answer: unknown): string {
  return z.parse(saveBooking.response.schema, answer).orderBigNo;
}

/** Reads the rows after the crash. */
async function readConsistency() {
  const postgres = await startEmbeddedPostgres({ dataDir: server.dataDir });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const orders = await client.query<{ order_no: string }>('select order_no from booking_order');
    const wrongTrains = await client.query(
      `select train.id, sold_teu, capacity_teu, held from train left join lateral (
         select coalesce(sum(case when size_type like '2%' then 1 else 2 end), 0) as held
         from order_container join booking_order on booking_order.id = order_id
         where booking_order.train_id = train.id and state in ('submitted', 'confirmed')) as rows on true
       where sold_teu <> held or sold_teu > capacity_teu`,
    );
    const halfOrders = await client.query(
      `select order_no from booking_order where
         container_count <> (select count(*) from order_container where order_id = booking_order.id)
         or amount <> (select coalesce(sum(amount), -1) from order_fee where order_id = booking_order.id)
         or not exists (select from order_timeline where order_id = booking_order.id)
         or not exists (select from order_goods where order_id = booking_order.id)
         or (remark = 'poured' and not exists (
           select from audit_entry where subject ->> 'orderBigNo' = order_no))`,
    );
    return {
      orderNos: new Set(orders.rows.map((row) => row.order_no)),
      wrongTrains: wrongTrains.rows,
      halfOrders: halfOrders.rows,
    };
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Runs until bookings were promised, and dies while more are on their way. */
async function dieUnderLoad(acknowledged: Set<string>, kill: () => Promise<void>): Promise<void> {
  const known = acknowledged.size;
  await server.start();
  const { stopped } = await bookUntilStopped(acknowledged);
  await vi.waitUntil(() => acknowledged.size >= known + CONCURRENT_CUSTOMERS, {
    timeout: 60_000,
    interval: 5,
  });
  await after(Math.random() * 150);
  await kill();
  await stopped;
}

test('a server killed while bookings pour in, alone and with its database, loses none that it promised, and sells nothing twice', async () => {
  const acknowledged = new Set<string>();
  await dieUnderLoad(acknowledged, () => server.kill());
  // begins on what the first crash left; the database dies too, as when the power goes
  await dieUnderLoad(acknowledged, async () => {
    const postgres = runningPostmaster(path.join(server.dataDir, 'postgres'));
    if (!postgres) throw new Error('no database runs');
    process.kill(postgres.pid, 'SIGKILL');
    await server.kill();
  });
  const { orderNos, wrongTrains, halfOrders } = await readConsistency();
  expect(acknowledged.size).toBeGreaterThanOrEqual(2 * CONCURRENT_CUSTOMERS);
  expect([...acknowledged].filter((number) => !orderNos.has(number))).toEqual([]);
  expect(wrongTrains).toEqual([]);
  expect(halfOrders).toEqual([]);
}, 180_000);
