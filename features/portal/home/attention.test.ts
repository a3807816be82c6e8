import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import type { Actor } from '../../../platform/testing/actor.ts';
import { MAX_HOME_LINES } from '../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../platform/wire/pathTo.ts';
import * as operatorWire from '../../freight/booking/operatorWire.ts';
import { loadPlanPage, reviewQueuePage } from '../../freight/booking/pages.ts';
import { DECISION_WITHIN_HOURS } from '../../freight/booking/states.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { listExceptions } from '../../freight/tracking/wire.ts';
import { readAttention } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function alertOf(person: Actor, name: string) {
  const { alerts } = await person.send(readAttention, {});
  return alerts.find((alert) => alert.name === name);
}

test('a booking that expires within a day is told with its customer and its end, one submitted just now is not', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const old = await fixture.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const before = (await alertOf(fixture.operator, 'expiringBookings'))?.count ?? 0;
  await fixture.database.query(
    `update booking_order set submitted_at = now() - make_interval(hours => $2, mins => -1) where order_no = $1`,
    [old.orderBigNo, DECISION_WITHIN_HOURS],
  );
  const alert = await alertOf(fixture.operator, 'expiringBookings');
  expect(alert).toMatchObject({ count: before + 1, isUrgent: true });
  expect(alert?.lines[0]?.note).toContain(old.orderBigNo);
  expect(alert?.lines[0]?.path).toContain(pathTo(reviewQueuePage, {}));
  expect(alert?.lines[0]?.measure?.kind).toBe('due');
});

test('late, silent and incomplete trains are those of the exceptions, the worst ones in lines', async () => {
  const { exceptions } = await fixture.operator.send(listExceptions, {});
  const late = exceptions.filter(({ kind }) => kind === 'late');
  const alert = await alertOf(fixture.operator, 'lateTrains');
  expect(alert?.count).toBe(late.length);
  expect(alert?.lines.map(({ title }) => title)).toEqual(late.slice(0, MAX_HOME_LINES).map(({ trainNo }) => trainNo));
});

test('containers without a number stand by train three days before its cut-off, and lead to the load of that train', async () => {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 25 } });
  const { orderBigNo } = await fixture.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
  const before = (await alertOf(fixture.operator, 'containersAtRisk'))?.count ?? 0;
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const alert = await alertOf(fixture.operator, 'containersAtRisk');
  expect(alert?.count).toBe(before + 2);
  expect(alert?.lines.map(({ path }) => path)).toContain(pathTo(loadPlanPage, { trainInfoId }));
});

test('a supplier is told of its own work, a customer of its bills, and neither of what operators do', async () => {
  const supplier = await (await fixture.server.signInAs('supplier')).send(readAttention, {});
  expect(supplier.alerts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['toAnswer', 'toDo', 'feesToEnter', 'ownOverdue']),
  );
  expect(supplier.alerts.every(({ area }) => area === 'own')).toBe(true);
  const shipper = await fixture.shipper.send(readAttention, {});
  expect(shipper.alerts.every(({ area }) => area === 'own')).toBe(true);
  expect(shipper.figures.map(({ measure }) => measure.kind)).toEqual(expect.arrayContaining(['count', 'amount']));
});

test('a sub-account without money rights is told of no bill and no sum; a tourist of nothing', async () => {
  const clerk = await (await fixture.server.signInAs('clerk')).send(readAttention, {});
  expect(clerk.figures.map(({ measure }) => measure.kind)).toEqual(['count', 'count']);
  expect(clerk.alerts.filter(({ lines }) => lines.some(({ measure }) => measure?.kind === 'amount'))).toEqual([]);
  const tourist = await (await fixture.server.signInAs('tourist')).send(readAttention, {});
  expect(tourist).toEqual({ alerts: [], figures: [] });
});

test('every line and alert leads to a page', async () => {
  const { alerts } = await fixture.operator.send(readAttention, {});
  expect(alerts.length).toBeGreaterThan(10);
  const paths = alerts.flatMap(({ path, lines }) => [path, ...lines.map((line) => line.path)]);
  expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
});
