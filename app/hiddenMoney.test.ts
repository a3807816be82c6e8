import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listOrders } from '../features/booking/wire.ts';
import { getTrainBookingAllDataForList } from '../features/train/wire.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { addressOf, restOf } from '../platform/web/request/address.ts';
import type { AnyCall } from '../platform/wire/call.ts';
import { formatDate } from '../platform/wire/time.ts';
import { callName, declaredCalls } from './testing/declaredCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
  return response.headers.get('content-type')?.includes('json') ? response.text() : '';
}

/** Decimals as text are amounts of money everywhere on the wire. */
const AMOUNT = /"-?\d+\.\d{2,4}"|[¥$€]\s?\d|\d\s?(CNY|USD|EUR)/;

test('no read answers an amount to a sub-account from which money is hidden', async () => {
  const shipper = await server.signInAs('shipper');
  const clerk = await server.signInAs('clerk');
  const { rows: orders } = await shipper.send(listOrders, { status: 'confirmed' });
  const { rows: trains } = await shipper.send(getTrainBookingAllDataForList, {});
  const [order] = orders;
  const [train] = trains;
  const day = train?.departTime.slice(0, 10) ?? formatDate(new Date());
  const known = {
    orderBigNo: order?.orderBigNo,
    trainInfoId: train?.trainInfoId,
    trainNo: train?.trainNo,
    month: day.slice(0, 7),
    date: day,
    dateFrom: day,
    pageSize: 100,
  };
  const showing = { shipper: [] as string[], clerk: [] as string[] };
  for (const call of (await declaredCalls()).filter(({ effect }) => effect === 'read')) {
    const input = inputOf(call, call === listOrders ? { pageSize: 100 } : known);
    if (AMOUNT.test(await answerTo(shipper, call, input))) showing.shipper.push(callName(call));
    if (AMOUNT.test(await answerTo(clerk, call, input))) showing.clerk.push(callName(call));
  }
  expect(showing.clerk).toEqual([]);
  expect(showing.shipper).toEqual([
    'GET /booking/booking/getBookingMonthData',
    'GET /booking/booking/getBookingMonthDataOfDay',
    'GET /booking/booking/getNearbyTrains',
    'GET /booking/booking/getTrainBookingAllDataForList',
    'GET /booking/booking/getTrainBookingAllDataForWeek',
    'GET /booking/booking/getTrainTable',
    'GET /home',
    'GET /order/orderBigOrder/detail',
    'GET /order/orderBigOrder/getPageInfoByTrainNo',
    'GET /order/orderBigOrder/list',
    'GET /trainInfo/detail',
  ]);
});

test('the booking form of such a sub-account still knows what a train carries', async () => {
  const clerk = await server.signInAs('clerk');
  const { rows } = await clerk.send(getTrainBookingAllDataForList, {});
  expect(rows[0]).toMatchObject({ prices: [], sizeTypes: expect.arrayContaining(['22G1']) });
});
