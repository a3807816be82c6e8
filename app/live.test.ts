import { Client } from '@stomp/stompjs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { startExport } from '../features/documents/export/wire.ts';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { bookingsChanged, orderChanged } from '../features/freight/booking/topics.ts';
import { listOrders, saveBooking, withdraw } from '../features/freight/booking/wire.ts';
import { endOtherSessions } from '../features/people/session/presenceWire.ts';
import { login } from '../features/people/session/signInWire.ts';
import { getInfo } from '../features/people/session/wire.ts';
import { refreshConfigCache } from '../features/portal/config/wire.ts';
import { refreshDictCache } from '../features/portal/dict/wire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { StompClient } from '../platform/testing/stompClient.ts';
import { RECONNECT_MS } from '../platform/wire/live/address.ts';
import { destinationOf } from '../platform/wire/live/topic.ts';
import { newDataFolder } from './testing/dataFolder.ts';
import { killAll, startProcess, waitForExit } from './testing/serverProcess.ts';
import { bookingOf, TestFixture } from './testing/testFixture.ts';

let fixture: TestFixture;
let other: { address: string };
beforeAll(async () => {
  fixture = await TestFixture.open();
  other = await fixture.server.startAnother();
});
afterEach(() => killAll());
afterAll(() => fixture.close());

const SHIPPER = '10001';
const ownOrders = destinationOf(orderChanged, { companyNo: SHIPPER });
const queue = destinationOf(bookingsChanged, {});
const signIn = { username: 'shipper', password: 'Ironsilk2026', encrypted: false };

async function socketOf(actor: Actor, address = fixture.server.address): Promise<StompClient> {
  const { companyNo } = await actor.send(getInfo, {});
  return StompClient.connect(address, actor.token ?? '', { companyNo });
}

async function book(customer = fixture.shipper): Promise<string> {
  const trainId = await fixture.newTrain(20);
  return (await customer.send(saveBooking, bookingOf(trainId, [['22G1', 1]]))).orderBigNo;
}

test('customer and operator hear of a booking and of its answer, another company hears nothing', async () => {
  const [customer, operator, rival] = await Promise.all(
    [fixture.shipper, fixture.operator, fixture.rival].map((actor) => socketOf(actor)),
  );
  if (!customer || !operator || !rival) throw new Error('nobody came');
  await customer.subscribe(ownOrders);
  await operator.subscribe(queue);
  await rival.subscribe(destinationOf(orderChanged, { companyNo: '10002' }));
  const orderBigNo = await book();
  expect(JSON.parse((await customer.next('MESSAGE')).body)).toEqual({ companyNo: SHIPPER });
  await operator.next('MESSAGE');
  await fixture.operator.send(confirmBooking, { orderBigNo });
  await customer.next('MESSAGE');
  await operator.next('MESSAGE');
  await fixture.shipper.send(withdraw, { orderBigNo });
  await customer.next('MESSAGE');
  await book(fixture.rival);
  await rival.next('MESSAGE');
  expect([customer.received, rival.received]).toEqual([[], []]);
  for (const client of [customer, operator, rival]) client.close();
});

test('whoever exports hears how it moves on', async () => {
  const { user } = await fixture.shipper.send(getInfo, {});
  const client = await socketOf(fixture.shipper);
  await client.subscribe(`/export/${user.userId}`);
  const { id } = await fixture.shipper.send(startExport, { exportName: 'booking.order', params: {} });
  expect(JSON.parse((await client.next('MESSAGE')).body)).toEqual({ id });
  client.close();
});

test('everybody hears that words or values have changed', async () => {
  const admin = await fixture.server.signInAs('admin');
  const tourist = await socketOf(await fixture.server.signInAs('tourist'));
  await tourist.subscribe('/dict', 'dict');
  await tourist.subscribe('/config', 'config');
  await admin.send(refreshDictCache, {});
  expect((await tourist.next('MESSAGE')).body).toBe('{"types":["*"]}');
  await admin.send(refreshConfigCache, {});
  expect((await tourist.next('MESSAGE')).body).toBe('{"keys":["*"]}');
  tourist.close();
});

test('what is done at one server process is heard at another', async () => {
  const client = await socketOf(fixture.shipper, other.address);
  await client.subscribe(ownOrders);
  await book();
  await client.next('MESSAGE');
  client.close();
});

test('a session that ends anywhere closes its socket at once, at every process', async () => {
  const { token } = await fixture.server.anonymous.send(login, { ...signIn, username: 'clerk' });
  const elsewhere = fixture.server.anonymous.withToken(token);
  const sockets = [await socketOf(elsewhere), await socketOf(elsewhere, other.address)];
  const clerk = await fixture.server.signInAs('clerk');
  const kept = await socketOf(clerk);
  await clerk.send(endOtherSessions, {});
  for (const socket of sockets) {
    expect((await socket.next('ERROR')).headers.code).toBe('401');
    expect((await socket.closed).code).toBe(1008);
  }
  expect(kept.socket.readyState).toBe(WebSocket.OPEN);
  kept.close();
});

test('a server that is killed is found again five seconds later, and what was missed is asked for', async () => {
  const folder = await newDataFolder();
  const env = { DATABASE_URL: fixture.server.databaseUrl, DATA_DIR: folder.dataDir, JOBS: 'off' };
  const first = await startProcess(env);
  const { port } = new URL(first.address);
  let connections = 0;
  const readOrders: string[][] = [];
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(
        `ws://127.0.0.1:${port}/prod-api/im/connect?companyNo=${SHIPPER}`,
      ) as unknown as globalThis.WebSocket,
    connectHeaders: { Authorization: `Bearer ${fixture.shipper.token}` },
    reconnectDelay: RECONNECT_MS,
    onConnect() {
      client.watchForReceipt(`heard-${connections}`, async () => {
        const here = new Actor(`http://127.0.0.1:${port}`, fixture.shipper.token);
        const { rows } = await here.send(listOrders, { pageSize: 100 });
        readOrders.push(rows.map((row) => row.orderBigNo));
      });
      client.subscribe(ownOrders, () => {}, { receipt: `heard-${connections}` });
      connections += 1;
    },
  });
  client.activate();
  await expect.poll(() => readOrders.length, { timeout: 20_000 }).toBe(1);
  const ended = waitForExit(first.child);
  first.child.kill('SIGKILL');
  await ended;
  const killedAt = Date.now();
  const missed = await book();
  await startProcess({ ...env, PORT: port });
  const downtimeMs = Date.now() - killedAt;
  await expect.poll(() => readOrders.length, { timeout: 30_000 }).toBe(2);
  // reconnects at the first attempt after the start: attempts are five seconds apart
  expect(Date.now() - killedAt).toBeLessThan(
    Math.ceil(downtimeMs / RECONNECT_MS) * RECONNECT_MS + RECONNECT_MS + 2_000,
  );
  expect(readOrders[1]).toContain(missed);
  await client.deactivate();
  await folder.remove();
});

test('the figures of live connections are told', async () => {
  const text = await (await fixture.server.anonymous.fetch('/metrics')).text();
  const shown = z.array(z.string()).parse(text.match(/^ironsilk_live_\w+/gm));
  expect(new Set(shown)).toEqual(
    new Set(['ironsilk_live_connections', 'ironsilk_live_messages_total', 'ironsilk_live_drops_total']),
  );
});
