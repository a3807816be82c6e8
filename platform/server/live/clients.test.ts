import { Client } from '@stomp/stompjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webstomp from 'webstomp-client';
import { WebSocket } from 'ws';
import { startLive } from './testFixture.ts';

// Independent STOMP clients: our own would prove little.

let server: Awaited<ReturnType<typeof startLive>>;
beforeAll(async () => {
  server = await startLive();
});
afterAll(() => server.stop());

const TEXTS = ['plain', '集装箱已进站 🚆', 'Контейнер прибыл: да\nтретья \\ строка'];

interface AnyClient {
  subscribe(destination: string): Promise<void>;
  bodies: string[];
  error: Promise<string>;
  disconnect(): void;
}

const addressFor = (companyNo: string) =>
  `${server.address.replace('http', 'ws')}/prod-api/im/connect?companyNo=${companyNo}`;

async function stompjs(token: string): Promise<AnyClient> {
  const bodies: string[] = [];
  const failed = Promise.withResolvers<string>();
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(addressFor('10001'), ['v12.stomp']) as unknown as globalThis.WebSocket,
    connectHeaders: { Authorization: `Bearer ${token}`, Language: 'zh' },
    reconnectDelay: 0,
    onStompError: (frame) => failed.resolve(frame.headers.message ?? ''),
  });
  const connected = new Promise<void>((done) => {
    client.onConnect = () => done();
  });
  client.activate();
  await Promise.race([connected, failed.promise]);
  return {
    bodies,
    error: failed.promise,
    subscribe: (destination) =>
      new Promise((done) => {
        client.watchForReceipt(destination, () => done());
        client.subscribe(destination, ({ body }) => bodies.push(body), { receipt: destination });
      }),
    disconnect: () => void client.deactivate(),
  };
}

async function webStomp(token: string): Promise<AnyClient> {
  const bodies: string[] = [];
  const failed = Promise.withResolvers<string>();
  const client = webstomp.over(new WebSocket(addressFor('10001')), { debug: false, binary: false });
  const headers = { login: '', passcode: token, Language: 'zh' };
  await new Promise<void>((done) => {
    client.connect(
      headers,
      () => done(),
      (error) => {
        if ('headers' in error) failed.resolve(String(error.headers.message));
        done();
      },
    );
  });
  return {
    bodies,
    error: failed.promise,
    subscribe: (destination) =>
      new Promise((done) => {
        client.onreceipt = () => done();
        client.subscribe(destination, ({ body }) => bodies.push(body), { receipt: destination });
      }),
    disconnect: () => client.disconnect(),
  };
}

const CLIENTS = [
  ['@stomp/stompjs', stompjs],
  ['webstomp-client', webStomp],
] as const;

test.each(CLIENTS)('%s hears every word in every language', async (_name, open) => {
  const client = await open('token-1');
  await client.subscribe('/told/10001');
  for (const text of TEXTS) await server.notifyCompany('10001', text);
  await expect.poll(() => client.bodies.map((body) => JSON.parse(body).text)).toEqual(TEXTS);
  client.disconnect();
});

test.each(CLIENTS)('%s understands why it may not connect', async (_name, open) => {
  const client = await open('token-2');
  expect(await client.error).toContain('公司');
  client.disconnect();
});

test.each(CLIENTS)('%s understands why it may not hear another company', async (_name, open) => {
  const client = await open('token-1');
  void client.subscribe('/told/10002');
  expect(await client.error).toBe('无权订阅该主题。');
  client.disconnect();
});
