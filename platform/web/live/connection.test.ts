import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionEvents, connect } from './connection.ts';

/** WebSocket stub: answers CONNECT with `answer`, then closes. */
class StubSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static opened = 0;
  static answer = '';
  binaryType = '';
  readyState = StubSocket.OPEN;
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor() {
    StubSocket.opened += 1;
    setTimeout(() => this.onopen());
  }

  send(_frame?: string): void {
    const { answer } = StubSocket;
    setTimeout(() => {
      if (answer !== '') this.onmessage({ data: answer });
      this.onclose({ code: 1008 });
    });
  }

  close(): void {}
}

/** Accepts the connection and keeps what it is sent. */
class AcceptingSocket extends StubSocket {
  static latest: AcceptingSocket;
  readonly sent: string[] = [];

  constructor() {
    super();
    AcceptingSocket.latest = this;
  }

  override send(frame = ''): void {
    this.sent.push(frame.split('\n')[0] ?? '');
    if (frame.startsWith('CONNECT')) setTimeout(() => this.onmessage({ data: 'CONNECTED\nversion:1.2\n\n\0' }));
  }
}

const onStatus = vi.fn<ConnectionEvents['onStatus']>();
beforeEach(() => {
  onStatus.mockReset();
  StubSocket.opened = 0;
  vi.stubGlobal('WebSocket', StubSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'portal.test', pathname: '/' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const errorFrame = (code: number, message: string) => `ERROR\ncode:${code}\nmessage:${message}\n\n\0`;
const nothing = () => {};

const events: ConnectionEvents = {
  onStatus: (...status) => onStatus(...status),
  onMessage: nothing,
  onSubscribed: nothing,
  onRejected: nothing,
  onSessionOver: nothing,
};
const open = () => connect({ token: 'token', companyNo: () => '10001', destinations: () => [], events });

/** Number of connection attempts within `seconds`. */
async function attemptsWithin(seconds: number, answer: string): Promise<number> {
  StubSocket.answer = answer;
  const connection = open();
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  connection.close();
  return StubSocket.opened;
}

test('an unreachable or busy server is retried every five seconds', async () => {
  expect(await attemptsWithin(16, '')).toBe(4);
  StubSocket.opened = 0;
  expect(await attemptsWithin(16, errorFrame(500, 'The service is busy.'))).toBe(4);
  expect(onStatus).toHaveBeenLastCalledWith('away', '');
});

test('a lasting rejection is retried after half a minute and reported with its message', async () => {
  expect(await attemptsWithin(34, errorFrame(403, 'Please close some pages.'))).toBe(1);
  expect(onStatus).toHaveBeenLastCalledWith('away', 'Please close some pages.');
  StubSocket.opened = 0;
  expect(await attemptsWithin(37, errorFrame(403, 'Please close some pages.'))).toBe(2);
});

test('a rejected company is not waited for once the person has another one, before the pause or in it', async () => {
  StubSocket.answer = errorFrame(403, 'The company differs.');
  let company: string | null = null;
  const connection = connect({ token: 'token', companyNo: () => company, destinations: () => [], events });
  await vi.advanceTimersByTimeAsync(1_000);
  company = '10001';
  connection.companyChanged();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(StubSocket.opened).toBe(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(StubSocket.opened).toBe(2);
  company = '10002';
  connection.companyChanged();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(StubSocket.opened).toBe(3);
  connection.close();
});

test('an ended session is not retried', async () => {
  expect(await attemptsWithin(60, errorFrame(401, 'Please sign in.'))).toBe(1);
});

test('nothing is sent into a socket that is closing', async () => {
  vi.stubGlobal('WebSocket', AcceptingSocket);
  const connection = open();
  await vi.advanceTimersByTimeAsync(100);
  connection.subscribe('/topic/one');
  const socket = AcceptingSocket.latest;
  expect(socket.sent).toEqual(['CONNECT', 'SUBSCRIBE']);
  socket.readyState = StubSocket.CLOSING;
  connection.subscribe('/topic/two');
  connection.unsubscribe('/topic/one');
  expect(socket.sent).toEqual(['CONNECT', 'SUBSCRIBE']);
  connection.close();
});
