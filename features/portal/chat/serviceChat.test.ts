import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ConversationRef,
  findListItem,
  readAllMessages,
  sendMessage,
  textsOf,
} from '../../../app/testing/chatFixture.ts';
import { HAULIER, newSupplier } from '../../../app/testing/newSupplier.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { getOrderDetail, saveBooking } from '../../freight/booking/wire.ts';
import * as jobWire from '../../suppliers/service/jobWire.ts';
import * as operatorWire from '../../suppliers/service/operatorWire.ts';
import * as service from '../../suppliers/service/wire.ts';
import { listCounterparts, msgList } from './wire.ts';

const SUPPLIER_NO = '20001';

let fixture: TestFixture;
let supplier: Actor;
let haulier: Actor;
let orderBigNo: string;
let containerIds: number[];

beforeAll(async () => {
  fixture = await TestFixture.open();
  supplier = await fixture.server.signInAs('supplier');
  haulier = await newSupplier(fixture.server, fixture.database);
  const booked = await fixture.shipper.send(saveBooking, bookingOf(await fixture.newTrain(100), [['42G1', 2]]));
  ({ orderBigNo } = booked);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const { containers } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  containerIds = containers.map(({ orderContainerId }) => orderContainerId);
});
afterAll(() => fixture.close());

const seen = async (serviceOrderId: number) => {
  const { version } = await fixture.operator.send(operatorWire.getServiceOrder, { serviceOrderId });
  return { serviceOrderId, version };
};

async function requested(kind: 'trailer' | 'yard', orderContainerId: number): Promise<number> {
  const { serviceOrderId } = await fixture.shipper.send(service.requestService, {
    orderBigNo,
    kind,
    orderContainerIds: [orderContainerId],
    place: '3 号堆场',
    address: '锦业路 125 号',
    returnPlace: '西安国际港站',
    startTime: '2026-12-01 08:00:00',
    contactName: '李思远',
    contactMobile: '13800010001',
  });
  return serviceOrderId;
}

async function engage(serviceOrderId: number, who: Actor, companyNo: string): Promise<void> {
  await fixture.operator.send(operatorWire.offerToSupplier, {
    ...(await seen(serviceOrderId)),
    companyNo,
    costAmount: '900.00',
    costCurrency: 'CNY',
    freeDays: 2,
    dayCost: '40.00',
    daySale: '50.00',
  });
  await who.send(jobWire.moveServiceJob, { ...(await seen(serviceOrderId)), move: 'acceptJob' });
}

const ownService = async (id: number) =>
  (await fixture.shipper.send(service.listOwnServices, { orderBigNo })).find(
    ({ serviceOrderId }) => serviceOrderId === id,
  );

const isAbsent = async (reading: Promise<unknown>) => expect((await expectUserError(reading)).code).toBe(CODE.absent);

describe('chat about a service order', () => {
  test('reaches its supplier and no other, who answers; a supplier that was only asked hears nothing', async () => {
    const { shipper, rival, operator } = fixture;
    const [first = 0, second = 0] = containerIds;
    const trailer = await requested('trailer', first);
    expect(await ownService(trailer)).toMatchObject({ supplierNo: '', supplierName: '' });
    await operator.send(operatorWire.askSuppliers, {
      ...(await seen(trailer)),
      companyNos: [SUPPLIER_NO, HAULIER.companyNo],
    });
    const about: ConversationRef = {
      orderContainerId: first,
      businessType: 1,
      servingCompanyNo: SUPPLIER_NO,
    };
    await isAbsent(sendMessage(shipper, about, 'not engaged yet'));
    await isAbsent(sendMessage(haulier, { ...about, servingCompanyNo: '' }, 'only asked'));
    await isAbsent(haulier.send(listCounterparts, { orderContainerId: first }));

    await engage(trailer, supplier, SUPPLIER_NO);
    expect(await ownService(trailer)).toMatchObject({ supplierNo: SUPPLIER_NO });
    await sendMessage(shipper, about, 'When do you come?');
    expect(await findListItem(supplier, about)).toMatchObject({
      unreadCount: 1,
      isHd: 0,
      counterpartNo: '10001',
      servingCompanyNo: SUPPLIER_NO,
      orderBigNo,
    });
    await sendMessage(supplier, about, 'At nine.');
    expect(textsOf(await readAllMessages(shipper, about))).toEqual(['When do you come?', 'At nine.']);
    expect(await findListItem(shipper, about)).toMatchObject({ unreadCount: 1, counterpartNo: SUPPLIER_NO });
    for (const stranger of [haulier, rival, operator]) {
      const listed = await stranger.send(msgList, {});
      expect(listed.some(({ orderContainerId }) => orderContainerId === first)).toBe(false);
    }
    for (const stranger of [haulier, rival]) await isAbsent(readAllMessages(stranger, about));

    // both work on the order now, each talks to the customer alone
    await engage(await requested('yard', second), haulier, HAULIER.companyNo);
    await isAbsent(readAllMessages(haulier, about));
    await isAbsent(sendMessage(haulier, about, 'in the name of another'));
    await isAbsent(sendMessage(haulier, { ...about, servingCompanyNo: '00001' }, 'as the platform'));
    const theirs = {
      orderContainerId: second,
      businessType: 1 as const,
      servingCompanyNo: HAULIER.companyNo,
    };
    await sendMessage(haulier, theirs, 'The yard is open.');
    expect(textsOf(await readAllMessages(shipper, theirs))).toEqual(['The yard is open.']);
    expect(await findListItem(supplier, theirs)).toBeUndefined();
    expect(await readAllMessages(supplier, { ...theirs, servingCompanyNo: '' })).toEqual([]);
    const companyNos = async (who: Actor) =>
      (await who.send(listCounterparts, { orderContainerId: first })).map(({ companyNo }) => companyNo).sort();
    expect(await companyNos(shipper)).toEqual(['00001', SUPPLIER_NO, HAULIER.companyNo]);
    expect(await companyNos(supplier)).toEqual([SUPPLIER_NO]);
  });

  test('and its events stand in the timeline of the order and in its own history, for each side its part', async () => {
    const [first = 0] = containerIds;
    const id = await requested('trailer', first);
    await engage(id, haulier, HAULIER.companyNo);
    for (const move of ['start', 'finish'] as const)
      await haulier.send(jobWire.moveServiceJob, { ...(await seen(id)), move });
    const history = async (events: Promise<{ history: readonly { move: string }[] } | undefined>) =>
      (await events)?.history.map(({ move }) => move).reverse();
    expect(await history(ownService(id))).toEqual(['request', 'acceptJob', 'start', 'finish', 'leftOpen']);
    const job = haulier.send(jobWire.getServiceJob, { serviceOrderId: id });
    expect(await history(job)).toEqual(['request', 'offer', 'acceptJob', 'start', 'finish', 'leftOpen']);
    const { timeline } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
    const steps = ['requested', 'completed', 'started'].map((step) => `Service ${step}: Trucking`);
    expect(timeline.map(({ text }) => text)).toEqual(expect.arrayContaining([...steps, 'Supplier accepted: Trucking']));
    await isAbsent(supplier.send(jobWire.getServiceJob, { serviceOrderId: id }));
  });
});
