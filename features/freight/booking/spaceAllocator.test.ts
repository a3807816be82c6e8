import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { Actor, expectUserError, ReceivedUserError } from '../../../platform/testing/actor.ts';
import type { SizeType } from '../train/sizeTypes.ts';
import { changeCapacity, getTrainDetail } from '../train/wire.ts';
import { confirmBooking, refuseBooking } from './operatorWire.ts';
import { expireOverdue } from './server/expire.ts';
import { saveBooking, withdraw } from './wire.ts';

let fixture: TestFixture;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

/** Reference model: capacity and bookings of one train. */
interface Model {
  capacity: number;
  bookings: { orderBigNo: string; teu: number; state: 'submitted' | 'confirmed' | 'ended' }[];
}

const soldOf = ({ bookings }: Model) =>
  bookings.filter(({ state }) => state !== 'ended').reduce((sum, { teu }) => sum + teu, 0);

type Step =
  | { does: 'book'; small: number; large: number }
  | { does: 'withdraw' | 'refuse' | 'confirm' | 'expire'; which: number }
  | { does: 'resize'; capacity: number };

const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      small: fc.nat({ max: 3 }),
      large: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refuse' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirm' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('expire' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('resize' as const), capacity: fc.integer({ min: 2, max: 14 }) }),
  },
);

async function book(trainId: number, model: Model, small: number, large: number): Promise<void> {
  const teu = small + 2 * large;
  if (teu === 0) return;
  const lines: [SizeType, number][] = [
    ['22G1', small],
    ['42G1', large],
  ];
  const asked = fixture.shipper.send(
    saveBooking,
    bookingOf(
      trainId,
      lines.filter(([, count]) => count > 0),
    ),
  );
  const left = model.capacity - soldOf(model);
  if (teu <= left) {
    const { orderBigNo } = await asked;
    model.bookings.push({ orderBigNo, teu, state: 'submitted' });
    return;
  }
  const { message } = await expectUserError(asked);
  expect(message).toBe(
    left === 0 ? 'This train is fully booked.' : `Not enough space: ${teu} TEU requested, only ${left} TEU available.`,
  );
}

const ANSWERS = {
  withdraw: { from: ['submitted', 'confirmed'], to: 'ended' },
  refuse: { from: ['submitted'], to: 'ended' },
  confirm: { from: ['submitted'], to: 'confirmed' },
} as const;

async function answer(model: Model, does: keyof typeof ANSWERS, index: number): Promise<void> {
  const booking = model.bookings[index % model.bookings.length];
  if (booking === undefined) return;
  const { orderBigNo } = booking;
  const asked = {
    withdraw: () => fixture.shipper.send(withdraw, { orderBigNo }),
    refuse: () => fixture.operator.send(refuseBooking, { orderBigNo, reason: 'no wagons' }),
    confirm: () => fixture.operator.send(confirmBooking, { orderBigNo }),
  }[does]();
  const { from, to } = ANSWERS[does];
  if (!from.some((state) => state === booking.state)) {
    await expectUserError(asked);
    return;
  }
  await asked;
  booking.state = to;
}

async function expire(model: Model, index: number): Promise<void> {
  const booking = model.bookings[index % model.bookings.length];
  if (booking === undefined) return;
  await fixture.database.query(
    `update booking_order set submitted_at = submitted_at - interval '49 hours' where order_no = $1`,
    [booking.orderBigNo],
  );
  await expireOverdue(database.db);
  if (booking.state === 'submitted') booking.state = 'ended';
}

async function resize(trainInfoId: number, model: Model, capacityTeu: number): Promise<void> {
  const asked = fixture.operator.send(changeCapacity, { trainInfoId, capacityTeu });
  if (capacityTeu < soldOf(model)) {
    expect((await expectUserError(asked)).message).toContain(`${soldOf(model)} TEU booked`);
    return;
  }
  await asked;
  model.capacity = capacityTeu;
}

test('any sequence of bookings, decisions and capacity changes keeps sold space equal to the reference model', async () => {
  const steps = fc.array(step, { minLength: 5, maxLength: 30 });
  const property = fc.asyncProperty(steps, async (steps) => {
    const model: Model = { capacity: 8, bookings: [] };
    const trainInfoId = await fixture.newTrain(model.capacity);
    for (const now of steps) {
      if (now.does === 'book') await book(trainInfoId, model, now.small, now.large);
      else if (now.does === 'resize') await resize(trainInfoId, model, now.capacity);
      else if (now.does === 'expire') await expire(model, now.which);
      else await answer(model, now.does, now.which);
      const { capacityTeu, remainTeu } = await fixture.shipper.send(getTrainDetail, { trainInfoId });
      expect({ capacityTeu, remainTeu }).toEqual({
        capacityTeu: model.capacity,
        remainTeu: model.capacity - soldOf(model),
      });
    }
    const sold = soldOf(model);
    expect(await fixture.trainSpace(trainInfoId)).toEqual({ capacity: model.capacity, sold, held: sold });
  });
  await fc.assert(property, { numRuns: 10 });
});

/** A query as pg gets it: its text, or a text with values and a name. */
const statementOf = z.preprocess(
  (statement) => (typeof statement === 'string' ? { text: statement } : statement),
  z.object({ name: z.string().optional(), text: z.string() }),
);

/** Sends all bookings concurrently; returns the number accepted and the errors of the others. */
async function bookConcurrently(trainInfoId: number, types: readonly SizeType[], people: readonly Actor[] = []) {
  const asked = types.map((type, index) => {
    const person = people[index % people.length] ?? fixture.shipper;
    return person.send(saveBooking, bookingOf(trainInfoId, [[type, 1]])).catch((refused: unknown) => refused);
  });
  const answers = await Promise.all(asked);
  const refusals = answers.filter((given) => given instanceof ReceivedUserError);
  expect(answers.filter((given) => given instanceof Error && !(given instanceof ReceivedUserError))).toEqual([]);
  return { done: answers.length - refusals.length, refusals };
}

const ones = (count: number): SizeType[] => Array.from({ length: count }, () => '22G1');
const mixed = (count: number): SizeType[] =>
  Array.from({ length: count }, (_, index) => (index % 3 === 0 ? '42G1' : '22G1'));

test('a hundred concurrent bookings for the last 50 TEU: fifty succeed, the others get "sold out"', async () => {
  const trainInfoId = await fixture.newTrain(50);
  const { done, refusals } = await bookConcurrently(trainInfoId, ones(100));
  expect(done).toBe(50);
  expect(await fixture.trainSpace(trainInfoId)).toEqual({ capacity: 50, sold: 50, held: 50 });
  expect(new Set(refusals.map((refused) => refused.message))).toEqual(new Set(['This train is fully booked.']));
});

test('a hundred concurrent bookings of mixed sizes sell all 50 TEU, each error with the right figures', async () => {
  const trainInfoId = await fixture.newTrain(50);
  const { refusals } = await bookConcurrently(trainInfoId, mixed(100));
  expect(await fixture.trainSpace(trainInfoId)).toEqual({ capacity: 50, sold: 50, held: 50 });
  for (const { message } of refusals) {
    expect(message).toMatch(
      /^This train is fully booked\.$|^Not enough space: 2 TEU requested, only 1 TEU available\.$/,
    );
  }
});

test('what a company must meet is asked by the statement that writes the orders, not by each booking', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const beside = new Actor((await fixture.server.startAnother()).address, fixture.shipper.token);
    const trainInfoId = await fixture.newTrain(50);
    query.mockClear();
    const { done } = await bookConcurrently(trainInfoId, ones(20), [beside]);
    expect(done).toBe(20);
    const statements = query.mock.calls.flatMap(([statement]) => {
      const { name, text } = statementOf.parse(statement);
      return text.includes('credit_limit') ? [name] : [];
    });
    expect(new Set(statements)).toEqual(new Set(['sell_space']));
  } finally {
    query.mockRestore();
  }
});

test('two server processes on one database do not sell the same space twice', async () => {
  const beside = new Actor((await fixture.server.startAnother()).address, fixture.rival.token);
  const trainInfoId = await fixture.newTrain(50);
  await bookConcurrently(trainInfoId, mixed(120), [fixture.shipper, beside]);
  expect(await fixture.trainSpace(trainInfoId)).toEqual({ capacity: 50, sold: 50, held: 50 });
});

test('texts invalid for the database and a body of 10 MB do not affect concurrent bookings', async () => {
  const trainInfoId = await fixture.newTrain(50);
  // Built at run time: a bundler may repair a lone surrogate in source text.
  const halfPair = String.fromCharCode(0xd83d);
  const remarks = ['NUL \0', `half ${halfPair}`, 'x'.repeat(10_000_000)];
  const poisoned = remarks.map((remark) =>
    fixture.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]], { remark })).catch((fault) => fault),
  );
  const [{ done }, nul, half, huge] = await Promise.all([bookConcurrently(trainInfoId, ones(40)), ...poisoned]);
  expect(done).toBe(40);
  expect([nul.status, half.status]).toEqual(['submitted', 'submitted']);
  // Either an error reply or a connection closed during the upload.
  expect(huge).toBeInstanceOf(Error);
  expect(await fixture.trainSpace(trainInfoId)).toEqual({ capacity: 50, sold: 42, held: 42 });
});

test('when the database drops connections under load, every acknowledged booking exists, once', async () => {
  const trainInfoId = await fixture.newTrain(200);
  const asked = Array.from({ length: 150 }, () =>
    fixture.shipper
      .send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]))
      .catch((refused: ReceivedUserError) => refused),
  );
  const drop = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'ironsilk' and query like '%booking_order%'`;
  for (let times = 0; times < 10; times += 1) await fixture.database.query(drop);
  const answers = await Promise.all(asked);
  const acknowledged = answers.flatMap((given) => (given instanceof ReceivedUserError ? [] : [given.orderBigNo]));
  const { rows } = await fixture.database.query('select order_no from booking_order where train_id = $1', [
    trainInfoId,
  ]);
  const stored = new Set(rows.map((row) => row.order_no));
  expect(acknowledged.filter((orderNo) => !stored.has(orderNo))).toEqual([]);
  const space = await fixture.trainSpace(trainInfoId);
  expect(space).toEqual({ capacity: 200, sold: stored.size, held: stored.size });
});
