import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

/** As if the server had stood still for a week: the timetable repeats itself weekly. */
async function passWeek(): Promise<void> {
  const days = `interval '7 days'`;
  const columns = ['depart_at', 'arrive_at', 'cutoff_at', 'gate_in_at', 'expected_depart_at', 'expected_arrive_at'];
  // by way of a minute that no train leaves at: departures of a line are unique in between too
  for (const by of [`- interval '7 days 1 minute'`, `+ interval '1 minute'`])
    await fixture.database.query(
      `update train set ${columns.map((column) => `${column} = ${column} ${by}`).join(', ')}`,
    );
  await fixture.database.query(`
    update tracking_event set occurs_at = occurs_at - ${days}, created_at = created_at - ${days}`);
}

const countOf = async (sql: string) => Number((await fixture.database.query(sql)).rows[0]?.count);
const due = `from train where sold_teu > 0 and status in ('open', 'closed') and depart_at < now() - interval '1 hour'`;
const events = 'select count(*) from tracking_event';
const orders = 'select count(*) from booking_order';

test('after days without a server the demo goes on: trains depart with their containers, events follow, new trains are booked', async () => {
  await passWeek();
  expect(await countOf(`select count(*) ${due}`)).toBeGreaterThan(5);
  const [before, booked] = [await countOf(events), await countOf(orders)];
  await fixture.server.restart();
  expect(await countOf(`select count(*) ${due}`)).toBe(0);
  expect(await countOf(events)).toBeGreaterThan(before);
  expect(await countOf(orders)).toBeGreaterThan(booked);
  const silent = await countOf(`
    select count(*) from train where status = 'departed' and sold_teu > 0 and not exists (
      select 1 from tracking_event where train_id = train.id and kind = 'departed')`);
  expect(silent).toBe(0);

  const [known, knownOrders] = [await countOf(events), await countOf(orders)];
  await fixture.server.restart();
  expect([await countOf(events), await countOf(orders)]).toEqual([known, knownOrders]);
});
