import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { checkDigitOf } from '../../../libs/containerCodes/containerNumber.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { LANGUAGES } from '../../../platform/wire/language.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { getTrainDetail, savePrices } from '../train/wire.ts';
import * as operatorWire from './operatorWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

let serial = 0;
function newContainerNo(): string {
  serial += 1;
  const firstTen = `TSTU${String(serial).padStart(6, '0')}`;
  return firstTen + checkDigitOf(firstTen);
}

async function confirmedOrder(count: number, person = fixture.shipper, trainInfoId?: number) {
  const onTrain = trainInfoId ?? (await fixture.newTrain(20));
  const { orderBigNo } = await person.send(wire.saveBooking, bookingOf(onTrain, [['22G1', count]]));
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const { containers } = await person.send(wire.getOrderDetail, { orderBigNo });
  return { orderBigNo, trainInfoId: onTrain, ids: containers.map((container) => container.orderContainerId) };
}

const detail = (orderBigNo: string) => fixture.shipper.send(wire.getOrderDetail, { orderBigNo });

test('a booking becomes an order with containers, goods, fees at the train’s prices and a first timeline entry', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const goods = [{ nameCn: '茶叶', nameRu: 'Чай', hscode: '090240', grossWeightKg: 12_000.5 }];
  const lines = [
    ['22G1', 2],
    ['42G1', 1],
  ] as const;
  const booking = bookingOf(trainInfoId, lines, { goods, remark: '  early \n' });
  const { orderBigNo, status } = await fixture.shipper.send(wire.saveBooking, booking);
  expect(status).toBe('submitted');
  expect(orderBigNo).toMatch(/^IS\d{12}$/);
  const order = await detail(orderBigNo);
  expect(order).toMatchObject({ status: 'submitted', teu: 4, contactName: '李思远', remark: 'early' });
  expect(order.containers.map(({ sizeType, status }) => [sizeType, status])).toEqual([
    ['22G1', 'planned'],
    ['22G1', 'planned'],
    ['42G1', 'planned'],
  ]);
  expect(order.goods).toMatchObject([{ nameCn: '茶叶', grossWeightKg: 12_000.5 }]);
  expect(order.fees).toMatchObject([
    { sizeType: '22G1', quantity: 2, unitPrice: '3000.50', amount: '6001.00', currency: 'USD' },
    { sizeType: '42G1', quantity: 1, unitPrice: '5200.00', amount: '5200.00', currency: 'USD' },
  ]);
  expect(order.timeline).toMatchObject([{ move: 'submitted', who: '李思远' }]);
  expect(order.abilities).toEqual({
    edit: false,
    withdraw: true,
    saveContainers: false,
    decideRollOver: false,
  });
});

test('prices that change later leave the price of a booking as it was', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const prices = [{ sizeType: '22G1' as const, price: '9999.99', currency: 'USD' }];
  await fixture.operator.send(savePrices, { trainInfoId, prices });
  expect((await detail(orderBigNo)).fees).toMatchObject([{ unitPrice: '3000.50', amount: '3000.50' }]);
});

test('a confirmation is sent to the customer by SMS and e-mail and opens the container numbers for input', async () => {
  const { orderBigNo } = await confirmedOrder(1);
  const order = await detail(orderBigNo);
  expect(order.status).toBe('confirmed');
  expect(order.abilities).toEqual({
    edit: false,
    withdraw: true,
    saveContainers: true,
    decideRollOver: false,
  });
  expect(order.timeline.map(({ move, who }) => [move, who])).toEqual([
    ['confirmed', 'Platform operator'],
    ['submitted', '李思远'],
  ]);
  // those of the orders before it may follow late
  await eventually(async () => {
    const { rows } = await fixture.operator.send(outboxMessages.list, { pageSize: 100 });
    const about = rows.filter(({ text }) => text.includes(orderBigNo));
    expect(about.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  });
});

test('container numbers derive the status: some = documents, all = ready, one cleared = documents again', async () => {
  const { orderBigNo, ids } = await confirmedOrder(2);
  const [first = 0, second = 0] = ids;
  const save = (containers: { orderContainerId: number; containerNo: string }[]) =>
    fixture.shipper.send(wire.saveContainers, { orderBigNo, containers });
  await save([{ orderContainerId: first, containerNo: newContainerNo() }]);
  expect((await detail(orderBigNo)).status).toBe('documents');
  await save([{ orderContainerId: second, containerNo: newContainerNo() }]);
  expect((await detail(orderBigNo)).status).toBe('ready');
  await save([{ orderContainerId: first, containerNo: '' }]);
  expect((await detail(orderBigNo)).status).toBe('documents');
});

test('a wrong check digit is refused at its field, in the customer’s language, and the rows beside it are saved', async () => {
  const { orderBigNo, ids } = await confirmedOrder(2);
  const [first = 0, second = 0] = ids;
  const right = newContainerNo();
  const wrong = right.slice(0, 10) + ((Number(right[10]) + 1) % 10);
  const containers = [{ orderContainerId: first, containerNo: wrong }];
  const said = { en: 'check digit', zh: '校验码', ru: 'контрольную цифру' };
  for (const language of LANGUAGES) {
    const saved = fixture.shipper.inLanguage(language).send(wire.saveContainers, { orderBigNo, containers });
    const { fields } = await expectUserError(saved);
    expect(Object.keys(fields)).toEqual(['containers.0.containerNo']);
    expect(fields['containers.0.containerNo']).toContain(said[language]);
  }
  const good = newContainerNo();
  const both = [...containers, { orderContainerId: second, containerNo: good }];
  const answer = await fixture.shipper.send(wire.saveContainers, { orderBigNo, containers: both });
  expect(answer).toMatchObject({ saved: 1, held: [] });
  expect(Object.keys(answer.fields)).toEqual(['containers.0.containerNo']);
  expect((await detail(orderBigNo)).containers.map(({ containerNo }) => containerNo)).toEqual([null, good]);
});

test('the same seal twice on an order is refused at both rows', async () => {
  const { orderBigNo, ids } = await confirmedOrder(2);
  const containers = ids.map((orderContainerId) => ({ orderContainerId, sealNo: 'CN 77' }));
  const twice = await expectUserError(fixture.shipper.send(wire.saveContainers, { orderBigNo, containers }));
  expect(Object.keys(twice.fields)).toEqual(['containers.0.sealNo', 'containers.1.sealNo']);
});

test('a container number is unique in an order and on a train, across companies; two containers may swap theirs', async () => {
  const { orderBigNo, trainInfoId, ids } = await confirmedOrder(2);
  const [first = 0, second = 0] = ids;
  const [one, other] = [newContainerNo(), newContainerNo()];
  const save = (...numbers: string[]) =>
    fixture.shipper.send(wire.saveContainers, {
      orderBigNo,
      containers: [first, second].map((orderContainerId, index) => ({
        orderContainerId,
        containerNo: numbers[index] ?? '',
      })),
    });
  const twice = await expectUserError(save(one, one.toLowerCase()));
  expect(Object.keys(twice.fields)).toEqual(['containers.0.containerNo', 'containers.1.containerNo']);
  await save(one, other);
  await save(other, one);
  expect((await detail(orderBigNo)).containers.map(({ containerNo }) => containerNo)).toEqual([other, one]);

  const theirs = await confirmedOrder(1, fixture.rival, trainInfoId);
  const [id = 0] = theirs.ids;
  const entry = { orderBigNo: theirs.orderBigNo, containers: [{ orderContainerId: id, containerNo: one }] };
  expect(await fixture.rival.send(wire.saveContainers, entry)).toMatchObject({ saved: 1, held: [one] });
  await fixture.shipper.send(wire.withdraw, { orderBigNo });
  expect(await fixture.rival.send(wire.saveContainers, entry)).toMatchObject({ saved: 1, held: [] });
});

test('of two companies that save the same numbers concurrently one has each number, and the other waits for the operator', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const [mine, theirs] = await Promise.all([
    confirmedOrder(2, fixture.shipper, trainInfoId),
    confirmedOrder(2, fixture.rival, trainInfoId),
  ]);
  for (let times = 0; times < 10; times += 1) {
    const numbers = [newContainerNo(), newContainerNo()];
    const entries = ({ ids, orderBigNo }: typeof mine, nos: string[]) => ({
      orderBigNo,
      containers: ids.map((orderContainerId, at) => ({ orderContainerId, containerNo: nos[at] })),
    });
    const answers = await Promise.all([
      fixture.shipper.send(wire.saveContainers, entries(mine, numbers)),
      fixture.rival.send(wire.saveContainers, entries(theirs, numbers.toReversed())),
    ]);
    expect(answers.flatMap(({ held }) => held).sort()).toEqual(numbers.toSorted());
  }
});

test('a seal, a tare and a gross mass that do not fit the container are refused at their fields', async () => {
  const { orderBigNo, ids } = await confirmedOrder(1);
  const [orderContainerId = 0] = ids;
  const save = (entry: object) =>
    fixture.shipper.send(wire.saveContainers, { orderBigNo, containers: [{ orderContainerId, ...entry }] });
  const heavy = await expectUserError(save({ vgmKg: 30_481 }));
  expect(heavy.fields).toEqual({
    'containers.0.vgmKg': 'The gross mass must not exceed 30480 kg for this container type.',
  });
  const light = await expectUserError(save({ tareKg: 2300, vgmKg: 2299 }));
  expect(light.fields['containers.0.vgmKg']).toContain('less than the tare');
  await save({ sealNo: ' CN 123 ', tareKg: 2300, vgmKg: 30_480 });
  const [container] = (await detail(orderBigNo)).containers;
  expect(container).toMatchObject({ sealNo: 'CN 123', tareKg: 2300, vgmKg: 30_480, status: 'planned' });
});

test('a draft takes no space, keeps its number while it is edited, and when it is submitted', async () => {
  const trainInfoId = await fixture.newTrain(4);
  const ask = (count: number, more: object = {}) =>
    fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', count]], more));
  const { orderBigNo, status } = await ask(3, { draft: true });
  expect(status).toBe('draft');
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 0 });
  expect(await fixture.shipper.send(wire.isHavingTempOrders, { trainInfoId })).toEqual({
    isHaving: true,
    orderBigNo,
  });
  await ask(2, { draft: true, orderBigNo, remark: 'changed' });
  expect(await detail(orderBigNo)).toMatchObject({ status: 'draft', teu: 2, remark: 'changed' });
  expect(await ask(4, { orderBigNo })).toEqual({ orderBigNo, status: 'submitted' });
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 4, held: 4 });
  const again = await expectUserError(ask(1, { orderBigNo }));
  expect(again).toMatchObject({ code: 404, message: expect.stringContaining('already submitted') });
  expect((await detail(orderBigNo)).containers).toHaveLength(4);
});

test('a draft for which no space is left stays a draft, whole', async () => {
  const trainInfoId = await fixture.newTrain(4);
  const draft = bookingOf(trainInfoId, [['22G1', 3]], { draft: true });
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, draft);
  await fixture.rival.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
  const submit = fixture.shipper.send(wire.saveBooking, { ...draft, draft: false, orderBigNo });
  expect((await expectUserError(submit)).message).toBe('Not enough space: 3 TEU requested, only 2 TEU available.');
  expect(await detail(orderBigNo)).toMatchObject({ status: 'draft', teu: 3 });
  expect((await detail(orderBigNo)).containers).toHaveLength(3);
});

test('a deleted draft is not called a withdrawn booking', async () => {
  const trainInfoId = await fixture.newTrain(4);
  const draft = bookingOf(trainInfoId, [['22G1', 1]], { draft: true });
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, draft);
  await fixture.shipper.send(wire.withdraw, { orderBigNo });
  const { status, timeline } = await detail(orderBigNo);
  expect(status).toBe('withdrawn');
  expect(timeline.map(({ text }) => text)).toEqual(['Draft deleted', 'Draft saved']);
});

test('a withdrawn booking gives its space back at once, and cannot be withdrawn twice', async () => {
  const trainInfoId = await fixture.newTrain(4);
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['42G1', 2]]));
  expect(await fixture.shipper.send(getTrainDetail, { trainInfoId })).toMatchObject({
    remainTeu: 0,
    isBookable: false,
  });
  await fixture.shipper.send(wire.withdraw, { orderBigNo, reason: 'cargo late' });
  expect(await fixture.shipper.send(getTrainDetail, { trainInfoId })).toMatchObject({
    remainTeu: 4,
    isBookable: true,
  });
  const order = await detail(orderBigNo);
  expect(order.timeline[0]).toMatchObject({ move: 'withdrawn', who: '李思远', reason: 'cargo late' });
  expect(order.containers.every(({ status }) => status === 'cancelled')).toBe(true);
  await expectUserError(fixture.shipper.send(wire.withdraw, { orderBigNo }));
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 0, held: 0 });
});
