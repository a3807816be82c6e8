import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionEvents, connect } from './connection.ts';

/** WebSocket stub: answers CONNECT with `answer`, then closes. */
class StubSocket {
  static opened = 0;
  static answer = '';
  binaryType = '';
  readonly readyState = 1;
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor() {
    StubSocket.opened += 1;
    setTimeout(() => this.onopen());
  }

  send(): void {
    const { answer } = StubSocket;
    setTimeout(() => {
      if (answer !== '') this.onmessage({ data: answer });
      this.onclose({ code: 1008 });
    });
  }

  close(): void {}
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

/** Number of connection attempts within `seconds`. */
async function attemptsWithin(seconds: number, answer: string): Promise<number> {
  StubSocket.answer = answer;
  const events = {
    onStatus,
    onMessage: nothing,
    onSubscribed: nothing,
    onRejected: nothing,
    onSessionOver: nothing,
  };
  const connection = connect({ token: 'token', companyNo: () => '10001', destinations: () => [], events });
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

test('an ended session is not retried', async () => {
  expect(await attemptsWithin(60, errorFrame(401, 'Please sign in.'))).toBe(1);
});
