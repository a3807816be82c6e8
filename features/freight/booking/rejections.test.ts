import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError, ReceivedUserError } from '../../../platform/testing/actor.ts';
import { LANGUAGES } from '../../../platform/wire/language.ts';
import { closeTrain } from '../train/wire.ts';
import * as operatorWire from './operatorWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let trainInfoId: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  trainInfoId = await fixture.newTrain(20);
});
afterAll(() => fixture.close());

const save = (booking: Parameters<typeof bookingOf>[2], person: Actor = fixture.shipper) =>
  expectUserError(person.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]], booking)));

test('goods too heavy for the containers are refused at the goods, with both weights', async () => {
  const goods = [
    { nameEn: 'Steel', hscode: '720851', grossWeightKg: 20_000 },
    { nameEn: 'More steel', hscode: '720851', grossWeightKg: 8_231 },
  ];
  const { fields } = await save({ goods });
  expect(fields).toEqual({
    'goods.1.grossWeightKg': 'The cargo weighs 28231 kg; the maximum payload of the selected containers is 28230 kg.',
  });
  const booking = bookingOf(trainInfoId, [['22G1', 1]], {
    goods: [{ ...goods[0], hscode: '720851', grossWeightKg: 28_230 }],
  });
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, { ...booking, draft: true });
  await fixture.shipper.send(wire.withdraw, { orderBigNo });
});

test('wrong input is named field by field, in the language of the person', async () => {
  const wrong = {
    contactName: ' ',
    contactMobile: 'call me',
    containers: [{ sizeType: '22G1' as const, count: 0, owner: 'SOC' as const }],
    goods: [{ nameCn: '', hscode: '12', grossWeightKg: -1 }],
  };
  const said = {
    zh: ['不能小于 1', '必填', '格式不正确'],
    en: ['Enter at least 1', 'Required', 'Invalid format'],
    ru: ['Не меньше 1', 'Обязательное поле', 'Неверный формат'],
  };
  for (const language of LANGUAGES) {
    const { fields, message } = await save(wrong, fixture.shipper.inLanguage(language));
    const [tooFew, required, shape] = said[language];
    expect(fields).toMatchObject({
      contactName: required,
      contactMobile: shape,
      'containers.0.count': tooFew,
      'goods.0.hscode': shape,
    });
    expect(Object.keys(fields)).toContain('goods.0.grossWeightKg');
    expect(message).not.toMatch(/undefined|\[object|NaN/);
  }
});

test('a train not open, closed, past its cut-off or unknown has its own error', async () => {
  const planned = await fixture.newTrain(4, { isOpen: false });
  const closed = await fixture.newTrain(4);
  await fixture.operator.send(closeTrain, { trainInfoId: closed });
  const late = await fixture.newTrain(4);
  await fixture.database.query(`update train set cutoff_at = now() - interval '1 second' where id = $1`, [late]);
  expect((await save({ trainInfoId: planned })).message).toContain('not open for booking yet');
  expect((await save({ trainInfoId: closed })).message).toContain('is closed');
  expect((await save({ trainInfoId: late })).message).toMatch(
    /^The document cut-off \(\d+ \w{3} \d{4}, \d\d:\d\d\) has passed/,
  );
  expect(await save({ trainInfoId: 2 ** 40 })).toMatchObject({
    code: 404,
    message: 'Train not found. Please reload the page.',
  });
  for (const train of [planned, closed, late]) {
    expect(await fixture.trainSpace(train)).toMatchObject({ sold: 0, held: 0 });
    const draft = await save({ trainInfoId: train, draft: true });
    expect(draft.faultId).toBeUndefined();
  }
});

test('a container type without a price on the train is not carried, and nothing of the booking is written', async () => {
  const containers = [
    { sizeType: '22G1' as const, count: 1, owner: 'SOC' as const },
    { sizeType: '45R1' as const, count: 1, owner: 'COC' as const },
  ];
  expect((await save({ containers })).message).toBe('This train does not carry containers of type 45R1.');
  expect((await save({ containers, draft: true })).message).toContain('45R1');
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 0, held: 0 });
});

test('the space left is named in three languages', async () => {
  const small = await fixture.newTrain(2);
  const containers = [{ sizeType: '22G1' as const, count: 3, owner: 'SOC' as const }];
  const saves = LANGUAGES.map(async (language) => {
    const { message } = await save({ trainInfoId: small, containers }, fixture.shipper.inLanguage(language));
    return message;
  });
  const messages = await Promise.all(saves);
  for (const message of messages) expect(message).toMatch(/3 (TEU|ДФЭ).*2 (TEU|ДФЭ)|2 (TEU|ДФЭ).*3 (TEU|ДФЭ)/);
  expect(new Set(messages).size).toBe(LANGUAGES.length);
});

test('every call treats another company’s order as unknown', async () => {
  const mine = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const draft = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]], { draft: true }));
  const { orderBigNo } = mine;
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const { containers } = await fixture.shipper.send(wire.getOrderDetail, { orderBigNo });
  const [{ orderContainerId } = { orderContainerId: 0 }] = containers;
  const { rival } = fixture;
  const sheet = {
    name: 'numbers.xlsx',
    content: new Uint8Array(await writeXlsx({ sheets: [{ name: 'A', rows: [[1]] }] })),
  };
  const tries: Record<string, () => Promise<unknown>> = {
    detail: () => rival.send(wire.getOrderDetail, { orderBigNo }),
    timeline: () => rival.send(wire.getTimeline, { orderBigNo }),
    template: () => rival.download(wire.containerTemplate, { orderBigNo }),
    sheet: () => rival.send(wire.parseContainers, { orderBigNo }, sheet),
    withdraw: () => rival.send(wire.withdraw, { orderBigNo }),
    numbers: () =>
      rival.send(wire.saveContainers, {
        orderBigNo,
        containers: [{ orderContainerId, containerNo: 'CSQU3054383' }],
      }),
    draft: () =>
      rival.send(wire.saveBooking, {
        ...bookingOf(trainInfoId, [['22G1', 1]]),
        orderBigNo: draft.orderBigNo,
      }),
  };
  for (const [name, attempt] of Object.entries(tries)) {
    expect(await expectUserError(attempt()), name).toMatchObject({ code: 404, faultId: undefined });
  }
  const unknown = await expectUserError(rival.send(wire.getOrderDetail, { orderBigNo: 'IS0000' }));
  const other = await expectUserError(rival.send(wire.getOrderDetail, { orderBigNo }));
  expect(other.message).toBe(unknown.message);
  const lists = await rival.send(wire.listOrders, { orderBigNo });
  expect(lists).toEqual({ rows: [], total: 0 });
  expect((await fixture.shipper.send(wire.getOrderDetail, { orderBigNo })).status).toBe('confirmed');
});

test('another company’s container cannot be written through an own order', async () => {
  const theirs = await fixture.rival.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const own = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  for (const { orderBigNo } of [theirs, own]) await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const { containers } = await fixture.rival.send(wire.getOrderDetail, { orderBigNo: theirs.orderBigNo });
  const entries = containers.map(({ orderContainerId }) => ({
    orderContainerId,
    containerNo: 'CSQU3054383',
  }));
  const attempt = fixture.shipper.send(wire.saveContainers, {
    orderBigNo: own.orderBigNo,
    containers: entries,
  });
  expect((await expectUserError(attempt)).fields).toEqual({
    'containers.0.containerNo': 'This container is not in the order. Please reload the page.',
  });
});

test('a sub-account has access to its company’s orders', async () => {
  const clerk = await fixture.server.signInAs('clerk');
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  await clerk.send(wire.withdraw, { orderBigNo });
  const { timeline } = await fixture.shipper.send(wire.getOrderDetail, { orderBigNo });
  expect(timeline[0]).toMatchObject({ move: 'withdrawn', who: '王小舟' });
});

test('without a company or permission a booking is rejected before its input is read', async () => {
  for (const name of ['tourist', 'supplier', 'agent', 'operator']) {
    const person = await fixture.server.signInAs(name);
    const attempt = await person.send(wire.saveBooking, bookingOf(0, [])).catch((fault: unknown) => fault);
    expect(attempt, name).toBeInstanceOf(ReceivedUserError);
    expect(attempt, name).toMatchObject({ code: 403 });
  }
});
