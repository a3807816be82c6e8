import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { endStays, startStays } from '../features/money/charge/server/index.ts';
import { countStays } from '../features/money/charge/server/stays/countStays.ts';
import { chargeStays } from '../features/suppliers/service/server/storage.ts';
import { connect, type Database } from '../platform/server/database/connect.ts';
import { cloneDatabase } from '../platform/testing/database.ts';
import './server/features.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let containerId: number;
let stationId: number;
let serviceOrderId: number;
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  database = await connect(own.url, 5, pino({ level: 'silent' }));
  const { rows } = await database.pool.query(
    `select order_container.id, start_station_id as station, service_order.id as service from service_order
     join service_container on service_order_id = service_order.id
     join order_container on order_container.id = order_container_id
     join booking_order on booking_order.id = order_container.order_id join train on train.id = booking_order.train_id
     where kind = 'yard' limit 1`,
  );
  containerId = Number(rows[0].id);
  stationId = Number(rows[0].station);
  serviceOrderId = Number(rows[0].service);
});
afterAll(async () => {
  await database.pool.end();
  await own.drop();
});
beforeEach(async () => {
  await database.pool.query(
    `truncate container_stay, yard_stay, charge, charge_move cascade;
     update service_order set free_days = 3, day_cost = 40, day_sale = 48;
     update tariff set minimum = 0 where fee_type = 'storage'`,
  );
});

const at = (day: string) => new Date(`${day}T04:00:00Z`);
const gatedIn = (on: string) =>
  startStays(database.db, { containerIds: [containerId], stationId, feeType: 'storage', on });
const inYard = (on: string, out: string | null = null) =>
  database.pool.query(
    'insert into yard_stay (service_order_id, order_container_id, in_on, out_on) values ($1, $2, $3, $4)',
    [serviceOrderId, containerId, on, out],
  );
/** Days that are not void, by side, with the prices of the day. */
async function charged(side: 'sale' | 'cost') {
  const { rows } = await database.pool.query(
    `select to_char(occurred_on, 'DD') as day, why ->> 'kind' as kind from charge
     where fee_type = 'storage' and status <> 'void' and side = $1 order by occurred_on`,
    [side],
  );
  return rows.map(({ day, kind }) => `${day} ${kind}`);
}

test('a day that both the gate and the yard of a service order record is charged once per side', async () => {
  await gatedIn('2026-10-01');
  await inYard('2026-10-01');
  await Promise.all([
    countStays(database.db, at('2026-10-13')),
    chargeStays(database.db, at('2026-10-13')),
    countStays(database.db, at('2026-10-13')),
  ]);
  const days = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((day) => `${day} quote`);
  expect(await charged('sale')).toEqual(days);
  expect(await charged('cost')).toEqual(days);
});

test('a yard that records an arrival late takes the days over from the tariff, but not those on a bill', async () => {
  await gatedIn('2026-10-01');
  await countStays(database.db, at('2026-10-12'));
  expect(await charged('sale')).toEqual(['08 tariff', '09 tariff', '10 tariff', '11 tariff']);
  await database.pool.query(`update charge set status = 'billed' where occurred_on = '2026-10-09'`);
  await inYard('2026-10-07', '2026-10-11');
  await chargeStays(database.db, at('2026-10-14'));
  await countStays(database.db, at('2026-10-14'));
  expect(await charged('sale')).toEqual(['09 tariff', '10 quote', '11 quote', '12 tariff', '13 tariff']);
  expect(await charged('cost')).toEqual(['10 quote', '11 quote']);
});

const withMinimum = () => database.pool.query(`update tariff set minimum = 500 where fee_type = 'storage'`);
const gatedOut = (on: string) =>
  endStays(database.db, { containerIds: [containerId], stationId, feeType: 'storage', on });

test('a stay of which an agreement prices days is not topped up to the minimum', async () => {
  await withMinimum();
  await gatedIn('2026-10-01');
  await inYard('2026-10-09', '2026-10-10');
  await gatedOut('2026-10-12');
  await countStays(database.db, at('2026-10-14'));
  expect(await charged('sale')).toEqual(['08 tariff', '11 tariff', '12 tariff']);
});

test('an agreement for the free days of a stay, recorded late, takes its top-up', async () => {
  await withMinimum();
  await gatedIn('2026-10-01');
  await gatedOut('2026-10-08');
  await countStays(database.db, at('2026-10-14'));
  expect(await charged('sale')).toEqual(['08 tariff', '08 tariff']);
  await inYard('2026-10-02', '2026-10-03');
  await chargeStays(database.db, at('2026-10-14'));
  await countStays(database.db, at('2026-10-14'));
  expect(await charged('sale')).toEqual(['08 tariff']);
});
