import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publicly } from '../../wire/access.ts';
import { call } from '../../wire/call.ts';
import { data, file, nothing } from '../../wire/envelope.ts';
import { CallError, NO_RESPONSE, shouldRetry } from './callError.ts';
import { send } from './send.ts';
import { onSessionEnded, stayOnPage } from './sessionEnd.ts';
import { clearToken, storeToken } from './token.ts';

const input = z.object({ note: z.string().optional() });
const said = { access: publicly, summary: '', input } as const;
const train = call({
  ...said,
  method: 'GET',
  path: '/train',
  effect: 'read',
  response: data(z.object({ trainNo: z.string() })),
});
const close = call({ ...said, method: 'POST', path: '/close', effect: 'write', response: nothing() });
const sendCode = call({ ...said, method: 'GET', path: '/code', effect: 'write', response: nothing() });
const redraw = call({
  ...said,
  method: 'POST',
  path: '/redraw',
  effect: 'write',
  detectsDuplicates: true,
  response: nothing(),
});
const manifest = call({ ...said, method: 'POST', path: '/manifest', effect: 'read', response: file() });

const fetched = vi.fn<typeof fetch>();
const answers = (body: unknown) => fetched.mockImplementation(async () => Response.json(body));
const headersOf = (at: number) => new Headers(fetched.mock.calls[at]?.[1]?.headers);
const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof CallError) return error;
  throw new Error('was not refused', { cause: error });
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

test('a page gets the payload, not the envelope', async () => {
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X8155' } });
  expect(await send(train, {})).toEqual({ trainNo: 'X8155' });
});

test('a call sends the session and the language', async () => {
  storeToken('t-1');
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X8155' } });
  await send(train, {});
  expect(headersOf(0).get('Authorization')).toBe('Bearer t-1');
  expect(headersOf(0).get('Language')).toMatch(/^(zh|en|ru)$/);
});

test('the bearer of a shared link does not end the session; null sends none', async () => {
  const onEnd = vi.fn();
  const stop = onSessionEnded(onEnd);
  storeToken('t-own');
  answers({ code: 401, msg: '链接已失效' });
  expect((await refusal(send(train, {}, { token: 't-link' }))).code).toBe(401);
  expect(headersOf(0).get('Authorization')).toBe('Bearer t-link');
  await refusal(send(train, {}, { token: null }));
  expect(headersOf(1).has('Authorization')).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
  stop();
});

test('a write never uses GET: its URL would stay in logs', async () => {
  answers({ code: 200, msg: 'ok' });
  await send(sendCode, { note: 'a@example.com' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/prod-api/code');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"note":"a@example.com"}' });
});

test('an error has a message with a full stop, and its fields', async () => {
  answers({ code: 500, msg: '剩余舱位不足', fields: { count: '最多 3 箱' } });
  const error = await refusal(send(train, {}));
  expect(error).toMatchObject({ code: 500, message: '剩余舱位不足。', fields: { count: '最多 3 箱' } });
});

test.each([
  [{ code: 403 }, /permission|权限/],
  [{ code: 404, msg: '' }, /not found|不存在/],
  [{ code: 777, msg: null }, /try again later|请稍后再试/],
  [{ code: 'broken' }, /administrator|管理员/],
])('an answer %j without a message gets that of its code', async (answer, words) => {
  answers(answer);
  expect((await refusal(send(train, {}))).message).toMatch(words);
});

test('the code table speaks before the server, except where its code says no more than "refused"', async () => {
  const messages: string[] = [];
  for (const code of [403, 404, 500, 601, 777]) {
    answers({ code, msg: 'The train left.' });
    messages.push((await refusal(send(train, {}))).message);
  }
  const [forbidden, absent, ...worded] = messages;
  expect(forbidden).toMatch(/permission|权限/);
  expect(absent).toMatch(/not found|不存在/);
  expect(worded).toEqual(['The train left.', 'The train left.', 'The train left.']);
});

test('no network is distinguished from an error answer', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await refusal(send(train, {}))).code).toBe(NO_RESPONSE);
});

test('the timeout is 20 s, for a file ten minutes; then the server is busy', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X' } });
  await send(train, {});
  fetched.mockResolvedValueOnce(new Response('PK'));
  await send(manifest, {});
  expect(waits.mock.calls).toEqual([[20_000], [600_000]]);
  waits.mockReturnValueOnce(AbortSignal.abort());
  fetched.mockRejectedValueOnce(new DOMException('timed out', 'TimeoutError'));
  const late = await refusal(send(train, {}));
  expect(late.message).toMatch(/busy|正忙/);
  // a second silent try would double the wait
  expect([shouldRetry(0, late), shouldRetry(0, new CallError('', { code: NO_RESPONSE }))]).toEqual([false, true]);
  waits.mockRestore();
});

test('an error page of a gateway does not break the page', async () => {
  fetched.mockImplementation(async () => new Response('<h1>502</h1>', { status: 502 }));
  expect((await refusal(send(train, {}))).code).toBe(502);
});

test('an aborted call throws AbortError, not CallError', async () => {
  const stop = new AbortController();
  fetched.mockImplementation(async (_address, init) => {
    stop.abort();
    throw init?.signal?.reason;
  });
  await expect(send(train, {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file arrives with its name; an error envelope in its place is an error', async () => {
  const name = "attachment; filename*=UTF-8''%E8%A3%85%E7%AE%B1%E5%8D%95.xlsx";
  fetched.mockImplementation(async () => new Response('PK', { headers: { 'Content-Disposition': name } }));
  expect((await send(manifest, {})).fileName).toBe('装箱单.xlsx');
  answers({ code: 403, msg: 'no' });
  expect((await refusal(send(manifest, {}))).code).toBe(403);
});

test('a file reports its progress; a broken connection is a CallError', async () => {
  const headers = { 'Content-Length': '4' };
  const pieces = (isBroken: boolean) =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(line) {
        line.enqueue(new Uint8Array([80, 75]));
        if (isBroken) line.error(new TypeError('network error'));
      },
    });
  const received: unknown[] = [];
  const whole = new Response(new Blob([new Uint8Array([80, 75, 3, 4])]).stream(), { headers });
  fetched.mockResolvedValueOnce(whole);
  const { content } = await send(manifest, {}, { onProgress: (progress) => received.push(progress) });
  expect(content.size).toBe(4);
  expect(received.at(-1)).toEqual({ received: 4, total: 4 });
  fetched.mockResolvedValueOnce(new Response(pieces(true)));
  expect((await refusal(send(manifest, {}))).code).toBe(NO_RESPONSE);
});

test('a double click sends once, also when another press came between', async () => {
  answers({ code: 200, msg: 'ok' });
  await send(close, { note: 'a' });
  expect((await refusal(send(close, { note: 'a' }))).code).toBe(601);
  await send(close, { note: 'b' });
  expect((await refusal(send(close, { note: 'a' }))).code).toBe(601);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an identical write is sent after half a second, and at once where the call allows it', async () => {
  answers({ code: 200, msg: 'ok' });
  const now = vi.spyOn(performance, 'now').mockReturnValue(100_000);
  await send(close, { note: 'again' });
  now.mockReturnValue(100_499);
  expect((await refusal(send(close, { note: 'again' }))).code).toBe(601);
  now.mockReturnValue(100_500);
  await send(close, { note: 'again' });
  await send(redraw, {});
  await send(redraw, {});
  now.mockRestore();
});

test('a session end is reported once; after staying, by a write only', async () => {
  const onEnd = vi.fn();
  const stop = onSessionEnded(onEnd);
  storeToken('t-2');
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X' } });
  await send(train, {});
  answers({ code: 401, msg: 'x' });
  await Promise.all([refusal(send(train, {})), refusal(send(train, {}))]);
  expect(onEnd.mock.calls).toEqual([['ask']]);
  stayOnPage();
  await refusal(send(train, {}));
  expect(onEnd).toHaveBeenCalledTimes(1);
  await refusal(send(close, { note: 'c' }));
  expect(onEnd).toHaveBeenCalledTimes(2);
  stop();
});

test('a token that never worked leads to sign-in at once', async () => {
  const onEnd = vi.fn();
  const stop = onSessionEnded(onEnd);
  storeToken('t-3');
  answers({ code: 401, msg: 'x' });
  await refusal(send(train, {}));
  expect(onEnd.mock.calls).toEqual([['leave']]);
  stop();
});

test('an upload that finds the session over leads to sign-in soon', async () => {
  const onEnd = vi.fn();
  const stop = onSessionEnded(onEnd);
  storeToken('t-4');
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X' } });
  await send(train, {});
  answers({ code: 401, msg: 'x' });
  expect((await refusal(send(close, { note: 'file' }, { leaveOnSessionEnd: true }))).message).toMatch(
    /登录已过期|sign/,
  );
  expect(onEnd.mock.calls).toEqual([['leaveSoon']]);
  stop();
});
