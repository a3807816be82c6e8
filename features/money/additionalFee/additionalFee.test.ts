import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { download, listResources, upload } from '../../documents/resource/wire.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { getOrderDetail, saveBooking } from '../../freight/booking/wire.ts';
import { configValues } from '../../portal/config/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { moveServiceJob } from '../../suppliers/service/jobWire.ts';
import { getServiceOrder, offerToSupplier } from '../../suppliers/service/operatorWire.ts';
import { requestService } from '../../suppliers/service/wire.ts';
import { tariffs } from '../charge/ruleWire.ts';
import { listOrderCharges } from '../charge/wire.ts';
import { decideFee, fees, offerSettlement, priceFee } from './operatorWire.ts';
import { expireFees, remindOfFees } from './server/deadlines.ts';
import { feeAbilities } from './states.ts';
import * as wire from './wire.ts';

const SUPPLIER_NO = '20001';

let fixture: TestFixture;
let supplier: Actor;
let shipper: Actor;
let operator: Actor;
let orderBigNo: string;
/** a road service for which the supplier is engaged */
let jobId: number;

beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
  supplier = await fixture.server.signInAs('supplier');
  const train = await fixture.newTrain(100);
  ({ orderBigNo } = await shipper.send(saveBooking, bookingOf(train, [['42G1', 1]])));
  await operator.send(confirmBooking, { orderBigNo });
  jobId = await engagedJob();
});
afterAll(() => fixture.close());

async function engagedJob(): Promise<number> {
  const { containers } = await shipper.send(getOrderDetail, { orderBigNo });
  const { serviceOrderId } = await shipper.send(requestService, {
    ...{ orderBigNo, orderContainerIds: containers.map(({ orderContainerId }) => orderContainerId) },
    kind: 'trailer',
    place: '3 号堆场',
    address: '锦业路 125 号',
    startTime: '2026-12-01 08:00:00',
    returnPlace: '西安国际港站',
    contactName: '李思远',
    contactMobile: '13800010001',
  });
  const seen = async () => {
    const { version } = await operator.send(getServiceOrder, { serviceOrderId });
    return { serviceOrderId, version };
  };
  const terms = { companyNo: SUPPLIER_NO, costAmount: '1500.00', costCurrency: 'CNY' };
  await operator.send(offerToSupplier, { ...(await seen()), ...terms });
  await supplier.send(moveServiceJob, { ...(await seen()), move: 'acceptJob' });
  return serviceOrderId;
}

let entries = 0;
/** Each with a remark of its own: the same fee is entered once. */
const entry = (changes: Partial<SentBy<typeof wire.enterFee>> = {}) => {
  entries += 1;
  return {
    trailerOrderId: jobId,
    abnormalType: 'waiting',
    businessDate: '2026-11-20',
    feeAmount: '300.00',
    ...{ currency: 'CNY' as const, remark: `wait ${entries}` },
    ...changes,
  };
};
const entered = async (changes: Partial<SentBy<typeof wire.enterFee>> = {}, by: Actor = supplier) =>
  (await by.send(wire.enterFee, entry(changes))).feeId;

const read = (by: Actor, feeId: number) => by.send(wire.getFee, { feeId });
const seen = async (feeId: number) => ({ feeId, version: (await read(operator, feeId)).version });
const move = async (by: Actor, feeId: number, name: SentBy<typeof wire.moveFee>['move'], reason = '') =>
  by.send(wire.moveFee, { ...(await seen(feeId)), move: name, reason });

const charges = async (feeId: number) =>
  (
    await fixture.database.query(
      `select side, amount, currency, status, fee_type as "feeType" from charge where key like $1 order by side`,
      [`additionalFee:${feeId}:%`],
    )
  ).rows;

const todosOf = async (who: Actor) => {
  const { newUiMessageLists } = await who.send(queryAllTip, { handWay: '2', pageSize: 100 });
  return newUiMessageLists.rows;
};

describe('a fee that a supplier enters', () => {
  test('is confirmed by the customer, charged to both sides once, and stands on the order', async () => {
    const feeId = await entered();
    const todo = (await todosOf(shipper)).find(({ handParam }) => handParam?.includes(`fee=${feeId}`));
    expect(todo).toMatchObject({ title: 'New additional charge: Waiting time', isRead: false });
    expect(await read(shipper, feeId)).toMatchObject({
      side: 'customer',
      state: 'proposed',
      amount: '300.00',
    });
    expect(await charges(feeId)).toEqual([]);
    const settled = await move(shipper, feeId, 'confirm');
    expect(settled).toMatchObject({ state: 'agreed', abilities: feeAbilities.among([]) });
    const charge = { amount: '300.00', currency: 'CNY', status: 'confirmed', feeType: 'waiting' };
    expect(await charges(feeId)).toEqual([
      { side: 'cost', ...charge },
      { side: 'sale', ...charge },
    ]);
    const { charges: shown } = await shipper.send(listOrderCharges, { orderBigNo });
    expect(shown.find(({ why }) => why.kind === 'additionalFee' && why.id === feeId)).toMatchObject({
      amount: '300.00',
      why: { inputs: { enteredAmount: '300.00' } },
    });
    const { timeline } = await shipper.send(getOrderDetail, { orderBigNo });
    expect(timeline.some(({ text }) => text.startsWith('Additional charge confirmed: Waiting time'))).toBe(true);
    const left = (await todosOf(shipper)).find(({ handParam }) => handParam?.includes(`fee=${feeId}`));
    expect(left).toMatchObject({ isRead: true });
  });

  test('is disputed with words and proof of both sides, settled at another amount that both accept', async () => {
    const { busiResources } = await supplier.send(
      upload,
      { docType: 'ABNORMALFEE', resourceType: 'AF' },
      page('bill.pdf', 'three hours'),
    );
    const proof = busiResources[0]?.resourceId ?? 0;
    await expectUserError(shipper.download(download, { resourceId: proof }));
    const feeId = await entered({ resourceIds: String(proof) });
    expect((await shipper.download(download, { resourceId: proof })).content.length).toBeGreaterThan(50);
    await expectUserError(fixture.rival.download(download, { resourceId: proof }));
    const belonging = { docType: 'ABNORMALFEE', relaId: String(feeId) };
    expect(await fixture.rival.send(listResources, belonging)).toEqual([]);
    expect(await shipper.send(listResources, belonging)).toHaveLength(1);
    const bare = { ...(await seen(feeId)), move: 'dispute' as const, reason: '' };
    expect((await expectUserError(shipper.send(wire.moveFee, bare))).fields).toHaveProperty('reason');
    await move(shipper, feeId, 'dispute', 'we were on time');
    await supplier.send(wire.commentFee, { feeId, words: 'the gate log says 11:00' });
    const sum = { saleAmount: '200.00', costAmount: '250.00', words: 'half each' };
    const offered = await operator.send(offerSettlement, { ...(await seen(feeId)), ...sum });
    expect(offered).toMatchObject({ state: 'offered', isSaleAgreed: false, isCostAgreed: false });
    const shown = await read(shipper, feeId);
    expect(shown).toMatchObject({ amount: '200.00', costAmount: null });
    expect(JSON.stringify(shown)).not.toContain('250.00');
    expect(shown.events.map(({ kind }) => kind)).toEqual(['enter', 'dispute', 'comment', 'offer']);
    expect(shown.events[0]?.resourceIds).toEqual([proof]);
    expect(JSON.stringify(await read(supplier, feeId))).not.toContain('200.00');
    expect((await move(shipper, feeId, 'confirm')).state).toBe('offered');
    expect(await charges(feeId)).toEqual([]);
    expect((await move(supplier, feeId, 'accept')).state).toBe('agreed');
    expect(await charges(feeId)).toMatchObject([
      { side: 'cost', amount: '250.00' },
      { side: 'sale', amount: '200.00' },
    ]);
  });

  test('is decided by the platform where the sides do not agree; nothing on both sides charges nobody', async () => {
    const decided = await entered();
    const rejected = await entered();
    for (const feeId of [decided, rejected]) await move(shipper, feeId, 'dispute', 'no');
    const early = await entered();
    const words = { words: 'by the gate log' };
    const nothing = { saleAmount: '0', costAmount: '0', ...words };
    expect((await expectUserError(operator.send(decideFee, { ...(await seen(early)), ...nothing }))).message).toContain(
      'reload',
    );
    await operator.send(decideFee, {
      ...(await seen(decided)),
      saleAmount: '0',
      costAmount: '300.00',
      ...words,
    });
    expect(await charges(decided)).toMatchObject([{ side: 'cost', amount: '300.00' }]);
    const last = await operator.send(decideFee, { ...(await seen(rejected)), ...nothing });
    expect(last.state).toBe('rejected');
    expect(await charges(rejected)).toEqual([]);
  });

  test('is changed and withdrawn by its own side alone', async () => {
    const feeId = await entered();
    await move(shipper, feeId, 'dispute', 'too much');
    const changed = { ...entry({ feeAmount: '180.5' }), id: feeId };
    expect(await supplier.send(wire.updateFee, changed)).toMatchObject({
      state: 'proposed',
      amount: '180.50',
      isSaleAgreed: false,
    });
    for (const stranger of [shipper, operator]) await expectUserError(move(stranger, feeId, 'withdraw', 'mine'));
    expect((await move(supplier, feeId, 'withdraw', 'our mistake')).state).toBe('withdrawn');
    await expectUserError(move(shipper, feeId, 'confirm'));
  });

  test('confirmed and withdrawn at once ends one way', async () => {
    for (let round = 0; round < 3; round += 1) {
      const feeId = await entered();
      const both = await Promise.allSettled([
        move(shipper, feeId, 'confirm'),
        move(supplier, feeId, 'withdraw', 'mistake'),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { state } = await read(operator, feeId);
      expect(await charges(feeId)).toHaveLength(state === 'agreed' ? 2 : 0);
    }
  });

  test('does not exist for other companies', async () => {
    const feeId = await entered();
    const { rival } = fixture;
    expect((await expectUserError(read(rival, feeId))).code).toBe(CODE.absent);
    const foreign = { ...(await seen(feeId)), move: 'confirm' as const };
    expect((await expectUserError(rival.send(wire.moveFee, foreign))).code).toBe(CODE.absent);
    expect((await expectUserError(rival.send(wire.commentFee, { feeId, words: 'hi' }))).code).toBe(CODE.absent);
    expect(await rival.send(wire.listFeesOfOrder, { orderBigNo })).toEqual([]);
    const { rows } = await rival.send(wire.ownFees.list, { pageSize: 100 });
    expect(rows.some((row) => row.feeId === feeId)).toBe(false);
  });

  test('shows no amount to a sub-account from which money is hidden, and hears from it comments alone', async () => {
    const clerk = await fixture.server.signInAs('clerk');
    const feeId = await entered({ remark: 'CNY 300.00 by the gate log' });
    const shown = await read(clerk, feeId);
    expect(shown).toMatchObject({ amount: null, abilities: feeAbilities.among(['comment']) });
    expect(JSON.stringify(shown)).not.toContain('300.00');
    for (const name of ['confirm', 'dispute'] as const)
      expect((await expectUserError(move(clerk, feeId, name, 'too much'))).message).toContain('hidden');
    await clerk.send(wire.commentFee, { feeId, words: 'The driver waited at the gate.' });
    expect((await read(shipper, feeId)).abilities).toMatchObject({ confirm: true, dispute: true });
  });
});

describe('entering', () => {
  test('refuses in the words of the specification', async () => {
    const chinese = supplier.inLanguage('zh');
    const fault = async (changes: Partial<SentBy<typeof wire.enterFee>>) =>
      (await expectUserError(chinese.send(wire.enterFee, entry(changes)))).fields;
    expect(await fault({ feeAmount: '' })).toEqual({ feeAmount: '请输入费用金额' });
    expect(await fault({ feeAmount: '0.00' })).toEqual({ feeAmount: '请输入大于0的金额。' });
    expect(await fault({ feeAmount: '123456789' })).toEqual({ feeAmount: '金额格式错误' });
    expect(await fault({ feeAmount: '1e3' })).toEqual({ feeAmount: '金额格式错误' });
    expect(await fault({ abnormalType: '', businessDate: '' })).toEqual({
      abnormalType: '请选择费用类型',
      businessDate: '请选择业务日期',
    });
    expect(await fault({ businessDate: '2030-01-01' })).toHaveProperty('businessDate');
    expect(await fault({ remark: '长'.repeat(101) })).toHaveProperty('remark');
  });

  test('the same fee twice is refused, at once too', async () => {
    const same = entry();
    const both = await Promise.allSettled([
      supplier.send(wire.enterFee, same),
      supplier.send(wire.enterFee, { ...same, orderAmountType: 'waiting' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('without an application object names a customer that the supplier has worked for', async () => {
    const [customer] = await supplier.send(wire.listFeeCustomers, {});
    const bare = { feeAmount: '50', currency: 'USD' as const };
    const companyName = customer?.companyName ?? '';
    const { feeId } = await supplier.send(wire.enterFee, { ...bare, companyName });
    expect(await read(supplier, feeId)).toMatchObject({
      feeType: 'additional',
      orderBigNo: '',
      amount: '50.00',
    });
    const rivals = await operator.send(wire.listFeeCustomers, {});
    const byNumber = await operator.send(wire.listFeeCustomers, { keyword: '10001' });
    expect(byNumber.map(({ companyNo }) => companyNo)).toEqual(['10001']);
    expect(await supplier.send(wire.listFeeCustomers, { keyword: 'no such customer' })).toEqual([]);
    const other = rivals.find((one) => one.companyName !== companyName)?.companyName ?? '';
    const foreign = expectUserError(supplier.send(wire.enterFee, { ...bare, companyName: other }));
    expect((await foreign).fields).toHaveProperty('companyName');
    const strange = { ...bare, abnormalType: 'waiting', businessDate: '2026-11-20' };
    await expectUserError(supplier.send(wire.enterFee, { ...strange, orderServiceId: 999_999 }));
    await expectUserError(supplier.send(wire.enterFee, { ...strange, id: jobId }));
  });

  test('the platform enters a fee of its own on an order: nobody is paid for it', async () => {
    const given = { trailerOrderId: null, orderId: orderBigNo, abnormalType: 'documents', feeAmount: '80' };
    const feeId = await entered(given, operator);
    expect(await read(shipper, feeId)).toMatchObject({ payeeName: '', serviceKind: 'train' });
    await expectUserError(read(supplier, feeId));
    await move(shipper, feeId, 'confirm');
    expect(await charges(feeId)).toMatchObject([{ side: 'sale', amount: '80.00' }]);
    const paid = await entered({ ...given, payeeNo: SUPPLIER_NO }, operator);
    expect((await read(supplier, paid)).payeeNo).toBe(SUPPLIER_NO);
  });

  test('offers fee types by kind of service, with list prices where there are some, a supplier with its own', async () => {
    const road = await operator.send(wire.listFeeTypes, { serviceType: 'road' });
    expect(road.map(({ orderAmountType }) => orderAmountType)).toContain('waiting');
    const stock = await operator.send(wire.listFeeTypes, { serviceType: 'stock' });
    const listed = stock.filter(({ isActualFee }) => isActualFee === 0);
    expect(listed.every(({ price }) => Number(price) > 0)).toBe(true);
    const own = await supplier.send(wire.listFeeTypes, { serviceType: 'stock' });
    expect(own.find(({ orderAmountType }) => orderAmountType === 'weighing')).toMatchObject({
      isActualFee: 0,
      price: '60.00',
      curry: 'CNY',
    });
    const all = await supplier.send(wire.listAbnormalTypes, {});
    expect(all.every(({ isActualFee, price }) => isActualFee === 1 && price === null)).toBe(true);
  });

  test('offers no list price below the minimum of its tariff', async () => {
    await operator.send(tariffs.add, {
      side: 'sale',
      serviceKind: 'stock',
      feeType: 'weighing',
      basis: 'box',
      freeUnits: 0,
      lineType: null,
      companyEntity: null,
      stationId: null,
      sizeType: null,
      companyNo: '',
      ...{ tiers: [{ from: 1, unitPrice: '45' }], minimum: '150.00', currency: 'CNY', taxRate: '0.06' },
      validFrom: '2026-01-01',
      validTo: null,
      remark: '',
    });
    const stock = await operator.send(wire.listFeeTypes, { serviceType: 'stock' });
    expect(stock.find(({ orderAmountType }) => orderAmountType === 'weighing')).toMatchObject({
      isActualFee: 0,
      price: '150.00',
    });
  });
});

describe('what the customer pays beside what the supplier gets', () => {
  const sums = async (feeId: number) => (await charges(feeId)).map(({ side, amount }) => [side, amount]);

  test('is entered apart by the platform; each side sees its own, and both are charged', async () => {
    const { trailerOrderId: _, ...given } = entry({ orderId: orderBigNo, payeeNo: SUPPLIER_NO });
    const two = { ...given, feeAmount: '350.00', costAmount: '300.00' };
    const { feeId } = await operator.send(wire.enterFee, two);
    expect(await read(operator, feeId)).toMatchObject({ amount: '350.00', costAmount: '300.00' });
    const hidden = { costAmount: null };
    expect(await read(shipper, feeId)).toMatchObject({
      amount: '350.00',
      enteredAmount: '350.00',
      ...hidden,
    });
    expect(await read(supplier, feeId)).toMatchObject({
      amount: '300.00',
      enteredAmount: '300.00',
      ...hidden,
    });
    await move(shipper, feeId, 'confirm');
    expect(await sums(feeId)).toEqual([
      ['cost', '300.00'],
      ['sale', '350.00'],
    ]);
    const wrong = await expectUserError(operator.send(wire.enterFee, { ...two, costAmount: '1.234' }));
    expect(Object.keys(wrong.fields)).toEqual(['costAmount']);
  });

  test('is not what a supplier enters', async () => {
    const feeId = await entered({ costAmount: '999.00' });
    expect(await read(operator, feeId)).toMatchObject({ amount: '300.00', costAmount: '300.00' });
  });

  test("is set by the platform on a supplier's fee before the customer confirms, whose thread shows that alone", async () => {
    const feeId = await entered();
    const priced = { ...(await seen(feeId)), saleAmount: '360.00', confirmHours: 240 };
    await expectUserError(supplier.send(priceFee, priced));
    const { state, dueTime, abilities } = await operator.send(priceFee, priced);
    expect([state, abilities.price]).toEqual(['proposed', true]);
    expect(Date.parse(`${dueTime?.replace(' ', 'T')}+08:00`)).toBeGreaterThan(Date.now() + 239 * 3_600_000);
    const { events, ...customers } = await read(shipper, feeId);
    expect(customers).toMatchObject({ amount: '360.00', enteredAmount: '360.00', costAmount: null });
    expect(events.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['enter', null],
      ['price', '360.00'],
    ]);
    const suppliers = await read(supplier, feeId);
    expect([suppliers.amount, suppliers.events.map(({ kind }) => kind)]).toEqual(['300.00', ['enter']]);
    await move(shipper, feeId, 'confirm');
    expect(await sums(feeId)).toEqual([
      ['cost', '300.00'],
      ['sale', '360.00'],
    ]);
    await expectUserError(operator.send(priceFee, { ...(await seen(feeId)), saleAmount: '1.00' }));
  });

  test('a time to confirm outside the bounds is refused', async () => {
    await expectUserError(supplier.send(wire.enterFee, entry({ confirmHours: 23 })));
    await expectUserError(supplier.send(wire.enterFee, entry({ confirmHours: 721 })));
  });
});

test('the deadline reminds once and then asks the platform; silence agrees to nothing', async () => {
  const admin = await fixture.server.signInAs('admin');
  const { rows } = await admin.send(configValues.list, { configKey: 'additionalFee.confirmHours' });
  expect(rows[0]?.configValue).toBe('72');
  const feeId = await entered();
  const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(await expireFees(db, later(71))).toBeGreaterThanOrEqual(0);
  await remindOfFees(db, later(49));
  await remindOfFees(db, later(49));
  const reminded = (await read(shipper, feeId)).events.filter(({ kind }) => kind === 'remind');
  expect(reminded).toHaveLength(1);
  await Promise.all([expireFees(db, later(73)), expireFees(db, later(73))]);
  await pool.end();
  const overdue = await read(operator, feeId);
  expect(overdue).toMatchObject({
    state: 'overdue',
    abilities: feeAbilities.among(['offer', 'decide', 'comment']),
  });
  expect(overdue.events.filter(({ kind }) => kind === 'expire')).toHaveLength(1);
  expect(await charges(feeId)).toEqual([]);
  const { rows: waiting } = await operator.send(fees.list, { state: 'overdue' });
  expect(waiting.map((row) => row.feeId)).toContain(feeId);
  expect((await move(shipper, feeId, 'confirm')).state).toBe('agreed');
});
