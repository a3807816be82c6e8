import { Client, type IMessage } from '@stomp/stompjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webstomp, { type Message } from 'webstomp-client';
import { WebSocket } from 'ws';
import { StompClient } from '../../testing/stompClient.ts';
import { startLive } from './testFixture.ts';

// Independent STOMP clients: our own would prove little.

let server: Awaited<ReturnType<typeof startLive>>;
beforeAll(async () => {
  server = await startLive();
});
afterAll(() => server.stop());

const TEXTS = ['plain', '集装箱已进站 🚆', 'Контейнер прибыл: да\nтретья \\ строка'];

interface AnyClient {
  subscribe(destination: string, ack?: 'auto' | 'client-individual'): Promise<void>;
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
    webSocketFactory: () => new WebSocket(addressFor('10001'), ['v12.stomp']) as unknown as globalThis.WebSocket,
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
    subscribe: (destination, ack = 'auto') =>
      new Promise((done) => {
        client.watchForReceipt(destination, () => done());
        const receive = (message: IMessage) => {
          bodies.push(message.body);
          if (ack === 'auto') return;
          const transaction = client.begin();
          message.ack({ transaction: transaction.id });
          transaction.commit();
        };
        client.subscribe(destination, receive, { receipt: destination, ack });
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
    subscribe: (destination, ack = 'auto') =>
      new Promise((done) => {
        client.onreceipt = () => done();
        const receive = (message: Message) => {
          bodies.push(message.body);
          if (ack === 'auto') return;
          const transaction = `t${bodies.length}`;
          client.begin(transaction);
          message.nack({ transaction });
          client.abort(transaction);
        };
        client.subscribe(destination, receive, { receipt: destination, ack });
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

test.each(CLIENTS)('%s acknowledges what it hears, each time in a transaction', async (_name, open) => {
  const client = await open('token-1');
  await client.subscribe('/told/10001', 'client-individual');
  for (const text of TEXTS) await server.notifyCompany('10001', text);
  await expect.poll(() => client.bodies.map((body) => JSON.parse(body).text)).toEqual(TEXTS);
  // answered, as nothing before it ended the connection
  expect(await Promise.race([client.subscribe('/all'), client.error])).toBeUndefined();
  client.disconnect();
});

test.each([
  ['the end of a transaction that is not open', 'COMMIT', { transaction: 't' }, 'No open transaction'],
  [
    'an acknowledgement in a transaction that is not open',
    'ACK',
    { id: '1@sub', transaction: 't' },
    'No open transaction',
  ],
  ['what a subscription acknowledges automatically', 'ACK', { id: '1@sub' }, 'automatically'],
  ['what nobody subscribed to', 'NACK', { id: '1@other' }, 'automatically'],
])('a client learns why %s cannot be', async (_what, command, headers, message) => {
  const client = await StompClient.connect(server.address, 'token-1', { companyNo: '10001' });
  await client.subscribe('/told/10001', 'sub');
  client.send(command, { ...headers, receipt: 'r' });
  const { headers: answer } = await client.next('ERROR');
  expect(answer.message).toContain(message);
  expect(answer['receipt-id']).toBe('r');
});

test('transactions of one connection have names of their own, and there are not many', async () => {
  const client = await StompClient.connect(server.address, 'token-1', { companyNo: '10001' });
  for (let index = 0; index < 20; index += 1) client.send('BEGIN', { transaction: `t${index}` });
  client.send('ABORT', { transaction: 't0' });
  client.send('BEGIN', { transaction: 't0', receipt: 'again' });
  expect((await client.next('RECEIPT')).headers['receipt-id']).toBe('again');
  client.send('BEGIN', { transaction: 't20' });
  expect((await client.next('ERROR')).headers.message).toContain('20');
});

test.each(CLIENTS)('%s understands why it may not connect', async (_name, open) => {
  const client = await open('token-2');
  expect(await client.error).toContain('企业');
  client.disconnect();
});

test.each(CLIENTS)('%s understands why it may not hear another company', async (_name, open) => {
  const client = await open('token-1');
  void client.subscribe('/told/10002');
  expect(await client.error).toBe('无权订阅该主题。');
  client.disconnect();
});
