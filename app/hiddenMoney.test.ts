import { type CellValue, readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { confirmBooking, refuseBooking } from '../features/freight/booking/operatorWire.ts';
import { acceptRollOver, rollOver } from '../features/freight/booking/rollOverWire.ts';
import { getOrderDetail, listOrders, saveBooking } from '../features/freight/booking/wire.ts';
import { getTrainBookingAllDataForList } from '../features/freight/train/wire.ts';
import { ownBills } from '../features/money/bill/wire.ts';
import { demandPlaces } from '../features/money/deposit/placesWire.ts';
import { listOwnDeposits } from '../features/money/deposit/wire.ts';
import { findCurrentUser } from '../features/people/account/server/index.ts';
import { addChat, searchChat } from '../features/portal/chat/wire.ts';
import { queryAllTip } from '../features/portal/message/wire.ts';
import { connect } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { eventually } from '../platform/testing/eventually.ts';
import { addressOf, restOf } from '../platform/web/request/address.ts';
import { checkAccess } from '../platform/wire/access.ts';
import type { AnyCall } from '../platform/wire/call.ts';
import { FEATURES } from './server/features.ts';
import { ThreadSubscriber } from './testing/chatFixture.ts';
import { callName, declaredCalls } from './testing/declaredCalls.ts';
import { sentBill } from './testing/moneySteps.ts';
import { sheetHere } from './testing/sheetHere.ts';
import { bookingOf, TestFixture } from './testing/testFixture.ts';

/** Prices that occur nowhere else. */
const PRICE = '7654.32';
/** Above every id and weight of the demonstration. */
const WHOLE_PRICE = '91827.00';
const SAID = `The new rate is USD ${PRICE}, or 91827 USD`;

let fixture: TestFixture;
let shipper: Actor;
let clerk: Actor;
let known: Record<string, unknown>;
let conversationId: number;

beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper } = fixture);
  clerk = await fixture.server.signInAs('clerk');
  await fixture.database.query(
    `insert into message_way (account_id, msg_type, by_email) select id, '1', true from account where username = 'clerk'`,
  );
  known = await plantPrices();
});
afterAll(() => fixture.close());

const A_WEEK_HOURS = 7 * 24;

/** A rolled over and a refused booking with prices, a deposit for places, and people who talk about prices. */
async function plantPrices(): Promise<Record<string, unknown>> {
  const { operator } = fixture;
  const prices = [
    { sizeType: '22G1' as const, price: PRICE, currency: 'USD' },
    { sizeType: '42G1' as const, price: WHOLE_PRICE, currency: 'USD' },
  ];
  const earlier = await fixture.newTrain(20, { prices, departsIn: { hours: A_WEEK_HOURS } });
  const trainInfoId = await fixture.newTrain(20, { prices });
  const bookingOn = (train: number) =>
    bookingOf(train, [
      ['22G1', 3],
      ['42G1', 1],
    ]);
  const { orderBigNo } = await shipper.send(saveBooking, { ...bookingOn(earlier), remark: SAID });
  await operator.send(confirmBooking, { orderBigNo });
  const why = { reasonKind: 'wagons', bearer: 'platform', remark: SAID } as const;
  await operator.send(rollOver, { orderBigNo, trainInfoId, ...why });
  const refused = await shipper.send(saveBooking, bookingOn(trainInfoId));
  await operator.send(refuseBooking, { orderBigNo: refused.orderBigNo, reason: SAID });
  const { containers, train, ...order } = await shipper.send(getOrderDetail, { orderBigNo });
  // until then cancelling is free and has no amount
  await shipper.send(acceptRollOver, { orderBigNo, rollOverId: order.rollOver?.rollOverId ?? 0 });
  const orderContainerId = containers[0]?.orderContainerId ?? 0;
  const about = { orderContainerId, businessType: 0 as const };
  ({ conversationId } = await shipper.send(addChat, { ...about, chatContent: SAID }));
  await sentBill({ operator, database: fixture.database }, { amount: PRICE, currency: 'USD' });
  const day = train.departTime.slice(0, 10);
  const [bill] = (await shipper.send(ownBills.list, { side: 'sale' })).rows;
  await fixture.database.query('update bill set month = $1 where id = $2', [day.slice(0, 7), bill?.billId]);
  await operator.send(demandPlaces, {
    companyNo: '10001',
    trainInfoId,
    sizeType: '42G1',
    places: 2,
    placeAmount: PRICE,
    dueDate: day,
    campaign: SAID,
  });
  return {
    ...about,
    billId: bill?.billId,
    orderBigNo,
    trainInfoId,
    trainNo: train.trainNo,
    text: orderBigNo.slice(-6),
    month: day.slice(0, 7),
    date: day,
    dateFrom: day,
    pageSize: 100,
  };
}

/**
 * The amounts of the company in the database that nothing else looks like, as they may be written:
 * the planted ones and those with cents, for a number of a row or a weight is whole.
 */
async function amountsOfCompany(): Promise<string[]> {
  const { rows } = await fixture.database.query(
    `select distinct amount from (
       select unit_price as amount from order_fee join booking_order on booking_order.id = order_id
       where company_id = (select company_id from account where username = 'clerk')
       union all select order_fee.amount from order_fee join booking_order on booking_order.id = order_id
       where company_id = (select company_id from account where username = 'clerk')
       union all select amount from booking_order
       where company_id = (select company_id from account where username = 'clerk')
       union all select total from bill
       where company_id = (select company_id from account where username = 'clerk') and status not in ('draft', 'void')
       union all select price from train_price) as known where amount > 0`,
  );
  const all = z.array(z.object({ amount: z.coerce.number() })).parse(rows);
  const amounts = all.map(({ amount }) => amount.toFixed(2));
  const revealing = amounts.filter((text) => text === WHOLE_PRICE || !text.endsWith('.00'));
  return revealing.flatMap((text) => {
    const [whole = '', cents = ''] = text.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
    return [text, `${grouped.replaceAll(' ', ',')}.${cents}`, `${grouped},${cents}`];
  });
}

const properties = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });

/** The fields of a call's input that have a known value; any id in the path. */
function inputOf(call: AnyCall, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(properties.parse(schema).properties);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]);
  const others = names.filter((name) => name in known).map((name) => [name, known[name]]);
  return Object.fromEntries([...inPath, ...others]);
}

async function answerTo(person: Actor, call: AnyCall, input: Record<string, unknown>): Promise<string> {
  const { method } = call;
  const isBodiless = method === 'GET' || method === 'DELETE';
  const body = JSON.stringify(Object.fromEntries(restOf(call, input)));
  const headers = { 'content-type': 'application/json' };
  const init = isBodiless ? { method } : { method, headers, body };
  const response = await person.fetch(addressOf(call, input), init);
  if (response.headers.get('content-type')?.includes('json')) return response.text();
  return sheetText(await response.arrayBuffer());
}

/** Cells of a workbook; other files hold no amounts of ours. */
async function sheetText(content: ArrayBuffer): Promise<string> {
  const read = await readXlsx(Buffer.from(content)).catch(() => ({ sheets: [] }));
  return textOf(read.sheets.flatMap(({ rows }) => rows));
}

const textOf = (rows: readonly (readonly CellValue[])[]) =>
  rows
    .flat()
    .map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : String(cell)))
    .join('\n');

/** Decimals as text are amounts of money everywhere on the wire. */
const AMOUNT = /"-?\d+\.\d{2,4}"|[¥$€]\s?\d|\d\s?(CNY|USD|EUR)/;

test('no read answers an amount to a sub-account from which money is hidden', async () => {
  const amounts = await amountsOfCompany();
  expect(amounts).toContain(PRICE);
  // a weight may end in the digits of an amount
  const ofCompany = new RegExp(`(?<![\\d.,])(?:${amounts.join('|').replaceAll('.', '\\.')})(?!\\d)`);
  const holdsMoney = (answer: string) => AMOUNT.test(answer) || ofCompany.test(answer);
  const showing = { shipper: [] as string[], clerk: [] as string[] };
  for (const call of (await declaredCalls()).filter(({ effect }) => effect === 'read')) {
    const input = inputOf(call, call === listOrders ? { pageSize: 100 } : known);
    if (holdsMoney(await answerTo(shipper, call, input))) showing.shipper.push(callName(call));
    if (holdsMoney(await answerTo(clerk, call, input))) showing.clerk.push(callName(call));
  }
  expect(showing.clerk).toEqual([]);
  expect(showing.shipper).toEqual([
    'GET /booking/booking/getBookingMonthData',
    'GET /booking/booking/getBookingMonthDataOfDay',
    'GET /booking/booking/getNearbyTrains',
    'GET /booking/booking/getTrainBookingAllDataForList',
    'GET /booking/booking/getTrainBookingAllDataForWeek',
    'GET /booking/booking/getTrainTable',
    'GET /charge/cancellationFee',
    'GET /charge/orderCharges',
    'GET /chat/list',
    'GET /chat/msgList',
    'GET /contractTemplate/getTemplate',
    'GET /contractTemplate/list',
    'GET /deposit/list',
    'GET /home',
    'GET /home/attention',
    'GET /order/orderBigOrder/detail',
    'POST /order/orderBigOrder/export',
    'GET /order/orderBigOrder/getPageInfoByTrainNo',
    'GET /order/orderBigOrder/getTimeline',
    'GET /order/orderBigOrder/list',
    'GET /settlement/bill/detail',
    'GET /settlement/bill/list',
    'GET /settlement/bill/totals',
    'GET /settlement/invoice/bills',
    'GET /tip/queryAllTip',
    'GET /trainInfo/detail',
  ]);
});

test('no export file holds an amount for such a sub-account', async () => {
  const amounts = await amountsOfCompany();
  const names = FEATURES.flatMap(({ exports = [] }) => exports).map(({ name }) => name);
  const planted = [PRICE, WHOLE_PRICE];
  const showing = { shipper: [] as string[], clerk: [] as string[] };
  for (const name of names) {
    for (const who of ['shipper', 'clerk'] as const) {
      const sheet = await sheetHere(fixture.server, who, name);
      const text = sheet === null ? '' : textOf([sheet.header, ...sheet.rows]);
      const cells = new Set(text.split('\n'));
      const isShown = amounts.some((one) => cells.has(one));
      if (isShown || planted.some((one) => text.includes(one))) showing[who].push(name);
    }
  }
  expect(showing).toEqual({ shipper: ['booking.order', 'bill.own'], clerk: [] });
});

/** Without which some lists are not read. */
const NEEDED_FILTERS = { trainInfoId: 1 };

test('no sheet of any list has a column of money for who sees none', async () => {
  const { databaseUrl, config } = fixture.server;
  const { db, end } = await connect(databaseUrl, 2, createLog('silent'));
  const exports = FEATURES.flatMap(({ exports = [] }) => exports);
  const showing = { all: [] as string[], hidden: [] as string[] };
  for (const username of ['shipper', 'supplier', 'agent', 'operator']) {
    const { rows } = await fixture.database.query('select id from account where username = $1', [username]);
    const person = await findCurrentUser(db, Number(rows[0]?.id));
    if (person === null) throw new Error(`${username} is not there`);
    for (const hidesMoney of [true, false]) {
      const user = { ...person, hidesMoney };
      const own = exports.filter(({ access }) => checkAccess(access, user) === 'yes');
      const withMoney = own.filter((list) =>
        list.plan(NEEDED_FILTERS, { db, user, language: 'en', config }).columns.some(({ kind }) => kind === 'money'),
      );
      showing[hidesMoney ? 'hidden' : 'all'].push(...withMoney.map(({ name }) => name));
    }
  }
  await end();
  expect(showing.hidden).toEqual([]);
  expect(showing.all).toEqual(expect.arrayContaining(['bill.own', 'additionalFee.own', 'booking.order']));
});

test('the digits of a hidden amount cannot be searched for in a chat', async () => {
  const { orderContainerId } = z.object({ orderContainerId: z.number() }).parse(known);
  const found = async (person: Actor, text: string) =>
    (await person.send(searchChat, { orderContainerId, businessType: 0, text })).length;
  expect(await found(shipper, PRICE)).toBe(1);
  for (const text of [PRICE, '7', '654', 'USD 7', '91827'])
    expect({ text, found: await found(clerk, text) }).toEqual({ text, found: 0 });
  expect(await found(clerk, 'new RATE')).toBe(1);
});

test('messages, e-mails and live chats hide amounts that people wrote', async () => {
  const read = async (person: Actor) => {
    const { newUiMessageLists } = await person.send(queryAllTip, { pageSize: 100 });
    return newUiMessageLists.rows.map(({ realMsgContent }) => realMsgContent).join('\n');
  };
  expect(await read(shipper)).toContain(PRICE);
  expect(await read(clerk)).toContain('The new rate is •••, or •••');
  await eventually(async () => {
    const { rows } = await fixture.database.query(
      `select string_agg(text, ' ') as said from outbox_message where receiver = 'clerk@example.com'`,
    );
    expect(rows[0].said).toContain('The new rate is •••');
    expect(rows[0].said).not.toContain(PRICE);
  });
  const { address } = fixture.server;
  const thread = `/chat/10001/${conversationId}`;
  const ears = await Promise.all(
    [shipper, clerk].map((person) => ThreadSubscriber.connect(address, person, '10001', thread)),
  );
  const { orderContainerId } = z.object({ orderContainerId: z.number() }).parse(known);
  await fixture.operator.send(addChat, { orderContainerId, businessType: 0, chatContent: SAID });
  const received = await Promise.all(ears.map((ear) => ear.messages(1, 1)));
  expect(received.map(([message]) => message?.chatContent)).toEqual([SAID, 'The new rate is •••, or •••']);
  for (const ear of ears) ear.close();
});

test('a signer without money sees of a deposit for places and of a roll-over what they are for alone', async () => {
  await fixture.database.query(`update account set empower_type = 2 where username = 'reader'`);
  const signer = await fixture.server.signInAs('reader');
  const [deposit] = (await signer.send(listOwnDeposits, {})).deposits;
  const nothing = { due: null, held: null, announced: null, outstanding: null, placeAmount: null };
  const hidden = 'The new rate is •••, or •••';
  expect(deposit).toMatchObject({ ...nothing, places: 2, campaign: hidden });
  expect(deposit?.entries).toMatchObject([{ amount: null, reason: hidden }]);
  const { orderBigNo } = z.object({ orderBigNo: z.string() }).parse(known);
  const order = await signer.send(getOrderDetail, { orderBigNo });
  expect(order.rollOver?.remark).toBe(hidden);
  expect(order.timeline.find(({ move }) => move === 'rolledOver')?.reason).toBe(hidden);
});

test('a draft keeps the amounts that its editor does not see', async () => {
  const { trainInfoId } = z.object({ trainInfoId: z.number() }).parse(known);
  const booking = { ...bookingOf(trainInfoId, [['22G1', 1]]), remark: SAID, draft: true };
  const { orderBigNo } = await shipper.send(saveBooking, booking);
  const { remark } = await clerk.send(getOrderDetail, { orderBigNo });
  expect(remark).toBe('The new rate is •••, or •••');
  await clerk.send(saveBooking, { ...booking, orderBigNo, remark });
  expect(await shipper.send(getOrderDetail, { orderBigNo })).toMatchObject({ remark: SAID });
});

test('the booking form of such a sub-account still knows what a train carries', async () => {
  const { rows } = await clerk.send(getTrainBookingAllDataForList, {});
  expect(rows[0]).toMatchObject({ prices: [], sizeTypes: expect.arrayContaining(['22G1']) });
});
