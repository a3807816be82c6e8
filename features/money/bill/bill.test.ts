import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookWhile } from '../../../app/testing/bookingRush.ts';
import { type ChargeFacts, insertCharge } from '../../../app/testing/moneySteps.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { searchCompanies } from '../../people/account/wire.ts';
import { serviceNoOf } from '../../suppliers/service/paths.ts';
import { orderMargins } from '../charge/marginWire.ts';
import { listBalances, proveAgreement } from '../journal/wire.ts';
import { billNoOf, billNosIn, checkDigitsOf } from './billNo.ts';
import { BATCH } from './server/gather.ts';
import { mergeBillSums } from './server/totals.ts';
import { dunningLevel } from './states.ts';
import { insertManyCharges } from './testing/manyCharges.ts';
import { totalBills, totalOwnBills } from './totalsWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;
let operator: Actor;
let supplier: Actor;
let admin: Actor;
/** the shipper at another server process */
let beside: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
  supplier = await fixture.server.signInAs('supplier');
  admin = await fixture.server.signInAs('admin');
  beside = new Actor((await fixture.server.startAnother()).address, shipper.token);
});
afterAll(() => fixture.close());
afterEach(async () => {
  expect(await keptSums('bill_sum', 'sum(bills)')).toEqual(await keptSums('bill', 'count(*)'));
});
beforeEach(async () => {
  await fixture.database.query(
    'truncate bill, bill_line, bill_event, bill_application, credit_limit, charge, charge_move, order_margin, journal_entry, journal_posting cascade',
  );
});

/** Sums of bills, from their rows or as triggers keep them. */
async function keptSums(table: 'bill' | 'bill_sum', bills: string) {
  const { rows } = await fixture.database.query(
    `select company_id, side, currency, status, ${bills}::int as bills, sum(total)::text as total, sum(paid)::text as paid
     from ${table} group by 1, 2, 3, 4 having ${bills} <> 0 order by 1, 2, 3, 4`,
  );
  return rows;
}

const MONTH = '2026-10';
const charge = (facts: ChargeFacts = {}) =>
  insertCharge(fixture.database, { taxRate: '0.06', day: `${MONTH}-05`, ...facts });

const make = (month = MONTH) => operator.send(wire.makeBills, { month, companyNo: '' });
const listed = async () => (await operator.send(wire.bills.list, { pageSize: 100 })).rows;
const read = (who: Actor, billId: number) => who.send(wire.readBill, { billId });
async function draft(): Promise<number> {
  await make();
  return (await listed())[0]?.billId ?? 0;
}
async function sent(): Promise<number> {
  const billId = await draft();
  await operator.send(wire.sendBills, { billIds: [billId] });
  return billId;
}
const allowed = ({ abilities }: wire.Bill) =>
  Object.entries(abilities).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
const agree = async (billId: number) =>
  shipper.send(wire.agreeBill, { billId, version: (await read(shipper, billId)).version });

/** Debit above zero, by account. */
async function books(): Promise<Record<string, string>> {
  const { rows } = await fixture.database.query(
    `select account, sum(amount)::text as amount from journal_posting group by account having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

test('the number of a bill is found in the text of a transfer, and not where a digit is wrong', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 11 }), (serial, at) => {
      const number = billNoOf(`2611${String(serial).padStart(6, '0')}`);
      const spaced = `payment of ${number.toLowerCase().replace(/(.{4})/g, '$1 ')}, thank you`;
      expect(billNosIn(spaced)).toEqual([number]);
      const digit = (Number(number[at + 2]) + 1) % 10;
      expect(billNosIn(number.slice(0, at + 2) + digit + number.slice(at + 3))).toEqual([]);
    }),
  );
  expect(checkDigitsOf('2611000001')).toMatch(/^\d\d$/);
});

test('reminders grow with the days a bill is overdue', () => {
  expect([0, 1, 14, 15, 29, 30, 400].map(dunningLevel)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

describe('bills of a month', () => {
  test('gather charges by customer and currency, once however often they are made', async () => {
    await charge({ amount: '100.05' });
    await charge({ amount: '200.00' });
    await charge({ currency: 'USD', taxRate: '0' });
    await charge({ companyNo: '10002' });
    await charge({ day: '2026-11-01' });
    expect(await make()).toEqual({ bills: 3, lines: 4 });
    expect((await expectUserError(make())).message).toContain('No charges to bill');
    const rows = await listed();
    expect(rows.map(({ total, currency }) => `${total} ${currency}`).sort()).toEqual([
      '100.00 USD',
      '106.00 CNY',
      '318.05 CNY',
    ]);
    for (const { billNo } of rows) expect(billNosIn(billNo)).toEqual([billNo]);
    await charge({ amount: '1.00' });
    expect(await make()).toEqual({ bills: 1, lines: 1 });
    expect(await listed()).toHaveLength(3);
  });

  test('are made once by two people at once', async () => {
    for (let count = 0; count < 5; count += 1) await charge();
    await Promise.allSettled([make(), admin.send(wire.makeBills, { month: MONTH, companyNo: '' })]);
    const { rows } = await fixture.database.query('select count(*)::int as lines from bill_line');
    expect(rows[0].lines).toBe(5);
    expect((await listed()).map(({ total }) => total)).toEqual(['530.00']);
  });

  test('are not seen by the customer before they are sent, and never by another one', async () => {
    await charge();
    const billId = await draft();
    expect((await expectUserError(read(shipper, billId))).code).toBe(CODE.absent);
    await operator.send(wire.sendBills, { billIds: [billId] });
    expect(allowed(await read(shipper, billId))).toEqual(['agree', 'dispute']);
    expect(await read(shipper, billId)).toMatchObject({ total: '106.00', paid: '0.00', open: null });
    expect((await listed())[0]).toMatchObject({ billId, open: null });
    expect((await expectUserError(read(fixture.rival, billId))).code).toBe(CODE.absent);
    const clerk = await fixture.server.signInAs('clerk');
    const seenByClerk = await read(clerk, billId);
    expect([seenByClerk.total, allowed(seenByClerk)]).toEqual([null, []]);
  });

  test('a dropped draft gives its charges back', async () => {
    await charge();
    const billId = await draft();
    await operator.send(wire.voidBill, { billId, reason: 'wrong month' });
    expect(await make()).toEqual({ bills: 1, lines: 1 });
  });
});

describe('an agreed bill', () => {
  test('stands in the journal with its tax, and only once', async () => {
    await charge({ amount: '1000.00' });
    const billId = await sent();
    const { version } = await read(shipper, billId);
    const both = [1, 2].map(() => shipper.send(wire.agreeBill, { billId, version }));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await books()).toEqual({ receivable: '1060.00', revenue: '-1000.00', vatOutput: '-60.00' });
    expect((await read(shipper, billId)).open).toBe('1060.00');
  });

  test('is refused as it was seen when it has changed since', async () => {
    await charge();
    const billId = await sent();
    const { version } = await read(shipper, billId);
    const more = { description: 'Seal', amount: '20.00', taxRate: '0', reason: 'forgotten' };
    await operator.send(wire.addLine, { billId, ...more });
    const error = await expectUserError(shipper.send(wire.agreeBill, { billId, version }));
    expect(error.message).toContain('changed');
    await agree(billId);
    expect((await read(shipper, billId)).total).toBe('126.00');
    await expectUserError(operator.send(wire.addLine, { billId, ...more }));
  });

  test('is lowered by a credit alone, which the journal says too, never below zero', async () => {
    await charge({ amount: '1000.00' });
    const billId = await sent();
    await agree(billId);
    const lineId = (await read(operator, billId)).lines[0]?.lineId ?? 0;
    const beyond = { lineId, amount: '1060.01', reason: 'damage' };
    expect((await expectUserError(operator.send(wire.creditLine, beyond))).fields.amount).toContain('1,060.00');
    await operator.send(wire.creditLine, { ...beyond, amount: '106.00' });
    expect(await books()).toEqual({ receivable: '954.00', revenue: '-900.00', vatOutput: '-54.00' });
    await operator.send(wire.creditLine, { ...beyond, amount: '954.00' });
    expect(await books()).toEqual({});
    expect((await read(operator, billId)).status).toBe('settled');
  });
});

test('the margin of an order follows credits, further lines and claims below the agreed price, as the journal does', async () => {
  const train = await fixture.newTrain(10);
  const { orderBigNo } = await shipper.send(saveBooking, bookingOf(train, [['22G1', 1]]));
  const chargeId = await charge({ companyNo: '20001', side: 'cost', amount: '400.00', orderBigNo });
  await charge({ amount: '1000.00', orderBigNo });
  const margin = async () => {
    const { rows } = await operator.send(orderMargins.list, { currency: 'CNY', orderBigNo });
    return rows.map(({ sales, costs }) => [sales, costs]);
  };
  expect(await margin()).toEqual([['1000.00', '400.00']]);
  await operator.send(wire.makeOrderBill, { orderBigNo });
  const billId = (await listed())[0]?.billId ?? 0;
  const more = { description: 'Seal', amount: '21.20', taxRate: '0.06', reason: 'forgotten' };
  await operator.send(wire.addLine, { billId, ...more });
  await operator.send(wire.sendBills, { billIds: [billId] });
  await agree(billId);
  const [line] = (await read(operator, billId)).lines;
  await operator.send(wire.creditLine, { lineId: line?.lineId ?? 0, amount: '106.00', reason: 'damage' });
  const claimed = await supplier.send(wire.submitClaim, {
    claimNo: 'M-1',
    currency: 'CNY',
    others: [],
    charges: [{ chargeId, amount: '318.00' }],
  });
  const { version } = await read(operator, claimed.billId);
  await operator.send(wire.approveClaim, { billId: claimed.billId, version });
  expect(await books()).toMatchObject({ revenue: '-920.00', cost: '300.00' });
  expect(await margin()).toEqual([['920.00', '300.00']]);
  const ofMargins = async () => {
    await operator.send(proveAgreement, {});
    return (await operator.send(listBalances, {})).checks.find(({ kind }) => kind === 'margins')?.details;
  };
  expect(await ofMargins()).toEqual([]);
  await fixture.database.query(`update order_margin set sales = sales + 1`);
  expect(await ofMargins()).toMatchObject([{ expected: '920.00 / 300.00 CNY', found: '921.00 / 300.00 CNY' }]);
  await fixture.database.query(`update order_margin set sales = sales - 1`);
});

describe('a dispute', () => {
  test('holds the bill until each line has an answer', async () => {
    await charge({ amount: '100.00' });
    await charge({ amount: '50.00' });
    const billId = await sent();
    const [one, other] = (await read(shipper, billId)).lines.map(({ lineId }) => lineId);
    if (one === undefined || other === undefined) throw new Error('lines are missing');
    await shipper.send(wire.disputeLine, { lineId: one, reason: 'agreed 90' });
    await shipper.send(wire.disputeLine, { lineId: other, reason: 'not ours' });
    await expectUserError(agree(billId));
    await operator.send(wire.answerDispute, { lineId: one, credit: '10.60', reply: 'right' });
    expect((await read(shipper, billId)).status).toBe('disputed');
    await operator.send(wire.answerDispute, { lineId: other, credit: null, reply: 'see the photo' });
    await expectUserError(operator.send(wire.answerDispute, { lineId: other, credit: null, reply: 'again' }));
    const bill = await read(shipper, billId);
    expect(bill).toMatchObject({ status: 'sent', total: '148.40' });
    expect(bill.lines.map(({ disputeState }) => disputeState)).toEqual(['credited', 'none', 'upheld']);
    await agree(billId);
    await expectUserError(fixture.rival.send(wire.disputeLine, { lineId: one, reason: 'foreign' }));
  });
});

describe("a supplier's claim", () => {
  const claim = async (charges: { chargeId: number; amount: string }[], claimNo = 'A-1') =>
    supplier.send(wire.submitClaim, { claimNo, currency: 'CNY', charges, others: [] });
  const approve = async (who: Actor, billId: number) =>
    who.send(wire.approveClaim, { billId, version: (await read(who, billId)).version });
  const cost = (amount: string) => charge({ companyNo: '20001', side: 'cost', amount });

  test('is approved with no more than was agreed, and shows the difference', async () => {
    const chargeId = await cost('1000.00');
    const { billId } = await claim([{ chargeId, amount: '1200.00' }]);
    expect(await read(supplier, billId)).toMatchObject({ total: '1060.00', claimedTotal: '1200.00' });
    await approve(operator, billId);
    expect(await books()).toEqual({ cost: '1000.00', vatInput: '60.00', payable: '-1060.00' });
    await expectUserError(claim([{ chargeId, amount: '1.00' }], 'A-2'));
  });

  test('above the limit takes two different users', async () => {
    const { billId } = await claim([{ chargeId: await cost('80000.00'), amount: '84800.00' }]);
    await approve(operator, billId);
    expect((await read(operator, billId)).status).toBe('checked');
    expect((await expectUserError(approve(operator, billId))).message).toContain('two different users');
    expect(await books()).toEqual({});
    await approve(admin, billId);
    expect(await books()).toMatchObject({ payable: '-84800.00' });
  });

  test('is accepted by line: what is accepted is paid, the rest goes back with its reason and is claimed again', async () => {
    const [good, bad] = [await cost('100.00'), await cost('50.00')];
    const { billId } = await supplier.send(wire.submitClaim, {
      claimNo: 'L-1',
      currency: 'CNY',
      charges: [
        { chargeId: good, amount: '106.00' },
        { chargeId: bad, amount: '53.00' },
      ],
      others: [{ description: 'Waiting', amount: '20.00' }],
    });
    const lineOf = async (kind: string, index = 0) =>
      (await read(operator, billId)).lines.filter((line) => line.kind === kind)[index]?.lineId ?? 0;
    expect((await expectUserError(approve(operator, billId))).message).toContain('not agreed in advance');
    await operator.send(wire.acceptClaimLine, { lineId: await lineOf('manual') });
    const wrong = await lineOf('charge', 1);
    await expectUserError(supplier.send(wire.disputeClaimLine, { lineId: wrong, reason: 'mine' }));
    const { version } = await read(operator, billId);
    await operator.send(wire.disputeClaimLine, { lineId: wrong, reason: 'gate log says one lift' });
    await expectUserError(operator.send(wire.approveClaim, { billId, version }));
    await operator.send(wire.acceptClaimLine, { lineId: wrong });
    expect((await read(operator, billId)).total).toBe('179.00');
    await operator.send(wire.disputeClaimLine, { lineId: wrong, reason: 'gate log says one lift' });
    await approve(operator, billId);
    const seen = await read(supplier, billId);
    expect(seen).toMatchObject({ status: 'agreed', total: '126.00', open: '126.00' });
    expect(seen.lines.map(({ disputeState, disputeReason }) => [disputeState, disputeReason])).toEqual([
      ['none', ''],
      ['open', 'gate log says one lift'],
      ['none', ''],
    ]);
    expect(await books()).toEqual({ cost: '120.00', vatInput: '6.00', payable: '-126.00' });
    await expectUserError(operator.send(wire.acceptClaimLine, { lineId: wrong }));
    await claim([{ chargeId: bad, amount: '26.50' }], 'L-2');
    await expectUserError(claim([{ chargeId: good, amount: '1.00' }], 'L-3'));
  });

  test('of which nothing is accepted is returned as a whole; a line decided anew takes the first approval back', async () => {
    const { billId } = await claim([{ chargeId: await cost('80000.00'), amount: '84800.00' }], 'L-4');
    const [line] = (await read(operator, billId)).lines;
    await approve(operator, billId);
    await admin.send(wire.disputeClaimLine, { lineId: line?.lineId ?? 0, reason: 'twice' });
    const { status, abilities } = await read(operator, billId);
    expect([status, abilities.approve]).toEqual(['claimed', true]);
    expect((await expectUserError(approve(operator, billId))).message).toContain('return the whole bill');
  });

  test('that was returned can be made again', async () => {
    const chargeId = await cost('10.00');
    const { billId } = await claim([{ chargeId, amount: '10.60' }]);
    await operator.send(wire.returnClaim, { billId, reason: 'no waybill' });
    await claim([{ chargeId, amount: '10.60' }]);
    await expectUserError(fixture.shipper.send(wire.readBill, { billId }));
  });
});

test('a booking respects the credit limit of its company', async () => {
  const train = await fixture.newTrain(10);
  const limit = { companyNo: '10001', amount: '1000.00', currency: 'CNY', remark: '' };
  await operator.send(wire.creditLimits.add, limit);
  await charge({ amount: '1000.00' });
  const billId = await sent();
  const book = () => shipper.send(saveBooking, bookingOf(train, [['22G1', 1]]));
  await book();
  await agree(billId);
  expect((await expectUserError(book())).message).toMatch(/1,060\.00 CNY exceed the credit limit of 1,000\.00 CNY/);
  const [row] = (await operator.send(wire.creditLimits.list, {})).rows;
  const creditLimitId = row?.creditLimitId ?? 0;
  await operator.send(wire.creditLimits.edit, { ...limit, creditLimitId, amount: '1060.00' });
  await book();
});

test('the lines of a bill stand order by order with container, service and own reference, and sum up', async () => {
  const { rows } = await fixture.database.query(
    `select booking.id, booking.order_no as "orderNo", box.id as box, box.container_no as "containerNo", service.id as service
     from service_order service join booking_order booking on booking.id = service.order_id
     join service_container carried on carried.service_order_id = service.id
     join order_container box on box.id = carried.order_container_id where service.company_id = booking.company_id limit 1`,
  );
  const [{ id, orderNo, box, containerNo, service }] = rows;
  const { rows: others } = await fixture.database.query(
    `select id, order_no as "orderNo" from booking_order where id > $1 and customer_ref = '' order by id limit 1`,
    [id],
  );
  await fixture.database.query(`update booking_order set customer_ref = 'PO 4711' where id = $1`, [id]);
  const of = async (amount: string, ...about: [orderId: number, box?: number, service?: number]) =>
    fixture.database.query('update charge set order_id = $2, container_id = $3, service_order_id = $4 where id = $1', [
      await charge({ amount }),
      ...about,
      ...[null, null].slice(about.length - 1),
    ]);
  await of('100.00', id, box, service);
  await of('50.00', others[0].id);
  await of('10.00', id);
  await charge({ amount: '7.00' });
  const serviceNo = serviceNoOf(service);
  const billId = await sent();
  const lineOf = async (amount: string) => (await read(operator, billId)).lines.find((line) => line.amount === amount);
  const credit = { lineId: (await lineOf('100.00'))?.lineId ?? 0, amount: '10.60', reason: 'late' };
  await operator.send(wire.creditLine, credit);
  const bill = await read(shipper, billId);
  expect(bill.orders).toEqual([
    { orderBigNo: orderNo, customerRef: 'PO 4711', subtotal: '106.00' },
    { orderBigNo: others[0].orderNo, customerRef: '', subtotal: '53.00' },
    { orderBigNo: '', customerRef: '', subtotal: '7.42' },
  ]);
  expect(bill.lines.map((line) => [line.gross, line.containerNo, line.serviceNo])).toEqual([
    ['106.00', containerNo, serviceNo],
    ['-10.60', containerNo, serviceNo],
    ['10.60', '', ''],
    ['53.00', '', ''],
    ['7.42', '', ''],
  ]);
  const { content } = await shipper.download(wire.downloadBill, { billId, format: 'xlsx' });
  const { sheets } = await readXlsx(content);
  const text = JSON.stringify(sheets[0]?.rows);
  for (const part of ['PO 4711', containerNo, serviceNo, orderNo]) expect(text).toContain(part);
});

test('operators find a company by its number as by its name, and its bills with it; others find none', async () => {
  const found = await operator.send(searchCompanies, { keyword: '10002' });
  expect(found).toMatchObject([{ companyNo: '10002' }]);
  const [{ fullName } = { fullName: '' }] = found;
  expect(await operator.send(searchCompanies, { keyword: fullName.slice(0, 4) })).toEqual(found);
  await charge();
  await charge({ companyNo: '10002' });
  await make();
  for (const companyFullName of ['10002', fullName]) {
    const { rows } = await operator.send(wire.bills.list, { companyFullName });
    expect(rows.map(({ companyNo }) => companyNo)).toEqual(['10002']);
  }
  for (const other of [shipper, supplier])
    expect((await expectUserError(other.send(searchCompanies, {}))).code).toBe(CODE.forbidden);
});

test('bills are filtered by month, currency and due date, and summed by currency over all pages', async () => {
  for (const companyNo of ['10001', '10002']) {
    await charge({ companyNo, amount: '100.00' });
    await charge({ companyNo, amount: '30.00', currency: 'USD', taxRate: '0' });
  }
  await make();
  await charge({ amount: '5.00', day: '2026-11-05' });
  await make('2026-11');
  const listedBy = async (filter: object) =>
    (await operator.send(wire.bills.list, filter)).rows.map(({ total, currency }) => `${total} ${currency}`);
  expect((await listedBy({ month: MONTH, currency: 'CNY' })).sort()).toEqual(['106.00 CNY', '106.00 CNY']);
  expect(await listedBy({ month: '2026-11' })).toEqual(['5.30 CNY']);
  const totals = await operator.send(totalBills, { month: MONTH });
  expect(totals).toEqual([
    { side: 'sale', currency: 'CNY', bills: 2, total: '212.00', open: '0.00' },
    { side: 'sale', currency: 'USD', bills: 2, total: '60.00', open: '0.00' },
  ]);
  const drafts = (await listed()).map(({ billId }) => billId);
  expect(await shipper.send(totalOwnBills, {})).toEqual([]);
  await operator.send(wire.sendBills, { billIds: drafts });
  const own = await shipper.send(totalOwnBills, { currency: 'CNY' });
  expect(own).toMatchObject([{ currency: 'CNY', bills: 2, total: '111.30' }]);
  const clerk = await fixture.server.signInAs('clerk');
  expect(await clerk.send(totalOwnBills, { currency: 'CNY' })).toMatchObject([{ total: null, open: null }]);
  const dueTo = '2026-01-01';
  expect(await operator.send(totalBills, { dueTo })).toEqual([]);
  const { db, end } = await connect(fixture.server.databaseUrl, 1, createLog('silent'));
  try {
    const all = await operator.send(totalBills, {});
    await mergeBillSums(db);
    expect(await operator.send(totalBills, {})).toEqual(all);
    expect(all).toMatchObject([{ currency: 'CNY', bills: 3, total: '217.30' }, { currency: 'USD' }]);
  } finally {
    await end();
  }
});

test('a rush of bookings at two server processes is refused from the moment the limit is crossed', async () => {
  const rush = { people: [shipper, beside, shipper, beside], fixture };
  // limit in USD, bill in CNY: converted at the rate of the day
  const limit = { companyNo: '10001', amount: '100.00', currency: 'USD', remark: '' };
  await operator.send(wire.creditLimits.add, limit);
  await charge({ amount: '1000.00', currency: 'CNY' });
  const billId = await sent();
  expect(await bookWhile(() => agree(billId), rush)).toEqual({
    before: new Set([true]),
    after: new Set([false]),
  });
});

test('an open amount that no rate converts is not left out of what a company owes', async () => {
  const train = await fixture.newTrain(10);
  const limit = { companyNo: '10001', amount: '1000.00', currency: 'CNY', remark: '' };
  await operator.send(wire.creditLimits.add, limit);
  await charge({ amount: '10.00', currency: 'AZN' });
  await agree(await sent());
  const book = shipper.send(saveBooking, bookingOf(train, [['22G1', 1]]));
  expect((await expectUserError(book)).message).toContain('10.60 AZN cannot be checked against the credit limit');
  const { rows } = await operator.send(wire.creditLimits.list, {});
  expect(rows).toMatchObject([{ owed: '0.00', otherOwed: 'AZN 10.60' }]);
});

test('a bill is a file in three languages', async () => {
  await charge();
  const billId = await sent();
  for (const language of ['zh', 'en', 'ru'] as const) {
    for (const format of wire.BILL_FORMATS) {
      const { name, content } = await shipper.inLanguage(language).download(wire.downloadBill, { billId, format });
      expect(name).toMatch(new RegExp(`^BL\\d{12}\\.${format}$`));
      expect(content.length).toBeGreaterThan(2_000);
    }
  }
});

test('more charges than one batch takes are billed whole, each once', async () => {
  const each = BATCH / 2 + 1;
  await insertManyCharges(fixture.database, each);
  expect(await make()).toEqual({ bills: 2, lines: 2 * each });
  const total = (each * 10.61).toFixed(2);
  expect((await listed()).map((bill) => bill.total)).toEqual([total, total]);
});
