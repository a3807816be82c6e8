import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StompClient } from '../../testing/stompClient.ts';
import { startLive } from './testFixture.ts';

type LiveServer = Awaited<ReturnType<typeof startLive>>;

let server: LiveServer;
beforeAll(async () => {
  server = await startLive();
});
afterAll(() => server.stop());

const company = { companyNo: '10001' };
const own = '/told/10001';

async function subscribedClient(at = server, destination = own): Promise<StompClient> {
  const client = await StompClient.connect(at.address, 'token-1', company);
  await client.subscribe(destination);
  return client;
}

describe('somebody who connects', () => {
  test('hears what their company is told, in the order in which it was said', async () => {
    const client = await subscribedClient();
    for (const text of ['一', 'two', 'три']) await server.notifyCompany('10001', text);
    for (const text of ['一', 'two', 'три']) {
      const { headers, body } = await client.next('MESSAGE');
      expect(JSON.parse(body)).toEqual({ text });
      expect(headers).toMatchObject({
        subscription: 'sub-0',
        destination: own,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      });
    }
    client.close();
  });

  test('gets each message under its own number, and under the name that they gave to the subscription', async () => {
    const client = await subscribedClient();
    await client.subscribe(own, 'with:colon');
    await server.notifyCompany('10001', 'hello');
    const messages = [await client.next('MESSAGE'), await client.next('MESSAGE')];
    expect(messages.map(({ headers }) => headers.subscription).sort()).toEqual(['sub-0', 'with\\ccolon']);
    await server.notifyCompany('10001', 'again');
    const later = await client.next('MESSAGE');
    expect(later.headers['message-id']).not.toBe(messages[0]?.headers['message-id']);
    client.close();
  });

  test('hears nothing more of what they unsubscribed from, and is told goodbye', async () => {
    const client = await subscribedClient();
    await client.subscribe('/all', 'all');
    client.send('UNSUBSCRIBE', { id: 'sub-0', receipt: 'gone' });
    expect((await client.next('RECEIPT')).headers['receipt-id']).toBe('gone');
    await server.notifyCompany('10001', 'unheard');
    await server.notifyAll('heard');
    expect((await client.next('MESSAGE')).headers.subscription).toBe('all');
    client.send('DISCONNECT', { receipt: 'bye' });
    expect((await client.next('RECEIPT')).headers['receipt-id']).toBe('bye');
    expect(await client.closed).toMatchObject({ code: 1000 });
    expect(client.received).toEqual([]);
  });

  test.each([
    ['1.0,1.1,1.2', '1.2'],
    ['1.1,1.0', '1.1'],
    ['1.0', '1.0'],
  ])('speaks the best version of %s', async (accepted, version) => {
    const client = await StompClient.open(server.address, company);
    client.send('CONNECT', { 'accept-version': accepted, passcode: 'token-1' });
    expect((await client.next('CONNECTED')).headers).toMatchObject({ version, 'heart-beat': '10000,10000' });
    client.close();
  });

  test('is told which versions there are when there is none in common', async () => {
    const client = await StompClient.open(server.address, company);
    client.send('CONNECT', { 'accept-version': '3.0', passcode: 'token-1' });
    expect((await client.next('ERROR')).headers.version).toBe('1.2,1.1,1.0');
  });

  test('may send the first frames without waiting for the answer to CONNECT', async () => {
    const client = await StompClient.open(server.address, company);
    client.send('CONNECT', { 'accept-version': '1.2', passcode: 'token-1' });
    await client.subscribe(own);
    await server.notifyCompany('10001', 'soon');
    expect((await client.next('MESSAGE')).body).toContain('soon');
    client.close();
  });
});

describe('somebody who is not who they should be', () => {
  test.each([
    ['no token', {}, '401'],
    ['a dead token', { Authorization: 'Bearer nobody' }, '401'],
    ['a token of another company', { Authorization: 'Bearer token-2' }, '403'],
    ['a token of nobody’s company', { passcode: 'token-3' }, '403'],
  ])('is sent away with %s', async (_what, headers, code) => {
    const client = await StompClient.open(server.address, company);
    client.send('CONNECT', { 'accept-version': '1.2', ...headers });
    expect((await client.next('ERROR')).headers.code).toBe(code);
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  test('reads why in their own language', async () => {
    const client = await StompClient.open(server.address, company);
    client.send('CONNECT', { 'accept-version': '1.2', Language: 'ru' });
    expect((await client.next('ERROR')).headers.message).toBe('Сеанс завершён. Войдите снова.');
  });

  test('comes in without a company when they have none', async () => {
    const client = await StompClient.connect(server.address, 'token-3');
    client.close();
  });

  test('may not hear another company, nor what does not exist', async () => {
    for (const [destination, code] of [
      ['/told/10002', '403'],
      ['/told', '404'],
      ['/told/10001/more', '404'],
      ['/told/%31%30001', '403'],
    ] as const) {
      const client = await StompClient.connect(server.address, 'token-1', company);
      client.send('SUBSCRIBE', { id: '1', destination, receipt: 'r' });
      expect((await client.next('ERROR')).headers).toMatchObject({ code, destination, 'receipt-id': 'r' });
      expect(await client.closed).toMatchObject({ code: 1008 });
    }
  });

  test('is refused at the door when a page from elsewhere connects', async () => {
    const from = (origin: string) => StompClient.open(server.address, { ...company, headers: { origin } });
    await expect(from('https://elsewhere.example')).rejects.toThrow('403');
    await expect(from('null')).rejects.toThrow('403');
    (await from(server.address)).close();
  });

  test('has so many connections and no more, and gets one back for each that ends', async () => {
    const clients: StompClient[] = [];
    for (let place = 0; place < 3; place += 1) clients.push(await subscribedClient());
    const another = await StompClient.open(server.address, company);
    another.send('CONNECT', { 'accept-version': '1.2', passcode: 'token-1' });
    expect((await another.next('ERROR')).headers.message).toContain('Too many open connections');
    clients[0]?.close();
    await clients[0]?.closed;
    await expect.poll(async () => subscribedClient().then((client) => client.close(), String)).toBe(undefined);
    for (const client of clients) client.close();
    await Promise.all(clients.map((client) => client.closed));
  });
});

test('three hundred who sign in from one address at once are all let in', async () => {
  const office = await startLive({}, { LIVE_PER_PERSON: '300' });
  const clients = await Promise.all(
    Array.from({ length: 300 }, () => StompClient.connect(office.address, 'token-1', company)),
  );
  for (const client of clients) client.close();
  await Promise.all(clients.map((client) => client.closed));
  await office.stop();
});

describe('a session that changes', () => {
  test('ends its connection at once when it has ended', async () => {
    const client = await subscribedClient();
    const person = server.people.get('token-1');
    server.people.delete('token-1');
    await server.sessionChanged('token-1');
    expect((await client.next('ERROR')).headers.code).toBe('401');
    expect(await client.closed).toMatchObject({ code: 1008 });
    if (person) server.people.set('token-1', person);
  });

  test('ends its connection when the person may no longer hear what they hear', async () => {
    const client = await subscribedClient();
    const person = server.people.get('token-1');
    if (person) server.people.set('token-1', { ...person, companyNo: '10002' });
    await server.sessionChanged('token-1');
    expect((await client.next('ERROR')).headers.code).toBe('403');
    if (person) server.people.set('token-1', person);
  });
});

describe('what happens', () => {
  test('is asked for only while somebody hears it', async () => {
    const before = server.asked.length;
    const client = await subscribedClient(server, '/all');
    await server.notifyCompany('10001', 'unheard');
    await server.notifyAll('and now');
    await client.next('MESSAGE');
    await client.subscribe(own, 'own');
    await server.notifyCompany('10001', 'heard');
    expect((await client.next('MESSAGE')).body).toContain('"heard"');
    expect(server.asked.slice(before)).toEqual([['10001 heard']]);
    client.close();
    await client.closed;
  });

  test('is asked for once when the same is said many times over', async () => {
    const client = await subscribedClient();
    await client.subscribe('/all', 'all');
    const before = server.asked.length;
    const release = server.hold();
    await server.notifyCompany('10001', 'first');
    // The first run is in flight before the others arrive.
    await expect.poll(() => server.asked.length).toBe(before + 1);
    for (let times = 0; times < 20; times += 1) await server.notifyCompany('10001', 'same');
    await server.notifyCompany('10001', 'other');
    // All earlier notifications have been received.
    await server.notifyAll('heard');
    expect((await client.next('MESSAGE')).headers.subscription).toBe('all');
    release();
    for (const text of ['first', 'same', 'other']) {
      expect(JSON.parse((await client.next('MESSAGE')).body)).toEqual({ text });
    }
    expect(server.asked.slice(before)).toEqual([['10001 first'], ['10001 same', '10001 other']]);
    client.close();
    await client.closed;
  });

  test('sends people away to ask anew when something could not be told', async () => {
    const client = await subscribedClient();
    await server.notifyRaw('stumble');
    expect(await client.closed).toMatchObject({ code: 1012 });
  });

  test('sends people away to ask anew when words may have been lost', async () => {
    const client = await subscribedClient();
    await server.breakBus();
    expect(await client.closed).toMatchObject({ code: 1012 });
    const again = await subscribedClient();
    await server.notifyCompany('10001', 'back');
    expect((await again.next('MESSAGE')).body).toContain('back');
    again.close();
  });

  test('is counted', async () => {
    expect(await server.metrics()).toMatch(/ironsilk_live_messages_total [1-9]/);
    expect(await server.metrics()).toMatch(/ironsilk_live_drops_total\{reason="missed"\} [1-9]/);
  });
});

test('a server that stops says so and waits for nobody', async () => {
  const stopping = await startLive();
  const client = await subscribedClient(stopping);
  client.socket.pause();
  const waiting = once(client.socket, 'close');
  const started = Date.now();
  await stopping.stop();
  expect(Date.now() - started).toBeLessThan(5_000);
  client.socket.resume();
  await waiting;
  expect(await client.closed).toMatchObject({ code: 1001 });
});
