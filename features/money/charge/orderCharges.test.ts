import { afterAll, beforeAll, expect, test } from 'vitest';
import { runExport } from '../../../app/testing/exportFixture.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { cancelTrain, confirmBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking, withdraw } from '../../freight/booking/wire.ts';
import { listTrainMargins, orderMargins } from './marginWire.ts';
import { ladders, listTariffVersions, tariffs } from './ruleWire.ts';
import { en as texts } from './texts/page.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function submitted(departsInDays = 5, person = fixture.shipper) {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { days: departsInDays } });
  const { orderBigNo } = await person.send(saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
  return { trainInfoId, orderBigNo };
}

async function confirmed(departsInDays = 5, person = fixture.shipper) {
  const order = await submitted(departsInDays, person);
  await fixture.operator.send(confirmBooking, { orderBigNo: order.orderBigNo });
  return order;
}

const chargesOf = (orderBigNo: string, person = fixture.shipper) => person.send(wire.listOrderCharges, { orderBigNo });
const brief = async (orderBigNo: string) =>
  (await chargesOf(orderBigNo)).charges.map(({ feeType, amount, status }) => [feeType, amount, status]);

/** Ahead of every step of a cancellation ladder. */
const MONTH_DAYS = 30;

/** What a supplier is owed for an order. */
const owe = (orderBigNo: string, amount: string, currency = 'USD') =>
  fixture.database.query(
    `insert into charge (key, side, order_id, service_kind, fee_type, company_id, basis, quantity, unit_price,
       amount, currency, tax_rate, occurred_on, status, why)
     select 'cost:' || order_no, 'cost', id, 'road', 'trailer', company_id, 'trip', 1, $2::numeric, $2::numeric, $3, 0,
       current_date, 'confirmed', '{"kind":"manual","id":null,"version":null,"inputs":{}}'
     from booking_order where order_no = $1`,
    [orderBigNo, amount, currency],
  );

const marginOf = async (orderBigNo: string, more: { outcome?: 'loss' | 'profit' } = {}) => {
  const { rows } = await fixture.operator.send(orderMargins.list, { currency: 'USD', orderBigNo, ...more });
  return rows.map(({ sales, costs, margin }) => [sales, costs, margin]);
};

test('the margin of an order is what it is charged less what suppliers cost, whatever changes', async () => {
  const { orderBigNo } = await confirmed(MONTH_DAYS);
  expect(await marginOf(orderBigNo)).toEqual([['6001.00', '0.00', '6001.00']]);
  await owe(orderBigNo, '7000.50');
  expect(await marginOf(orderBigNo, { outcome: 'loss' })).toEqual([['6001.00', '7000.50', '-999.50']]);
  const extra = { serviceKind: 'train', feeType: 'documents', currency: 'USD', taxRate: '0' } as const;
  await fixture.operator.send(wire.addCharge, {
    orderBigNo,
    ...extra,
    amount: '1500.00',
    reason: 'sealed again',
  });
  expect(await marginOf(orderBigNo, { outcome: 'profit' })).toEqual([['7501.00', '7000.50', '500.50']]);
  await fixture.shipper.send(withdraw, { orderBigNo, reason: 'no cargo' });
  expect(await marginOf(orderBigNo)).toEqual([['1500.00', '7000.50', '-5500.50']]);
});

test('a train earns what its orders earn, and the list finds its orders', async () => {
  const { orderBigNo } = await confirmed(MONTH_DAYS);
  await owe(orderBigNo, '1000.00');
  const { rows } = await fixture.operator.send(orderMargins.list, { currency: 'USD', orderBigNo });
  const trainNo = rows[0]?.trainNo ?? '';
  const departDate = rows[0]?.departDate ?? '';
  const trains = await fixture.operator.send(listTrainMargins, { currency: 'USD' });
  expect(trains).toContainEqual({
    trainNo,
    departDate,
    sales: '6001.00',
    costs: '1000.00',
    margin: '5001.00',
    whole: { sales: '6001.00', costs: '1000.00', margin: '5001.00' },
  });
  const ofDay = { currency: 'USD', trainNo, dateFrom: departDate, dateTo: departDate };
  const found = await fixture.operator.send(orderMargins.list, ofDay);
  expect(found.rows.map((row) => row.orderBigNo)).toEqual([orderBigNo]);
});

test('an order that rolls over takes its margin to the other train', async () => {
  const { orderBigNo } = await confirmed(MONTH_DAYS);
  const other = await fixture.newTrain(20, { departsIn: { days: MONTH_DAYS + 7 } });
  await fixture.database.query(`update booking_order set train_id = $1 where order_no = $2`, [other, orderBigNo]);
  const { rows } = await fixture.database.query(
    `select sales from order_margin where train_id = $1 and order_id = (select id from booking_order where order_no = $2)`,
    [other, orderBigNo],
  );
  expect(rows).toEqual([{ sales: '6001.00' }]);
});

test('what is sold in dollars and bought in yuan is one margin at the rate of the day, beside each currency alone', async () => {
  const { orderBigNo } = await confirmed(MONTH_DAYS);
  await fixture.database.query(
    `update exchange_rate set rate = 7.5 where from_currency = 'USD' and to_currency = 'CNY'`,
  );
  await owe(orderBigNo, '7500.00', 'CNY');
  const rowsIn = async (currency: string) =>
    (await fixture.operator.send(orderMargins.list, { currency, orderBigNo })).rows;
  const inYuan = await rowsIn('CNY');
  expect(inYuan).toMatchObject([{ sales: '0.00', margin: '-7500.00', wholeMargin: '37507.50' }]);
  expect(await rowsIn('USD')).toMatchObject([{ margin: '6001.00', wholeMargin: '5001.00' }]);
  const trains = await fixture.operator.send(listTrainMargins, { currency: 'CNY' });
  const own = trains.find(({ trainNo }) => trainNo === inYuan[0]?.trainNo);
  expect(own).toMatchObject({
    sales: '0.00',
    costs: '7500.00',
    margin: '-7500.00',
    whole: { sales: '45007.50', costs: '7500.00', margin: '37507.50' },
  });
});

test('prices are estimates until the booking is confirmed, then charges that say why', async () => {
  const { orderBigNo } = await submitted();
  const before = await chargesOf(orderBigNo);
  expect(before.charges).toMatchObject([{ chargeId: null, amount: '6001.00', status: 'estimated' }]);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const { charges, sums } = await chargesOf(orderBigNo);
  expect(charges).toMatchObject([
    {
      feeType: 'railFreight',
      quantity: '2.000',
      unitPrice: '3000.5000',
      amount: '6001.00',
      status: 'confirmed',
      why: { kind: 'price', inputs: { boxes: '2', sizeType: '22G1' } },
    },
  ]);
  expect(sums).toEqual([{ currency: 'USD', amount: '6001.00' }]);
});

test('amounts stay hidden from who sees no money, and orders from other companies', async () => {
  const { orderBigNo } = await confirmed();
  const clerk = await fixture.server.signInAs('clerk');
  expect(await chargesOf(orderBigNo, clerk)).toEqual({ charges: [], sums: [] });
  const { steps } = await clerk.send(wire.readCancellationFee, { orderBigNo });
  expect(steps.map(({ sums }) => sums)).toEqual(steps.map(() => []));
  expect((await expectUserError(chargesOf(orderBigNo, fixture.rival))).code).toBe(CODE.absent);
});

test('withdrawing a confirmed booking costs what the ladder said, tax included, and no more', async () => {
  const { orderBigNo } = await confirmed(5);
  const { steps } = await fixture.shipper.send(wire.readCancellationFee, { orderBigNo });
  expect(steps[0]).toMatchObject({ percent: '30', sums: [{ currency: 'USD', amount: '1908.32' }] });
  await fixture.shipper.send(withdraw, { orderBigNo, reason: 'no cargo' });
  expect(await brief(orderBigNo)).toEqual([
    ['railFreight', '6001.00', 'void'],
    ['cancellation', '1800.30', 'confirmed'],
  ]);
  const { charges, sums } = await chargesOf(orderBigNo);
  expect(sums).toEqual(steps[0]?.sums);
  expect(charges[1]?.why).toMatchObject({
    kind: 'ladder',
    version: 1,
    inputs: { percent: '30', freight: '6001.00' },
  });
});

test('a booking that nobody confirmed is withdrawn for nothing', async () => {
  const { orderBigNo } = await submitted(2);
  expect((await fixture.shipper.send(wire.readCancellationFee, { orderBigNo })).steps).toEqual([]);
  await fixture.shipper.send(withdraw, { orderBigNo, reason: 'changed' });
  expect(await brief(orderBigNo)).toEqual([]);
});

test('the platform pays when it cancels the train, and takes the freight back', async () => {
  const { trainInfoId, orderBigNo } = await confirmed(2);
  await fixture.operator.send(cancelTrain, { trainInfoId, reason: 'border closed' });
  expect(await brief(orderBigNo)).toEqual([
    ['railFreight', '6001.00', 'void'],
    ['rollOverCompensation', '-600.10', 'confirmed'],
  ]);
});

test('freight that is billed is not voided but reversed', async () => {
  const { orderBigNo } = await confirmed(20);
  await fixture.database.query(
    `update charge set status = 'billed' where order_id = (select id from booking_order where order_no = $1)`,
    [orderBigNo],
  );
  await fixture.shipper.send(withdraw, { orderBigNo, reason: 'no cargo' });
  expect(await brief(orderBigNo)).toEqual([
    ['railFreight', '6001.00', 'billed'],
    ['railFreight', '-6001.00', 'confirmed'],
  ]);
  expect((await chargesOf(orderBigNo)).sums).toEqual([{ currency: 'USD', amount: '0.00' }]);
});

test('a booking is settled by the ladder of its day, whatever changed since', async () => {
  const { orderBigNo } = await confirmed(5);
  const { rows } = await fixture.operator.send(ladders.list, { kind: 'cancellation' });
  const [rule] = rows;
  if (rule === undefined) throw new Error('the demo has no ladder');
  const dear = { ...rule, validTo: null, rungs: [{ days: 0, percent: '90' }] };
  await fixture.operator.send(ladders.edit, { ...dear, validFrom: '2099-01-01' });
  expect((await fixture.shipper.send(wire.readCancellationFee, { orderBigNo })).steps[0]).toMatchObject({
    percent: '30',
  });
  const old = await expectUserError(fixture.operator.send(ladders.edit, { ...dear, validFrom: '2099-01-02' }));
  expect(old.message).toContain('newer version');
  const past = { ...dear, validFrom: '2020-01-01' };
  expect((await expectUserError(fixture.operator.send(ladders.add, past))).fields).toHaveProperty('validFrom');
});

test('before a booking the customer sees freight, services, cancellation and roll-over', async () => {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { days: 10 } });
  const containers = [{ sizeType: '22G1' as const, count: 2, owner: 'SOC' as const }];
  const cost = await fixture.shipper.send(wire.estimateBooking, { trainInfoId, containers });
  expect(cost.freight).toEqual([{ currency: 'USD', amount: '6001.00' }]);
  expect(cost.cancellation.map(({ percent }) => percent)).toEqual(['10', '30', '50']);
  expect(cost.cancellation[0]?.sums).toEqual([{ currency: 'USD', amount: '636.11' }]);
  expect(cost.rollOver.map(({ percent }) => percent)).toEqual(['0', '5', '10']);
  expect(cost.services).toContainEqual(expect.objectContaining({ feeType: 'storage', freeUnits: 7 }));
});

const CONDITIONS = { lineType: null, companyEntity: null, stationId: null, sizeType: null, companyNo: '' };

test('the minimum of a tariff is shown before the booking', async () => {
  await fixture.operator.send(tariffs.add, {
    side: 'sale',
    serviceKind: 'stock',
    feeType: 'weighing',
    basis: 'box',
    freeUnits: 0,
    ...CONDITIONS,
    ...{ tiers: [{ from: 1, unitPrice: '45' }], minimum: '150.00', currency: 'CNY', taxRate: '0.06' },
    validFrom: '2026-01-01',
    validTo: null,
    remark: '',
  });
  const trainInfoId = await fixture.newTrain(20);
  const containers = [{ sizeType: '22G1' as const, count: 2, owner: 'SOC' as const }];
  const { services } = await fixture.shipper.send(wire.estimateBooking, { trainInfoId, containers });
  expect(services).toContainEqual(expect.objectContaining({ feeType: 'weighing', unitPrice: '45', minimum: '150.00' }));
});

test('the sheet of tariffs says for what each holds, its prices and its tax', async () => {
  await fixture.operator.send(tariffs.add, {
    side: 'cost',
    serviceKind: 'stock',
    feeType: 'dropOff',
    basis: 'day',
    freeUnits: 3,
    ...CONDITIONS,
    lineType: 'EU',
    sizeType: '45G1',
    companyEntity: 1,
    tiers: [
      { from: 1, unitPrice: '12' },
      { from: 8, unitPrice: '15.255' },
    ],
    minimum: '50.00',
    currency: 'CNY',
    taxRate: '0.065',
    validFrom: '2026-01-01',
    validTo: null,
    remark: 'by the yard',
  });
  const sheetOf = async (feeType: string) => {
    const { header, rows } = await runExport(fixture.operator, 'charge.tariffs', { feeType });
    expect(rows).toHaveLength(1);
    return Object.fromEntries(header.map((title, index) => [String(title), rows[0]?.[index]]));
  };
  expect(await sheetOf('dropOff')).toMatchObject({
    [texts.line]: texts.lines.EU,
    Station: 'All',
    'Container type': texts.sizes['45G1'],
    Company: 'All',
    'Company type': texts.entities[1],
    [texts.freeUnits]: 3,
    ...{
      Price: '1+: 12.00; 8+: 15.255',
      Minimum: 50,
      'VAT rate': '6.5 %',
      Version: 1,
      [texts.remark]: 'by the yard',
    },
  });
  expect(await sheetOf('customsDeclaration')).toMatchObject({
    [texts.line]: 'All',
    'Container type': 'All',
    'Company type': 'All',
    Price: 300,
    'VAT rate': '6 %',
  });
});

test('the operator charges by hand, confirms and voids; each once', async () => {
  const { orderBigNo } = await confirmed();
  const given = {
    orderBigNo,
    serviceKind: 'train',
    feeType: 'documents',
    currency: 'CNY',
    taxRate: '0.06',
  } as const;
  await fixture.operator.send(wire.addCharge, { ...given, amount: '100.05', reason: 'copies' });
  const { charges, sums } = await chargesOf(orderBigNo);
  expect(charges[1]).toMatchObject({ amount: '100.05', taxAmount: '6.00', why: { kind: 'manual' } });
  expect(sums).toContainEqual({ currency: 'CNY', amount: '106.05' });
  const chargeId = charges[1]?.chargeId ?? 0;
  await fixture.operator.send(wire.voidChargeByHand, { chargeId, reason: 'by mistake' });
  await expectUserError(fixture.operator.send(wire.voidChargeByHand, { chargeId, reason: 'again' }));
  expect((await chargesOf(orderBigNo)).charges[1]).toMatchObject({
    status: 'void',
    voidReason: 'by mistake',
  });
  const wrong = { ...given, orderBigNo: 'IS0', amount: '1', reason: 'x' };
  expect((await expectUserError(fixture.operator.send(wire.addCharge, wrong))).fields).toHaveProperty('orderBigNo');
});

test('a change of a tariff is a new version; of two at once one wins', async () => {
  const { rows } = await fixture.operator.send(tariffs.list, { feeType: 'liftOn' });
  const [rule] = rows;
  if (rule === undefined) throw new Error('the demo has no tariff');
  const change = (unitPrice: string) =>
    fixture.operator.send(tariffs.edit, {
      ...rule,
      feeType: 'liftOn' as const,
      validFrom: '2099-01-01',
      tiers: [{ from: 1, unitPrice }],
    });
  const outcomes = await Promise.allSettled([change('200'), change('210')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows: after } = await fixture.operator.send(tariffs.list, { feeType: 'liftOn' });
  expect(after).toMatchObject([{ ruleId: rule.ruleId, version: 2, period: 'coming' }]);
  const versions = await fixture.operator.send(listTariffVersions, { ruleId: rule.ruleId });
  expect(versions).toMatchObject([after[0], { tariffId: rule.tariffId, version: 1 }]);
});

test('margins of a time are listed by departure, the latest first, with their customers', async () => {
  for (const days of [9, 3, 6]) await confirmed(days);
  const { rows } = await fixture.operator.send(orderMargins.list, {
    ...{ currency: 'USD', dateFrom: formatDate(new Date()), pageSize: 100 },
    companyName: '10001',
  });
  const days = rows.map(({ departDate }) => departDate);
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted().toReversed());
  const one = rows.slice(0, 1).map(({ departDate }) => departDate)[0];
  const until = await fixture.operator.send(orderMargins.list, {
    currency: 'USD',
    dateFrom: one,
    dateTo: one,
  });
  expect(until.rows.every(({ departDate }) => departDate === one)).toBe(true);
});
