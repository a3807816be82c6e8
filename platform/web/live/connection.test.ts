import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connection.ts';
import type { LineEvents } from './desk.ts';

/** WebSocket stub: answers CONNECT with `answer`, then closes. */
class AnsweringSocket {
  static opened = 0;
  static answer = '';
  binaryType = '';
  readonly readyState = 1;
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor() {
    AnsweringSocket.opened += 1;
    setTimeout(() => this.onopen());
  }

  send(): void {
    const { answer } = AnsweringSocket;
    setTimeout(() => {
      if (answer !== '') this.onmessage({ data: answer });
      this.onclose({ code: 1008 });
    });
  }

  close(): void {}
}

const onStanding = vi.fn<LineEvents['onStanding']>();
beforeEach(() => {
  onStanding.mockReset();
  AnsweringSocket.opened = 0;
  vi.stubGlobal('WebSocket', AnsweringSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'portal.test', pathname: '/' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (code: number, message: string) => `ERROR\ncode:${code}\nmessage:${message}\n\n\0`;
const nothing = () => {};

/** Number of connection attempts within `seconds`. */
async function triesWithin(seconds: number, answer: string): Promise<number> {
  AnsweringSocket.answer = answer;
  const events = {
    onStanding,
    onMessage: nothing,
    onHearing: nothing,
    onRefused: nothing,
    onSessionOver: nothing,
  };
  const line = connect({ token: 'token', companyNo: () => '10001', destinations: () => [], events });
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  line.close();
  return AnsweringSocket.opened;
}

test('an unreachable or busy server is retried every five seconds', async () => {
  expect(await triesWithin(16, '')).toBe(4);
  AnsweringSocket.opened = 0;
  expect(await triesWithin(16, refused(500, 'The service is busy.'))).toBe(4);
  expect(onStanding).toHaveBeenLastCalledWith('away', '');
});

test('a lasting rejection is retried after half a minute and reported with its message', async () => {
  expect(await triesWithin(34, refused(403, 'Please close some pages.'))).toBe(1);
  expect(onStanding).toHaveBeenLastCalledWith('away', 'Please close some pages.');
  AnsweringSocket.opened = 0;
  expect(await triesWithin(37, refused(403, 'Please close some pages.'))).toBe(2);
});

test('an ended session is not retried', async () => {
  expect(await triesWithin(60, refused(401, 'Please sign in.'))).toBe(1);
});
