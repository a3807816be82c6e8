import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page, photo } from '../../../platform/testing/sampleFiles.ts';
import { StompClient } from '../../../platform/testing/stompClient.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { destinationOf } from '../../../platform/wire/live/topic.ts';
import { download } from '../../documents/resource/wire.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { ORDER_CHANNEL } from '../../freight/booking/server/live.ts';
import { getOrderDetail, saveBooking } from '../../freight/booking/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { drivers, vehicles } from '../fleet/wire.ts';
import { openDriverJob, reportDriverStep, sendDriverPhoto } from './driverWire.ts';
import * as jobWire from './jobWire.ts';
import * as operatorWire from './operatorWire.ts';
import type { ServiceJob } from './order.ts';
import { chargeStays } from './server/storage.ts';
import { bidState, jobStatusOf, SERVICE_STATES } from './states.ts';
import { jobsChanged } from './topics.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let supplier: Actor;
let orderBigNo: string;
let containerIds: number[];
const SUPPLIER_NO = '20001';

beforeAll(async () => {
  fixture = await TestFixture.open();
  supplier = await fixture.server.signInAs('supplier');
  const train = await fixture.newTrain(100);
  const booked = await fixture.shipper.send(saveBooking, bookingOf(train, [['42G1', 3]]));
  ({ orderBigNo } = booked);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const { containers } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  containerIds = containers.map(({ orderContainerId }) => orderContainerId);
});
afterAll(() => fixture.close());

const TRAILER = {
  kind: 'trailer',
  place: '3 号堆场',
  address: '锦业路 125 号',
  startTime: '2026-12-01 08:00:00',
  endTime: '2026-12-01 12:00:00',
  returnPlace: '西安国际港站',
  contactName: '李思远',
  contactMobile: '13800010001',
} as const;

async function requested(changes: object = {}): Promise<number> {
  const given = { ...TRAILER, orderBigNo, orderContainerIds: containerIds, ...changes };
  return (await fixture.shipper.send(wire.requestService, given)).serviceOrderId;
}

const any = (serviceOrderId: number) => fixture.operator.send(operatorWire.getServiceOrder, { serviceOrderId });
const job = (serviceOrderId: number) => supplier.send(jobWire.getServiceJob, { serviceOrderId });
const own = async (serviceOrderId: number) =>
  (await fixture.shipper.send(wire.listOwnServices, { orderBigNo })).find(
    (one) => one.serviceOrderId === serviceOrderId,
  );
const seen = async (serviceOrderId: number) => ({
  serviceOrderId,
  version: (await any(serviceOrderId)).version,
});

async function offered(changes: object = {}): Promise<number> {
  const id = await requested(changes);
  await fixture.operator.send(operatorWire.offerToSupplier, {
    ...(await seen(id)),
    companyNo: SUPPLIER_NO,
    costAmount: '1500.00',
    costCurrency: 'CNY',
    ...('kind' in changes ? { freeDays: 2, dayCost: '40.00', daySale: '50.00' } : {}),
  });
  return id;
}

async function accepted(changes: object = {}): Promise<number> {
  const id = await offered(changes);
  await supplier.send(jobWire.moveServiceJob, { ...(await seen(id)), move: 'acceptJob' });
  return id;
}

async function fleet() {
  const [vehicle] = (await supplier.send(vehicles.list, { status: '0' })).rows;
  const [driver] = (await supplier.send(drivers.list, { status: '0' })).rows;
  if (vehicle === undefined || driver === undefined) throw new Error('the demo has no fleet');
  return { vehicleId: vehicle.vehicleId, driver };
}

async function assigned(id: number, changes: object = {}) {
  const { vehicleId, driver } = await fleet();
  const given = { serviceOrderId: id, vehicleId, driverId: driver.driverId, note: '', ...changes };
  const { url, tripId } = await supplier.send(jobWire.assignTrip, given);
  return { token: url.split('/').at(-1) ?? '', tripId };
}

let reports = 0;
const report = (token: string, kind: 'pickedUp' | 'delivered' | 'problem', clientId?: string) => {
  reports += 1;
  return fixture.server.anonymous.send(reportDriverStep, {
    token,
    kind,
    note: '',
    occurTime: '2026-11-22 10:00:00',
    clientId: clientId ?? `report-${reports}`,
  });
};

const charges = async (id: number) =>
  (
    await fixture.database.query(
      `select side, amount, status, fee_type as "feeType", service_kind as kind from charge
       where service_order_id = $1 order by id`,
      [id],
    )
  ).rows;

test('an open list of jobs hears of a new one at once', async () => {
  const client = await StompClient.connect(fixture.server.address, supplier.token ?? '', { companyNo: SUPPLIER_NO });
  await client.subscribe(destinationOf(jobsChanged, { companyNo: SUPPLIER_NO }));
  await offered();
  expect((await client.next('MESSAGE')).headers.destination).toBe('/serviceJob/20001');
  client.close();
});

describe('a trailer job', () => {
  test('that is quoted or declined tells the open pages of operator and customer at once', async () => {
    const id = await requested();
    const companyNos = [SUPPLIER_NO];
    await fixture.operator.send(operatorWire.askSuppliers, { ...(await seen(id)), companyNos });
    const heard: (string | undefined)[] = [];
    const onNotified = ({ channel, payload }: { channel: string; payload?: string }) =>
      channel === ORDER_CHANNEL && heard.push(payload);
    const { database } = fixture;
    const { rows } = await database.query(`select company_id from service_order where id = $1`, [id]);
    await database.query(`listen "${ORDER_CHANNEL}"`);
    database.on('notification', onNotified);
    const terms = { amount: '900.00', currency: 'CNY', validUntil: '2030-01-01' };
    await supplier.send(jobWire.quoteServiceJob, { serviceOrderId: id, ...terms });
    const [{ company_id: customer }] = rows;
    await expect.poll(() => heard).toEqual([String(customer)]);
    await supplier.send(jobWire.declineServiceQuote, { serviceOrderId: id });
    await expect.poll(() => heard).toEqual([String(customer), String(customer)]);
    await database.query(`unlisten "${ORDER_CHANNEL}"`);
    database.off('notification', onNotified);
  });

  test('goes from the request over quote, driver and photos to the fee confirmed, and is charged once', async () => {
    const id = await requested();
    await fixture.operator.send(operatorWire.askSuppliers, {
      ...(await seen(id)),
      companyNos: [SUPPLIER_NO],
    });
    const asked = await job(id);
    expect(asked).toMatchObject({ jobStatus: 'toQuote', companyName: '', contactMobile: '' });
    const todos = await supplier.send(queryAllTip, { handWay: '2', pageSize: 50 });
    const todo = todos.newUiMessageLists.rows.find(({ title }) => title === 'Quote requested: Trucking');
    expect(JSON.parse(todo?.handParam ?? '{}').gysurl).toBe(`/trailerOrderDeatil?service=${id}`);
    await supplier.send(jobWire.quoteServiceJob, {
      serviceOrderId: id,
      amount: '1600.00',
      currency: 'CNY',
      validUntil: '2030-01-01',
    });
    const [bid] = (await any(id)).bids;
    await fixture.operator.send(operatorWire.priceService, {
      ...(await seen(id)),
      bidId: bid?.bidId ?? 0,
      saleAmount: '1800.00',
      saleCurrency: 'CNY',
    });
    const priced = await own(id);
    expect(priced).toMatchObject({ state: 'priced', saleAmount: '1800.00', supplierName: '' });
    // a price is decided by those who see it
    const offersOf = async (actor: Actor) =>
      (await actor.send(queryAllTip, { handWay: '2', pageSize: 50 })).newUiMessageLists.rows.filter(({ handParam }) =>
        handParam?.includes(orderBigNo),
      );
    expect(await offersOf(fixture.shipper)).not.toEqual([]);
    expect(await offersOf(await fixture.server.signInAs('clerk'))).toEqual([]);
    expect(JSON.stringify(priced)).not.toContain('1600');
    await fixture.shipper.send(wire.moveOwnService, { ...(await seen(id)), move: 'agreePrice' });
    expect(await charges(id)).toMatchObject([{ status: 'estimated' }, { status: 'estimated' }]);
    const { token } = await assigned(id);
    expect(await report(token, 'pickedUp')).toMatchObject({ plate: expect.any(String) });
    expect((await any(id)).state).toBe('doing');
    const taken = { token, clientId: 'photo-1', occurTime: '2026-11-22 10:05:00', note: '' };
    await fixture.server.anonymous.send(sendDriverPhoto, taken, await photo('box.jpg'));
    await fixture.server.anonymous.send(sendDriverPhoto, taken, await photo('box.jpg'));
    await report(token, 'delivered');
    const done = await own(id);
    expect(done).toMatchObject({ state: 'done' });
    const photos = done?.trips[0]?.reports.filter(({ kind }) => kind === 'photo') ?? [];
    expect(photos).toHaveLength(1);
    const resourceId = photos[0]?.resourceId ?? 0;
    expect((await fixture.shipper.download(download, { resourceId })).content.length).toBeGreaterThan(50);
    await expectUserError(fixture.rival.download(download, { resourceId }));
    await supplier.send(jobWire.enterServiceFee, {
      ...(await seen(id)),
      amount: '1650.00',
      currency: 'CNY',
      note: 'waiting',
    });
    await fixture.operator.send(operatorWire.checkServiceFee, {
      ...(await seen(id)),
      feeSale: '1850.00',
      saleCurrency: 'CNY',
    });
    expect(await own(id)).toMatchObject({ state: 'feeChecked', feeSale: '1850.00' });
    await fixture.shipper.send(wire.moveOwnService, { ...(await seen(id)), move: 'confirmFee' });
    const expected = { status: 'confirmed', kind: 'road', feeType: 'trailer' };
    expect(await charges(id)).toEqual([
      { ...expected, side: 'sale', amount: '1850.00' },
      { ...expected, side: 'cost', amount: '1650.00' },
    ]);
    const { timeline } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
    expect(timeline.map(({ text }) => text)).toContain('Service charge confirmed: Trucking');
    expect((await expectUserError(fixture.server.anonymous.send(openDriverJob, { token }))).code).toBe(CODE.absent);
  });

  test('goes on until each of its containers is delivered, and shows how far each one is', async () => {
    const id = await accepted();
    const trips = [];
    for (const orderContainerId of containerIds.slice(0, 2)) trips.push(await assigned(id, { orderContainerId }));
    const doneIn = ({ containers }: Pick<ServiceJob, 'containers'>) => containers.map(({ isDone }) => isDone);
    for (const { token } of trips) {
      await report(token, 'pickedUp');
      await report(token, 'delivered');
    }
    expect(await any(id)).toMatchObject({ state: 'doing' });
    expect([doneIn(await job(id)), doneIn(await any(id))]).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
    const last = await assigned(id, { orderContainerId: containerIds[2] });
    await report(last.token, 'delivered');
    expect(await any(id)).toMatchObject({ state: 'done' });
  });

  test('that its supplier finishes on purpose says which containers were open', async () => {
    const id = await accepted();
    const { token } = await assigned(id, { orderContainerId: containerIds[0] });
    await report(token, 'delivered');
    await supplier.send(jobWire.moveServiceJob, { ...(await seen(id)), move: 'finish' });
    const service = await any(id);
    expect(service.containers.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect(service.history[0]).toMatchObject({ move: 'leftOpen', reason: '42G1, 42G1' });
  });

  test('within the agreed price is settled without asking the customer again', async () => {
    const id = await requested();
    await fixture.operator.send(operatorWire.askSuppliers, {
      ...(await seen(id)),
      companyNos: [SUPPLIER_NO],
    });
    const terms = { amount: '900.00', currency: 'CNY', validUntil: '2030-01-01' };
    await supplier.send(jobWire.quoteServiceJob, { serviceOrderId: id, ...terms });
    const [bid] = (await any(id)).bids;
    const price = { bidId: bid?.bidId ?? 0, saleAmount: '1000.00', saleCurrency: 'CNY' };
    await fixture.operator.send(operatorWire.priceService, { ...(await seen(id)), ...price });
    await fixture.shipper.send(wire.moveOwnService, { ...(await seen(id)), move: 'agreePrice' });
    for (const move of ['start', 'finish'] as const)
      await supplier.send(jobWire.moveServiceJob, { ...(await seen(id)), move });
    const fee = { amount: '900.00', currency: 'CNY' };
    await supplier.send(jobWire.enterServiceFee, { ...(await seen(id)), ...fee });
    const check = { feeSale: '1000.00', saleCurrency: 'CNY' };
    await fixture.operator.send(operatorWire.checkServiceFee, { ...(await seen(id)), ...check });
    expect(await own(id)).toMatchObject({ state: 'feeConfirmed', feeSale: '1000.00' });
  });

  test('that is declined waits for the platform again, with the reason', async () => {
    const id = await offered();
    const bare = { ...(await seen(id)), move: 'declineJob' as const };
    expect((await expectUserError(supplier.send(jobWire.moveServiceJob, bare))).fields).toHaveProperty('reason');
    await supplier.send(jobWire.moveServiceJob, { ...bare, reason: 'no truck' });
    const service = await any(id);
    expect(service).toMatchObject({ state: 'requested', supplierName: '', costAmount: null });
    expect(service.history[0]).toMatchObject({ move: 'declineJob', reason: 'no truck', side: 'supplier' });
    expect((await own(id))?.history.map(({ move }) => move)).toEqual(['request']);
  });
});

describe('moves', () => {
  test('of two at once one wins; what was seen has to be what is there', async () => {
    const id = await offered();
    const both = await Promise.allSettled([
      supplier.send(jobWire.moveServiceJob, { ...(await seen(id)), move: 'acceptJob' }),
      fixture.shipper.send(wire.moveOwnService, { ...(await seen(id)), move: 'cancel', reason: 'too late' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const old = await offered();
    const before = await seen(old);
    await supplier.send(jobWire.moveServiceJob, { ...before, move: 'acceptJob' });
    const twice = supplier.send(jobWire.moveServiceJob, { ...before, move: 'acceptJob' });
    expect((await expectUserError(twice)).message).toContain('reload');
  });

  test('in the wrong order, and of the wrong company, are refused', async () => {
    const id = await offered();
    const move = async (who: Actor, name: 'start' | 'finish') =>
      expectUserError(who.send(jobWire.moveServiceJob, { ...(await seen(id)), move: name }));
    expect((await move(supplier, 'start')).code).toBe(CODE.refused);
    const { rival } = fixture;
    const foreign = { ...(await seen(id)), move: 'cancel' as const, reason: 'mine' };
    expect((await expectUserError(rival.send(wire.moveOwnService, foreign))).code).toBe(CODE.absent);
    expect((await expectUserError(rival.send(wire.listOwnServices, { orderBigNo }))).code).toBe(CODE.absent);
    const unasked = await requested();
    expect((await expectUserError(job(unasked))).code).toBe(CODE.absent);
    const strange = { ...TRAILER, orderBigNo, orderContainerIds: [999_999_999] };
    const refused = await expectUserError(fixture.shipper.send(wire.requestService, strange));
    expect(refused.fields).toHaveProperty('orderContainerIds');
    const empty = { ...strange, orderContainerIds: containerIds, place: '' };
    expect((await expectUserError(fixture.shipper.send(wire.requestService, empty))).fields).toHaveProperty('place');
  });

  test('each side is offered its own', async () => {
    const allowed = ({ abilities }: { abilities: Record<string, boolean> }) =>
      Object.keys(abilities).filter((name) => abilities[name]);
    const id = await offered();
    expect(allowed(await job(id))).toEqual(['acceptJob', 'declineJob']);
    await supplier.send(jobWire.moveServiceJob, { ...(await seen(id)), move: 'acceptJob' });
    expect(allowed(await job(id)).sort()).toEqual(['assign', 'start']);
    await supplier.send(jobWire.moveServiceJob, { ...(await seen(id)), move: 'start' });
    expect(allowed(await job(id)).sort()).toEqual(['assign', 'finish']);
    const customers = await own(id);
    expect(customers && allowed(customers)).toEqual([]);
    expect(allowed(await any(id))).toEqual(['stop']);
  });

  test('the customer cancels an accepted job: its estimates are void', async () => {
    const id = await accepted();
    expect(await charges(id)).toMatchObject([{ side: 'cost', status: 'estimated' }]);
    const cancel = { ...(await seen(id)), move: 'cancel' as const, reason: 'sold' };
    await fixture.shipper.send(wire.moveOwnService, cancel);
    expect(await charges(id)).toMatchObject([{ side: 'cost', status: 'void' }]);
    expect((await job(id)).jobStatus).toBe('cancelled');
  });
});

describe("a driver's link", () => {
  test('shows the job without price and customer, and stops when revoked, replaced, expired or disabled', async () => {
    const id = await accepted();
    const { anonymous } = fixture.server;
    const open = (token: string) => anonymous.send(openDriverJob, { token });
    const closed = async (token: string) => expect((await expectUserError(open(token))).code).toBe(CODE.absent);
    const first = await assigned(id);
    const shown = await open(first.token);
    expect(shown).toMatchObject({ place: '3 号堆场', contactMobile: '13800010001' });
    expect(JSON.stringify(shown)).not.toMatch(/1500|丝路货运/);
    const { rows } = await fixture.database.query('select token_hash as hash from service_trip');
    expect(rows.map(({ hash }) => hash)).not.toContain(first.token);
    await supplier.send(jobWire.revokeDriverLink, { tripId: first.tripId });
    await closed(first.token);
    const { url } = await supplier.send(jobWire.renewDriverLink, { tripId: first.tripId });
    const renewed = url.split('/').at(-1) ?? '';
    await open(renewed);
    const second = await assigned(id, { tripId: first.tripId });
    await closed(renewed);
    const { driver } = await fleet();
    await supplier.send(drivers.edit, { ...driver, status: '1' });
    await closed(second.token);
    await supplier.send(drivers.edit, { ...driver, status: '0' });
    await open(second.token);
    await fixture.database.query(`update service_trip set expires_at = now() - interval '1 minute' where id = $1`, [
      second.tripId,
    ]);
    await closed(second.token);
    await closed('x'.repeat(43));
    const foreign = fixture.rival.send(jobWire.renewDriverLink, { tripId: second.tripId });
    expect((await expectUserError(foreign)).code).toBe(CODE.forbidden);
  });

  test('takes thirty reports an hour and no more, a known one again, and others after an hour', async () => {
    const { token, tripId } = await assigned(await accepted());
    const known = `rate-${token.slice(0, 8)}`;
    await report(token, 'problem', known);
    await fixture.database.query(
      `insert into driver_report (trip_id, client_id, kind, occurred_at, note)
       select $1, 'earlier-' || number, 'problem', now(), '' from generate_series(1, 29) as number`,
      [tripId],
    );
    expect((await expectUserError(report(token, 'problem'))).code).toBe(CODE.warning);
    expect((await report(token, 'problem', known)).reports).toHaveLength(30);
    await fixture.database.query(
      `update driver_report set created_at = now() - interval '61 minutes' where trip_id = $1`,
      [tripId],
    );
    expect((await report(token, 'pickedUp')).reports).toHaveLength(31);
  });

  test('keeps its driver and vehicle from removal, which names the job, until they have delivered', async () => {
    const person = { licenceNo: '', remark: '', status: '0' } as const;
    await supplier.send(drivers.add, { ...person, name: 'Busy Driver', mobile: '13900029999' });
    await supplier.send(vehicles.add, { plate: '陕A99999', kind: 'container40', remark: '', status: '0' });
    const [busy] = (await supplier.send(drivers.list, { name: 'Busy Driver' })).rows;
    const [truck] = (await supplier.send(vehicles.list, { plate: '陕A99999' })).rows;
    const driverId = busy?.driverId ?? 0;
    const vehicleId = truck?.vehicleId ?? 0;
    const id = await accepted();
    const { token } = await assigned(id, { driverId, vehicleId });
    const { serviceNo } = await job(id);
    const removals = [
      () => supplier.send(drivers.remove, { id: [driverId] }),
      () => supplier.send(vehicles.remove, { id: [vehicleId] }),
    ];
    for (const remove of removals) expect((await expectUserError(remove())).message).toContain(serviceNo);
    await fixture.server.anonymous.send(openDriverJob, { token });
    await report(token, 'pickedUp');
    for (const remove of removals) await expectUserError(remove());
    await report(token, 'delivered');
    for (const remove of removals) await remove();
  });

  test('a report that arrives twice, or late from a queue, is stored once with the time of the phone', async () => {
    const id = await accepted();
    const { token } = await assigned(id);
    const twice = await Promise.all([report(token, 'pickedUp', 'same'), report(token, 'pickedUp', 'same')]);
    expect(twice.every(({ reports: all }) => all.length === 1)).toBe(true);
    const [known] = (await job(id)).trips[0]?.reports ?? [];
    expect(known).toMatchObject({ kind: 'pickedUp', time: '2026-11-22 10:00:00' });
    await report(token, 'problem');
    expect((await job(id)).history.some(({ move }) => move === 'problem')).toBe(true);
    const paper = { token, clientId: 'paper', occurTime: '2026-11-22 10:00:00' };
    await expectUserError(fixture.server.anonymous.send(sendDriverPhoto, paper, page('a.pdf', 'no photo')));
  });

  test('guessing is slowed down', async () => {
    const guess = () =>
      fixture.server.anonymous.fetch('/prod-api/driver/job', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: crypto.randomUUID() }),
      });
    const answers = await Promise.all(Array.from({ length: 60 }, guess));
    const codes = await Promise.all(
      answers.map(async (answer): Promise<ServiceJob['state'] | number> => (await answer.json()).code),
    );
    expect(codes.some((code) => code !== CODE.absent)).toBe(true);
  });
});

describe('a yard stay', () => {
  const dayBefore = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
  const storageOf = async (id: number) =>
    (await charges(id)).filter(({ feeType, side }) => feeType === 'storage' && side === 'cost').length;
  const nights = async (...after: number[]) => {
    const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
    for (const days of after) await chargeStays(db, new Date(Date.now() + days * 86_400_000));
    await pool.end();
  };

  test('that is corrected after it was settled is charged for its new days', async () => {
    const id = await accepted({ kind: 'yard', place: '3 号堆场', startTime: '2026-11-20 08:00:00' });
    const stay = { serviceOrderId: id, orderContainerId: containerIds[1] ?? 0, inDate: dayBefore(9) };
    await supplier.send(jobWire.saveYardStay, { ...stay, outDate: dayBefore(2) });
    await nights(0, 0);
    const before = await storageOf(id);
    await supplier.send(jobWire.saveYardStay, { ...stay, outDate: dayBefore(0) });
    await nights(1, 2);
    expect((await storageOf(id)) - before).toBe(2);
    expect((await job(id)).stays[0]?.chargeableDays).toBe(before + 2);
  });

  test('that ended earlier than was said is charged up to that day for both sides, and on when it went on', async () => {
    const id = await accepted({ kind: 'yard', place: '3 号堆场', startTime: '2026-11-20 08:00:00' });
    const stay = { serviceOrderId: id, orderContainerId: containerIds[1] ?? 0, inDate: dayBefore(29) };
    const endOn = async (outDate: string) => {
      await supplier.send(jobWire.saveYardStay, { ...stay, outDate });
      await nights(0, 1);
      const stored = (await charges(id)).filter(({ feeType }) => feeType === 'storage');
      return stored.filter(({ status }) => status === 'confirmed').length;
    };
    const whole = await endOn(dayBefore(20));
    expect(whole).toBeGreaterThan(8);
    expect(await endOn(dayBefore(23))).toBe(whole - 6);
    expect(await endOn(dayBefore(21))).toBe(whole - 2);
    await fixture.database.query(
      `update charge set status = 'billed' where service_order_id = $1 and occurred_on = $2 and status <> 'void'`,
      [id, dayBefore(21)],
    );
    const saidToBeGone = async () => {
      const { rowCount } = await fixture.database.query(
        `select from charge where service_order_id = $1 and jsonb_exists(why -> 'inputs', 'leftOn') and status = 'billed'`,
        [id],
      );
      return rowCount;
    };
    expect(await endOn(dayBefore(22))).toBe(whole - 4);
    expect(await saidToBeGone()).toBe(2);
    expect(await endOn(dayBefore(20))).toBe(whole - 2);
    expect(await saidToBeGone()).toBe(0);
  });

  test('that ended earlier leaves its days to the next yard', async () => {
    const yard = { kind: 'yard', place: '3 号堆场', startTime: '2026-11-20 08:00:00' };
    const [first, second] = [await accepted(yard), await accepted(yard)];
    const orderContainerId = containerIds[1] ?? 0;
    const save = (serviceOrderId: number, from: number, to: number) =>
      supplier.send(jobWire.saveYardStay, {
        serviceOrderId,
        orderContainerId,
        inDate: dayBefore(from),
        outDate: dayBefore(to),
      });
    await save(first, 80, 60);
    await nights(0);
    await save(second, 75, 60);
    await nights(0);
    expect(await storageOf(second)).toBe(0);
    await save(first, 80, 76);
    await nights(0, 1);
    const chargeable = async (id: number) => (await job(id)).stays[0]?.chargeableDays;
    expect(await storageOf(second)).toBe(await chargeable(second));
    expect(await chargeable(second)).toBeGreaterThan(10);
  });

  test('is ended also after the order was stopped, and no other begins then', async () => {
    const id = await accepted({ kind: 'yard', place: '3 号堆场', startTime: '2026-11-20 08:00:00' });
    const [first = 0, second = 0] = containerIds;
    const stay = { serviceOrderId: id, orderContainerId: first, inDate: dayBefore(1) };
    await supplier.send(jobWire.saveYardStay, stay);
    const stop = { ...(await seen(id)), move: 'stop' as const, reason: 'sold' };
    await fixture.operator.send(operatorWire.moveServiceOrder, stop);
    await expectUserError(supplier.send(jobWire.saveYardStay, { ...stay, orderContainerId: second }));
    const { abilities } = await supplier.send(jobWire.saveYardStay, { ...stay, outDate: dayBefore(0) });
    expect(abilities.recordStays).toBe(false);
  });

  test('is charged a day at a time after its free days, never twice, also after a stop', async () => {
    const yard = { kind: 'yard', place: '3 号堆场', startTime: '2026-11-20 08:00:00' };
    const id = await accepted(yard);
    const orderContainerId = containerIds[0] ?? 0;
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
    await supplier.send(jobWire.saveYardStay, { serviceOrderId: id, orderContainerId, inDate: days(5) });
    const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
    const now = new Date();
    await chargeStays(db, new Date(now.getTime() - 86_400_000));
    await chargeStays(db, now);
    await chargeStays(db, now);
    await pool.end();
    const stored = (await charges(id)).filter(({ feeType }) => feeType === 'storage');
    const [stay] = (await job(id)).stays;
    const complete = stored.filter(({ side }) => side === 'cost');
    expect(stay).toMatchObject({ freeLeft: 0 });
    expect(complete).toHaveLength((stay?.chargeableDays ?? 0) - 1);
    expect(complete.every(({ amount }) => amount === '40.00')).toBe(true);
    expect(stored).toHaveLength(complete.length * 2);
    const earlier = { serviceOrderId: id, orderContainerId, inDate: days(9) };
    expect((await expectUserError(supplier.send(jobWire.saveYardStay, earlier))).message).toContain('charged');
  });
});

test('what a list of jobs says of each is what the job says, in every state of bid and order', async () => {
  const states = SERVICE_STATES.flatMap((state) => bidState.options.map((bid) => ({ bid, state })));
  const { rows } = await fixture.database.query(
    `select bid, state, job_status(bid, state) as status
     from json_to_recordset($1::json) as given(bid text, state text)`,
    [JSON.stringify(states)],
  );
  expect(rows).toEqual(states.map(({ bid, state }) => ({ bid, state, status: jobStatusOf(bid, state) })));
  const { rows: stale } = await fixture.database.query(
    `select service_bid.id from service_bid join service_order on service_order.id = service_order_id
     where (service_bid.kind, job_status) is distinct from
       (service_order.kind, job_status(service_bid.state, service_order.state))`,
  );
  expect(stale).toEqual([]);
});
