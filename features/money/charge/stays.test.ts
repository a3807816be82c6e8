import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { cloneDatabase } from '../../../platform/testing/database.ts';
import { endStays, markBilled, startStays, unmarkBilled, voidCharge, voidTariffDays } from './server/index.ts';
import { countStays } from './server/stays/countStays.ts';
import { loseTopUpOf } from './server/stays/voidTariffDays.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let containerId: number;
let stationId: number;
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  database = await connect(own.url, 5, pino({ level: 'silent' }));
  const { rows } = await database.pool.query(
    `select order_container.id, start_station_id as station from order_container
     join booking_order on booking_order.id = order_id join train on train.id = booking_order.train_id
     where state = 'confirmed' limit 1`,
  );
  containerId = Number(rows[0].id);
  stationId = Number(rows[0].station);
});
afterAll(async () => {
  await database.pool.end();
  await own.drop();
});
beforeEach(async () => {
  await database.pool.query(`truncate container_stay, charge, charge_move cascade`);
  await setMinimum('0');
});

const setMinimum = (minimum: string) =>
  database.pool.query(`update tariff set minimum = $1 where fee_type = 'storage'`, [minimum]);
const at = (day: string) => new Date(`${day}T04:00:00Z`);
const stay = (on: string) => ({ containerIds: [containerId], stationId, feeType: 'storage' as const, on });
const begin = (on: string) => startStays(database.db, stay(on));
const end = (on: string) => endStays(database.db, stay(on));
const count = (day: string) => countStays(database.db, at(day));
async function charged(): Promise<[string, string][]> {
  const { rows } = await database.pool.query(
    `select occurred_on::text as day, amount from charge where fee_type = 'storage' order by occurred_on, id`,
  );
  return rows.map(({ day, amount }) => [day, amount]);
}
/** Amounts that are not void. */
async function valid(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select amount from charge where fee_type = 'storage' and status <> 'void' order by basis, occurred_on, id`,
  );
  return rows.map(({ amount }) => amount);
}

test('after the free days each day is charged once, at the price of its tier', async () => {
  await begin('2026-10-01');
  await count('2026-10-08');
  expect(await charged()).toEqual([]);
  await count('2026-10-09');
  await count('2026-10-09');
  expect(await charged()).toEqual([['2026-10-08', '40.00']]);
  await end('2026-10-15');
  await count('2026-10-20');
  const days = await charged();
  expect(days).toHaveLength(8);
  expect(days.at(-1)).toEqual(['2026-10-15', '80.00']);
});

test('a charge of a stay names its station in each language', async () => {
  await begin('2026-10-01');
  await count('2026-10-09');
  const { rows } = await database.pool.query(
    `select why -> 'names' -> 'station' as kept, why -> 'inputs' ->> 'station' as plain,
       json_build_object('zh', name_zh, 'en', name_en, 'ru', name_ru) as names
     from charge, station where station.id = ${stationId}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].kept).toEqual(rows[0].names);
  expect(rows[0].plain).toBe(rows[0].names.zh);
});

test('days after a promised departure that the platform moved are free, and later ones say so', async () => {
  const of = `(select order_id from order_container where id = ${containerId})`;
  await database.pool.query(
    `insert into order_timeline (order_id, move, side, departure) values (${of}, 'departureChanged', 'operator',
       '{"before": "2026-10-09 08:00", "departTime": "2026-10-12 08:00", "cutoffTime": "2026-10-11 08:00"}')`,
  );
  await begin('2026-10-01');
  await count('2026-10-15');
  expect(await charged()).toEqual([
    ['2026-10-08', '40.00'],
    ['2026-10-09', '40.00'],
    ['2026-10-13', '40.00'],
    ['2026-10-14', '40.00'],
  ]);
  const { rows } = await database.pool.query(
    `select why -> 'inputs' ->> 'platformDays' as days, why -> 'inputs' ->> 'dayNo' as no from charge
     order by occurred_on`,
  );
  expect(rows.at(0)).toEqual({ days: '', no: '8' });
  expect(rows.at(-1)).toEqual({ days: '3', no: '11' });
  await database.pool.query(`delete from order_timeline where move = 'departureChanged' and order_id = ${of}`);
});

test('a job that stood still for days catches up to the same charges, also twice at once', async () => {
  await begin('2026-10-01');
  const made = await Promise.all([count('2026-10-21'), count('2026-10-21')]);
  expect(made[0] + made[1]).toBe(13);
  expect(await count('2026-10-21')).toBe(0);
  expect(await charged()).toHaveLength(13);
});

test('an end that comes late is no reason to charge days after it twice', async () => {
  await begin('2026-10-01');
  await end('2026-10-10');
  await end('2026-10-12');
  await count('2026-10-30');
  expect((await charged()).map(([day]) => day)).toEqual(['2026-10-08', '2026-10-09', '2026-10-10']);
});

test('a process that dies between the charges and the mark of the day loses and doubles nothing', async () => {
  await begin('2026-10-01');
  await count('2026-10-10');
  const before = await charged();
  // as if the mark had been lost after the charges were written
  await database.pool.query('update container_stay set counted_to = null');
  expect(await count('2026-10-10')).toBe(0);
  expect(await charged()).toEqual(before);
  // as if both were lost: they share a transaction
  await expect(
    database.db.transaction(async (inside) => {
      await countStays(inside, at('2026-10-15'));
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await charged()).toEqual(before);
  await count('2026-10-15');
  expect(await charged()).toHaveLength(7);
});

test('a stay that cost less than the minimum is topped up to it once when it has ended, and says why', async () => {
  await setMinimum('200');
  await begin('2026-10-01');
  await count('2026-10-09');
  expect(await charged()).toEqual([['2026-10-08', '40.00']]);
  await end('2026-10-09');
  expect(await count('2026-10-10')).toBe(2);
  const settled = [
    ['2026-10-08', '40.00'],
    ['2026-10-09', '40.00'],
    ['2026-10-09', '120.00'],
  ];
  expect(await charged()).toEqual(settled);
  const { rows } = await database.pool.query(`select why -> 'inputs' as inputs from charge where basis = 'lump'`);
  expect(rows[0]?.inputs).toMatchObject({
    startedOn: '2026-10-01',
    endedOn: '2026-10-09',
    chargedByDay: '80.00',
    minimum: '200.00',
  });
  // as if the mark had been lost after the charges were written
  await database.pool.query('update container_stay set counted_to = null');
  const again = await Promise.all([count('2026-10-20'), count('2026-10-20')]);
  expect(again).toEqual([0, 0]);
  expect(await charged()).toEqual(settled);
});

test('an end that is reported after its day was counted still settles the stay', async () => {
  await setMinimum('200');
  await begin('2026-10-01');
  await count('2026-10-10');
  await end('2026-10-09');
  expect(await count('2026-10-11')).toBe(1);
  expect((await charged()).at(-1)).toEqual(['2026-10-09', '120.00']);
});

test('an end that is reported days late voids the days after it, but for those on a bill', async () => {
  await setMinimum('200');
  await begin('2026-10-01');
  await count('2026-10-12');
  await database.pool.query(`update charge set status = 'billed' where occurred_on = '2026-10-10'`);
  await end('2026-10-09');
  expect(await count('2026-10-13')).toBe(1);
  expect(await valid()).toEqual(['40.00', '40.00', '40.00', '80.00']);
  expect((await charged()).map(([day]) => day)).toContain('2026-10-11');
  const { rows } = await database.pool.query(
    `select occurred_on::text as day, reason from charge join charge_move on charge_id = charge.id
     where charge_move.status = 'void'`,
  );
  expect(rows).toEqual([{ day: '2026-10-11', reason: 'leftEarlier' }]);
  expect(await count('2026-10-14')).toBe(0);
});

/** Another station that the same tariff holds for. */
async function elsewhere(): Promise<ReturnType<typeof stay>['stationId']> {
  const { rows } = await database.pool.query('select id from station where id <> $1 order by id limit 1', [stationId]);
  return Number(rows[0].id);
}

test.each([
  ['after the arrival elsewhere was', '2026-10-12', '2026-10-19'],
  ['before a night was counted', '2026-10-19', '2026-10-19'],
])('days after an end that is reported late belong to the next yard (%s counted)', async (_, countedAt, endAt) => {
  const there = { ...stay('2026-10-10'), stationId: await elsewhere() };
  await begin('2026-10-01');
  await count(countedAt);
  await startStays(database.db, there);
  await count(endAt);
  await end('2026-10-09');
  await count('2026-10-20');
  await count('2026-10-21');
  const days = await database.pool.query(
    `select occurred_on::text as day, station_id as station from charge
     join container_stay on container_stay.id = stay_id
     where status <> 'void' order by occurred_on`,
  );
  const of = (station: number) => days.rows.filter((row) => Number(row.station) === station).map(({ day }) => day);
  expect(of(stationId)).toEqual(['2026-10-08', '2026-10-09']);
  // seven days are free there too
  expect(of(there.stationId)).toEqual(['2026-10-17', '2026-10-18', '2026-10-19', '2026-10-20']);
});

test('a day on a bill after the end says when the container left, and is void when the bill is withdrawn', async () => {
  await begin('2026-10-01');
  await count('2026-10-12');
  const { rows } = await database.pool.query(`select id from charge where occurred_on = '2026-10-10'`);
  const billed = [Number(rows[0].id)];
  await markBilled(database.db, billed);
  await end('2026-10-09');
  await count('2026-10-13');
  const kept = await database.pool.query(
    `select why -> 'inputs' ->> 'leftOn' as left_on from charge where id = $1`,
    billed,
  );
  expect(kept.rows).toEqual([{ left_on: '2026-10-09' }]);
  await unmarkBilled(database.db, billed);
  expect(await valid()).toEqual(['40.00', '40.00']);
});

test('a stay within its free days is free, and one above the minimum costs its days', async () => {
  await setMinimum('100');
  await begin('2026-10-01');
  await end('2026-10-07');
  await count('2026-10-20');
  expect(await charged()).toEqual([]);
  await database.pool.query('truncate container_stay cascade');
  await begin('2026-10-01');
  await end('2026-10-10');
  await count('2026-10-20');
  expect((await charged()).map(([, amount]) => amount)).toEqual(['40.00', '40.00', '40.00']);
});

test('an agreement that takes the days of a stay over takes its top-up too', async () => {
  await setMinimum('200');
  await begin('2026-10-01');
  await end('2026-10-09');
  await count('2026-10-20');
  const days = { containerId, from: '2026-10-01', to: '2026-10-09', reason: 'agreedTerms' } as const;
  await voidTariffDays(database.db, days);
  const { rows } = await database.pool.query(`select distinct status from charge`);
  expect(rows).toEqual([{ status: 'void' }]);
});

/** A stay that was settled at its minimum of 200: days 8 to 10 and a top-up. */
async function settled() {
  await setMinimum('200');
  await begin('2026-10-01');
  await end('2026-10-10');
  await count('2026-10-20');
  expect(await valid()).toEqual(['40.00', '40.00', '40.00', '80.00']);
}
const voidDays = (from: string, to: string) =>
  voidTariffDays(database.db, { containerId, from, to, reason: 'platformDays' });

test.each([
  ['2026-10-08', '2026-10-08'],
  ['2026-10-10', '2026-10-10'],
])('a stay that loses a day is settled anew once, by two runs at once too (%s)', async (from, to) => {
  await settled();
  await voidDays(from, to);
  expect(await valid()).toEqual(['40.00', '40.00']);
  await voidDays(from, to);
  const made = await Promise.all([count('2026-10-21'), count('2026-10-21')]);
  expect(made[0] + made[1]).toBe(1);
  expect(await valid()).toEqual(['40.00', '40.00', '120.00']);
  // as if the mark had been lost after the charges were written
  await database.pool.query('update container_stay set counted_to = null');
  expect(await count('2026-10-22')).toBe(0);
  await voidDays('2026-10-01', '2026-10-31');
  expect(await count('2026-10-23')).toBe(0);
  expect(await valid()).toEqual([]);
});

test('of stays that began on one day at two stations, the other keeps its top-up', async () => {
  await setMinimum('200');
  const { rows } = await database.pool.query('select id from station where id <> $1 limit 1', [stationId]);
  const elsewhere = (on: string) => ({ ...stay(on), stationId: Number(rows[0].id) });
  await begin('2026-10-01');
  await end('2026-10-08');
  await startStays(database.db, elsewhere('2026-10-01'));
  await endStays(database.db, elsewhere('2026-10-12'));
  await count('2026-10-20');
  const ofTheOther = ['40.00', '40.00', '40.00', '40.00', '40.00'];
  expect(await valid()).toEqual(['40.00', ...ofTheOther.slice(0, 4), '160.00', '40.00']);
  await voidDays('2026-10-08', '2026-10-08');
  expect(await valid()).toEqual(ofTheOther);
  await count('2026-10-21');
  expect(await valid()).toEqual(ofTheOther);
});

test('a top-up on a bill stands and counts when its stay is settled anew', async () => {
  await settled();
  await database.pool.query(`update charge set status = 'billed' where basis = 'lump'`);
  await voidDays('2026-10-09', '2026-10-09');
  await count('2026-10-21');
  expect(await valid()).toEqual(['40.00', '40.00', '80.00', '40.00']);
  await database.pool.query('update container_stay set counted_to = null');
  expect(await count('2026-10-22')).toBe(0);
});

test('a stay above the minimum is topped up when it falls below, and voids nothing where no day was charged', async () => {
  await settled();
  await voidDays('2026-10-02', '2026-10-05');
  expect(await count('2026-10-21')).toBe(0);
  expect(await valid()).toEqual(['40.00', '40.00', '40.00', '80.00']);
  await database.pool.query(`truncate container_stay, charge, charge_move cascade`);
  await setMinimum('100');
  await begin('2026-10-01');
  await end('2026-10-10');
  await count('2026-10-20');
  await voidDays('2026-10-08', '2026-10-08');
  await count('2026-10-21');
  expect(await valid()).toEqual(['40.00', '40.00', '20.00']);
});

test('a day voided by hand settles its stay anew', async () => {
  await settled();
  const { rows } = await database.pool.query(`select id from charge where occurred_on = '2026-10-09'`);
  const chargeId = Number(rows[0].id);
  await loseTopUpOf(database.db, chargeId, 'by mistake');
  await voidCharge(database.db, chargeId, { reason: 'by mistake', authorId: null });
  await count('2026-10-21');
  expect(await valid()).toEqual(['40.00', '40.00', '120.00']);
});

test('a process that dies halfway through voiding leaves a stay that is settled right', async () => {
  await settled();
  // as if it had died after the day was void, before the top-up was
  await database.pool.query(
    `update container_stay set counted_to = ended_on - 1;
     update charge set status = 'void' where occurred_on = '2026-10-09'`,
  );
  await count('2026-10-21');
  expect(await valid()).toEqual(['40.00', '40.00', '120.00']);
});
