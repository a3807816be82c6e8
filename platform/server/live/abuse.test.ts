import { afterAll, beforeAll, expect, test } from 'vitest';
import { StompClient } from '../../testing/stompClient.ts';
import { startLive } from './testFixture.ts';

type LiveServer = Awaited<ReturnType<typeof startLive>>;

let server: LiveServer;
/** Lets go after a second of silence; on the other one silence takes longer than the tests. */
let impatient: LiveServer;
let bystander: StompClient;
beforeAll(async () => {
  const limits = { anonymousPerAddress: 5, sendBufferBytes: 200_000 };
  server = await startLive(limits, { LIVE_PER_PERSON: '50', LIVE_PER_ADDRESS: '10' });
  impatient = await startLive({ heartBeatMs: 1_000, connectTimeoutMs: 1_000, pingIntervalMs: 1_000 });
  bystander = await StompClient.connect(server.address, 'token-2', { companyNo: '10002' });
  await bystander.subscribe('/all');
});
afterAll(async () => {
  // A well-behaved client is unaffected.
  await server.notifyAll('still here');
  expect((await bystander.next('MESSAGE')).body).toContain('still here');
  bystander.close();
  await Promise.all([server.stop(), impatient.stop()]);
});

const connection = { companyNo: '10001' };
const connect = () => StompClient.connect(server.address, 'token-1', connection);
const connectThere = (options: { heartbeats: string; answersPings?: boolean }) =>
  StompClient.connect(impatient.address, 'token-1', { ...connection, ...options });

async function ended(client: StompClient, message: string, code: number): Promise<void> {
  expect((await client.next('ERROR')).headers.message).toContain(message);
  expect(await client.closed).toMatchObject({ code });
}

test.each([
  ['is not STOMP', 'GET / HTTP/1.1\r\n\r\n'],
  ['is a command nobody knows', 'HELLO\n\n\0'],
  ['is a header without a colon', 'SUBSCRIBE\nhello\n\n\0'],
  ['is a subscription without a name', 'SUBSCRIBE\ndestination:/all\n\n\0'],
  ['is acknowledged in a way nobody knows', 'SUBSCRIBE\nid:1\nack:maybe\ndestination:/all\n\n\0'],
  ['is a transaction without a name', 'BEGIN\n\n\0'],
  ['is an acknowledgement of nothing', 'ACK\n\n\0'],
  ['is a second CONNECT', 'CONNECT\naccept-version:1.2\n\n\0'],
])('what %s ends the connection', async (_what, text) => {
  const client = await connect();
  client.socket.send(text);
  await ended(client, 'Invalid STOMP frame', 1002);
});

test('a heart-beat that is no pair of numbers ends the connection', async () => {
  const client = await StompClient.open(server.address, connection);
  client.send('CONNECT', { 'accept-version': '1.2', passcode: 'token-1', 'heart-beat': 'often' });
  await ended(client, 'Invalid STOMP frame', 1002);
});

test('who sends messages learns that nothing can be sent', async () => {
  const client = await connect();
  client.send('SEND', { destination: '/all' }, 'hello');
  await ended(client, 'receive-only', 1008);
});

test('who says anything before CONNECT, or nothing at all, is let go', async () => {
  const early = await StompClient.open(server.address, connection);
  early.send('SUBSCRIBE', { id: '1', destination: '/all' });
  await ended(early, 'CONNECT frame first', 1008);
  const silent = await StompClient.open(impatient.address, connection);
  await ended(silent, 'CONNECT frame first', 1008);
});

test('a frame that is too large ends the connection', async () => {
  const client = await connect();
  client.send('SEND', { destination: '/all' }, 'x'.repeat(20_000));
  await ended(client, 'too large', 1009);
});

test('a message that is far too large is not even read', async () => {
  const client = await connect();
  client.socket.send('x'.repeat(70_000));
  expect(await client.closed).toMatchObject({ code: 1009 });
});

test('a frame that never ends is not kept waiting for', async () => {
  const client = await connect();
  for (let piece = 0; piece < 10; piece += 1) client.socket.send(`SEND\nx:${'y'.repeat(2_000)}`);
  await ended(client, 'too large', 1009);
});

test.each([
  ['frames', (client: StompClient) => client.send('UNSUBSCRIBE', { id: 'nothing' })],
  ['frames in one message', (client: StompClient) => client.socket.send('UNSUBSCRIBE\nid:1\n\n\0'.repeat(50))],
  ['heart-beats', (client: StompClient) => client.socket.send('\n')],
])('a flood of %s ends the connection', async (_what, send) => {
  const client = await connect();
  for (let turn = 0; turn < 110; turn += 1) send(client);
  await ended(client, 'Too many frames', 1008);
});

test('a flood of pings ends the connection', async () => {
  const client = await connect();
  for (let turn = 0; turn < 110; turn += 1) client.socket.ping();
  // ws itself closes a socket with more pings than it can answer.
  expect([1006, 1008]).toContain((await client.closed).code);
});

test('more than twenty subscriptions end the connection', async () => {
  const client = await connect();
  for (let name = 0; name < 20; name += 1) await client.subscribe('/all', String(name));
  client.send('SUBSCRIBE', { id: '20', destination: '/all' });
  await ended(client, 'Up to 20', 1008);
});

test('connections that never sign in do not shut out the others of their address', async () => {
  const strangers: StompClient[] = [];
  for (let opened = 0; opened < 6; opened += 1) strangers.push(await StompClient.open(server.address, connection));
  expect(await strangers[0]?.closed).toMatchObject({ reason: 'too many without CONNECT' });
  const client = await connect();
  for (const each of [client, ...strangers]) each.close();
  await Promise.all([client, ...strangers].map((each) => each.closed));
});

test('both sides hear each other’s heart-beats', async () => {
  const client = await connectThere({ heartbeats: '1000,1000' });
  await expect.poll(() => client.heartbeats, { timeout: 5_000 }).toBeGreaterThan(1);
  client.close();
  await client.closed;
});

test('who promised heart-beats and sends none is kept as long as their browser answers for them', async () => {
  const throttled = await connectThere({ heartbeats: '500,0' });
  const gone = await connectThere({ heartbeats: '500,0', answersPings: false });
  const nothingPromised = await connectThere({ heartbeats: '0,0', answersPings: false });
  expect(await gone.closed).toMatchObject({ code: 1008, reason: 'no heart-beat' });
  expect(await nothingPromised.closed).toMatchObject({ code: 1008, reason: 'no heart-beat' });
  expect(throttled.socket.readyState).toBe(throttled.socket.OPEN);
  throttled.close();
  await throttled.closed;
});

test('who reads too slowly is let go with a reason instead of being waited for', async () => {
  // With its own, rare pings: a paused reader must not be let go for its silence first.
  const busy = await startLive({ sendBufferBytes: 200_000 });
  const slow = await StompClient.connect(busy.address, 'token-1', connection);
  const quick = await StompClient.connect(busy.address, 'token-2', { companyNo: '10002' });
  for (const reader of [slow, quick]) await reader.subscribe('/all');
  slow.socket.pause();
  const isDropped = async () => (await busy.metrics()).includes('drops_total{reason="slow"} 1');
  let sent = 0;
  // The buffers of the operating system hold some tens of megabytes before the server's own fills.
  for (; sent < 1_000 && !(await isDropped()); sent += 1) await busy.notifyAll(`${sent} of 200000`);
  // what was notified may still be on its way to the readers
  await expect.poll(isDropped).toBe(true);
  slow.socket.resume();
  const { code, reason } = await slow.closed;
  // A reader that resumes in time still sees the reason; others are cut off.
  expect([1013, 1006]).toContain(code);
  if (code === 1013) expect(reason).toBe('reads too slowly');
  for (let turn = 0; turn < sent; turn += 1) expect((await quick.next('MESSAGE')).body).toContain(`"${turn} of`);
  quick.close();
  await busy.stop();
});
