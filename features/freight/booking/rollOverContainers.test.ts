import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, dayAhead, TestFixture } from '../../../app/testing/testFixture.ts';
import { checkDigitOf } from '../../../libs/containerCodes/containerNumber.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import { listResources, upload } from '../../documents/resource/wire.ts';
import { listAnyOrderCharges, listOrderCharges, readRollOverPay } from '../../money/charge/wire.ts';
import { listOwnServices, requestService } from '../../suppliers/service/wire.ts';
import { anyCargo, ownCargo } from '../cargo/wire.ts';
import { confirmBooking } from './operatorWire.ts';
import * as wire from './rollOverWire.ts';
import { findHeldUpDays } from './server/heldUpDays.ts';
import { getOrderDetail, saveBooking, saveContainers, withdraw } from './wire.ts';

const NUMBERS = ['TCNU123456', 'TCNU123457', 'MSKU123456'].map((ten) => `${ten}${checkDigitOf(ten)}`);

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const detailOf = (orderBigNo: string) => fixture.shipper.send(getOrderDetail, { orderBigNo });

/** A confirmed order of two 20-foot and one 40-foot container, and a later train with room for `laterTeu`. */
async function confirmedOrder(laterTeu = 20) {
  const first = await fixture.newTrain(20, { departsIn: { days: 3 } });
  const later = await fixture.newTrain(laterTeu, { departsIn: { days: 5 } });
  const booking = bookingOf(first, [
    ['22G1', 2],
    ['42G1', 1],
  ]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const { containers } = await detailOf(orderBigNo);
  const [small = 0, , big = 0] = containers.map(({ orderContainerId }) => orderContainerId);
  return { first, later, orderBigNo, containers, small, big };
}

type Rolled = Awaited<ReturnType<typeof confirmedOrder>>;
const roll = ({ orderBigNo, later }: Pick<Rolled, 'orderBigNo' | 'later'>, orderContainerIds: number[]) =>
  fixture.operator.send(wire.rollOver, {
    orderBigNo,
    orderContainerIds,
    trainInfoId: later,
    reasonKind: 'wagons' as const,
    bearer: 'platform' as const,
    remark: 'one wagon broken',
  });
const brief = async (orderBigNo: string) =>
  (await fixture.shipper.send(listOrderCharges, { orderBigNo })).charges
    .filter(({ status }) => status !== 'void')
    .map(({ feeType, quantity, amount }) => [feeType, Number(quantity), amount]);

test('chosen containers roll as an order of their own with their space, price and compensation; the rest stays', async () => {
  const order = await confirmedOrder();
  const { first, later, orderBigNo, small } = order;
  const asked = { orderBigNo, orderContainerIds: String(small) };
  expect((await fixture.operator.send(readRollOverPay, asked)).sums).toEqual([{ currency: 'USD', amount: '150.03' }]);
  const { orderBigNo: part } = await roll(order, [small]);
  expect(part).not.toBe(orderBigNo);
  expect(await fixture.trainSpace(first)).toMatchObject({ sold: 3, held: 3 });
  expect(await fixture.trainSpace(later)).toMatchObject({ sold: 1, held: 1 });
  const rest = await detailOf(orderBigNo);
  expect(rest).toMatchObject({ teu: 3, rollOver: null, parts: [part], splitFrom: '' });
  expect(rest.train.trainInfoId).toBe(first);
  expect(rest.containers).toHaveLength(2);
  expect(rest.timeline[0]).toMatchObject({ move: 'containersRolledOver', reason: 'one wagon broken' });
  const moved = await detailOf(part);
  expect(moved).toMatchObject({ teu: 1, splitFrom: orderBigNo, rollOver: { state: 'open' } });
  expect(moved.train.trainInfoId).toBe(later);
  expect(moved.containers.map(({ orderContainerId }) => orderContainerId)).toEqual([small]);
  expect(moved.timeline.map(({ move }) => move)).toEqual(['rolledOver', 'confirmed', 'submitted']);
  expect(await brief(orderBigNo)).toEqual([
    ['railFreight', 1, '5200.00'],
    ['railFreight', 1, '3000.50'],
  ]);
  expect(await brief(part)).toEqual([
    ['railFreight', 1, '3000.50'],
    ['rollOverCompensation', 1, '-150.03'],
  ]);
  const kg = [rest, moved].map(({ goods }) => goods[0]?.grossWeightKg ?? 0);
  expect(kg[0] ?? 0).toBeGreaterThan(kg[1] ?? 0);
  expect((kg[0] ?? 0) + (kg[1] ?? 0)).toBeCloseTo(1000, 3);
});

test('the customer accepts, or cancels these containers alone for nothing', async () => {
  const order = await confirmedOrder();
  const { orderBigNo: part } = await roll(order, [order.big]);
  const { rollOver } = await detailOf(part);
  const rollOverId = rollOver?.rollOverId ?? 0;
  await fixture.shipper.send(wire.declineRollOver, { orderBigNo: part, rollOverId, reason: 'too late' });
  expect(await brief(part)).toEqual([['rollOverCompensation', 1, '-260.00']]);
  expect(await fixture.trainSpace(order.later)).toMatchObject({ sold: 0, held: 0 });
  expect(await fixture.trainSpace(order.first)).toMatchObject({ sold: 2, held: 2 });
  expect((await detailOf(order.orderBigNo)).status).toBe('confirmed');
  await fixture.shipper.send(withdraw, { orderBigNo: order.orderBigNo, reason: 'all of it' });
  const cancelled = (await brief(order.orderBigNo)).filter(([feeType]) => feeType === 'cancellation');
  expect(cancelled).toEqual([['cancellation', 1, '1800.30']]);
  expect(await fixture.trainSpace(order.first)).toMatchObject({ sold: 0, held: 0 });
});

test('freight that is billed already is reversed once, and charged to both orders as they are now', async () => {
  const order = await confirmedOrder();
  const { orderBigNo } = order;
  await fixture.database.query(
    `update charge set status = 'billed' where order_id = (select id from booking_order where order_no = $1)`,
    [orderBigNo],
  );
  const [one = 0, two = 0] = order.containers.map(({ orderContainerId }) => orderContainerId);
  const { orderBigNo: part } = await roll(order, [one]);
  await roll(order, [two]);
  const { charges } = await fixture.operator.send(listAnyOrderCharges, { orderBigNo });
  const valid = charges.filter(({ status }) => status !== 'void');
  expect(valid.reduce((sum, { amount }) => sum + Number(amount) * 100, 0)).toBeCloseTo(520_000, 6);
  expect(valid.filter(({ amount }) => amount.startsWith('-'))).toHaveLength(1);
  expect((await brief(part))[0]).toEqual(['railFreight', 1, '3000.50']);
  expect((await detailOf(orderBigNo)).parts).toHaveLength(2);
});

test('numbers, goods and papers go with the containers', async () => {
  const order = await confirmedOrder();
  const { orderBigNo, small, containers } = order;
  await fixture.shipper.send(saveContainers, {
    orderBigNo,
    containers: containers.map(({ orderContainerId }, place) => ({
      orderContainerId,
      containerNo: NUMBERS[place] ?? '',
    })),
  });
  const line = (lineKey: string, orderContainerId: number | null, goodsNameCn: string) => ({
    lineKey,
    place: '',
    orderContainerId,
    fields: { goodsNameCn, goodsGrossWeightKg: '500', hscode: '854231' },
  });
  await fixture.shipper.send(ownCargo.save, {
    orderBigNo,
    version: 0,
    source: 'person' as const,
    removed: [],
    lines: [line('a', small, '手机'), line('b', order.big, '电脑'), line('c', null, '配件')],
  });
  const file = page('packing list.pdf', 'packing');
  await fixture.shipper.send(upload, { docType: 'ORDERPAPER', relaId: orderBigNo }, file);
  const { orderBigNo: part } = await roll(order, [small]);
  expect((await detailOf(part)).containers[0]?.containerNo).toBe(NUMBERS[0]);
  const goods = async (orderNo: string) =>
    (await fixture.operator.send(anyCargo.detail, { orderBigNo: orderNo })).lines.map(
      ({ goodsNameCn, goodsGrossWeightKg }) => [goodsNameCn, goodsGrossWeightKg],
    );
  expect((await goods(part)).toSorted()).toEqual([
    ['手机', '500'],
    ['电子产品', ''],
    ['配件', ''],
  ]);
  expect((await goods(orderBigNo)).toSorted()).toEqual([
    ['电子产品', '1000'],
    ['电脑', '500'],
    ['配件', '500'],
  ]);
  const history = await fixture.shipper.send(ownCargo.history, {
    orderBigNo: part,
    lineKey: 'a',
    field: 'goodsNameCn',
  });
  expect(history.map(({ value }) => value)).toContain('手机');
  for (const relaId of [orderBigNo, part]) {
    const files = await fixture.shipper.send(listResources, { docType: 'ORDERPAPER', relaId });
    expect(files.map(({ resourceName }) => resourceName)).toEqual(['packing list.pdf']);
  }
});

test('all containers roll as the order itself, and those of another order do not roll', async () => {
  const order = await confirmedOrder();
  const other = await confirmedOrder();
  const strange = await expectUserError(roll(order, [other.small]));
  expect(strange.message).toContain('not in this order');
  const all = order.containers.map(({ orderContainerId }) => orderContainerId);
  expect((await roll(order, all)).orderBigNo).toBe(order.orderBigNo);
  expect((await detailOf(order.orderBigNo)).parts).toEqual([]);
});

test('of containers that roll at once no space is sold twice', async () => {
  const order = await confirmedOrder(2);
  const ids = order.containers.map(({ orderContainerId }) => orderContainerId);
  const pressed = await Promise.allSettled([
    ...ids.map((id) => roll(order, [id])),
    fixture.rival.send(saveBooking, bookingOf(order.later, [['22G1', 1]])),
  ]);
  expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const train of [order.first, order.later]) {
    const { sold, held, capacity } = await fixture.trainSpace(train);
    expect(sold).toBe(held);
    expect(sold).toBeLessThanOrEqual(capacity);
  }
});

test('days that an earlier roll-over of the whole order made free stay free for containers that roll again', async () => {
  const order = await confirmedOrder();
  await roll(order, []);
  const last = await fixture.newTrain(20, { departsIn: { days: 7 } });
  const { orderBigNo: part } = await roll({ ...order, later: last }, [order.small]);
  const { rollOver } = await detailOf(part);
  expect(rollOver?.state).toBe('open');
  expect((await detailOf(order.orderBigNo)).rollOver?.state).toBe('open');
  const { rows } = await fixture.database.query('select id from booking_order where order_no = $1', [part]);
  const orderId = Number(rows[0].id);
  const database = await connect(fixture.server.databaseUrl, 1, createLog('silent'));
  const isHeldUp = await findHeldUpDays(database.db, [orderId]);
  await database.pool.end();
  expect([3, 4, 5, 6, 7, 8].map((ahead) => isHeldUp(orderId, dayAhead(ahead)))).toEqual([
    ...[false, true, true, true, true, false],
  ]);
});

test('a service of containers that all roll goes with them, one of others too stays', async () => {
  const order = await confirmedOrder();
  const asked = {
    ...{
      orderBigNo: order.orderBigNo,
      kind: 'trailer' as const,
      place: '3 号堆场',
      address: '锦业路 125 号',
    },
    startTime: '2026-12-01 08:00:00',
    endTime: '2026-12-01 12:00:00',
    returnPlace: '西安国际港站',
    contactName: '李思远',
    contactMobile: '13800010001',
  } as const;
  const service = async (orderContainerIds: number[]) =>
    (await fixture.shipper.send(requestService, { ...asked, orderContainerIds })).serviceOrderId;
  const [own, shared] = [await service([order.small]), await service([order.small, order.big])];
  const { orderBigNo: part } = await roll(order, [order.small]);
  const servicesOf = async (orderBigNo: string) =>
    (await fixture.shipper.send(listOwnServices, { orderBigNo })).map(({ serviceOrderId }) => serviceOrderId);
  expect(await servicesOf(part)).toEqual([own]);
  expect(await servicesOf(order.orderBigNo)).toEqual([shared]);
});
