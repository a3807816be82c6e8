import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publicly } from '../../wire/access.ts';
import { call } from '../../wire/call.ts';
import { data, file, nothing } from '../../wire/envelope.ts';
import { CallError, NO_ANSWER } from './callError.ts';
import { send } from './send.ts';
import { onSessionEnded, stayOnPage } from './sessionEnd.ts';
import { dropToken, keepToken } from './token.ts';

const input = z.object({ note: z.string().optional() });
const said = { access: publicly, summary: '', input } as const;
const train = call({
  ...said,
  method: 'GET',
  path: '/train',
  effect: 'read',
  answer: data(z.object({ trainNo: z.string() })),
});
const close = call({ ...said, method: 'POST', path: '/close', effect: 'write', answer: nothing() });
const manifest = call({ ...said, method: 'POST', path: '/manifest', effect: 'read', answer: file() });

const fetched = vi.fn<typeof fetch>();
const answers = (body: unknown) => fetched.mockImplementation(async () => Response.json(body));
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
  dropToken();
  vi.unstubAllGlobals();
});

test('a page gets the payload, not the envelope', async () => {
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X8155' } });
  expect(await send(train, {})).toEqual({ trainNo: 'X8155' });
});

test('the call bears the session and the language', async () => {
  keepToken('t-1');
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X8155' } });
  await send(train, {});
  const headers = fetched.mock.calls[0]?.[1]?.headers;
  expect(headers instanceof Headers && headers.get('Authorization')).toBe('Bearer t-1');
  expect(headers instanceof Headers && headers.get('Language')).toMatch(/^(zh|en|ru)$/);
});

test('a refusal reaches the user in words, ended by a full stop, with its fields', async () => {
  answers({ code: 500, msg: '剩余舱位不足', fields: { count: '最多 3 箱' } });
  const error = await refusal(send(train, {}));
  expect(error).toMatchObject({ code: 500, message: '剩余舱位不足。', fields: { count: '最多 3 箱' } });
});

test('a network that is away is told apart from a refusal', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await refusal(send(train, {}))).code).toBe(NO_ANSWER);
});

test('an error page of a gateway does not break the page', async () => {
  fetched.mockImplementation(async () => new Response('<h1>502</h1>', { status: 502 }));
  expect((await refusal(send(train, {}))).code).toBe(502);
});

test('a call stopped on purpose is silent: no refusal is made of it', async () => {
  const stop = new AbortController();
  fetched.mockImplementation(async (_address, init) => {
    stop.abort();
    throw init?.signal?.reason;
  });
  await expect(send(train, {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file arrives with its name, a refusal in its place is a refusal', async () => {
  const name = "attachment; filename*=UTF-8''%E8%A3%85%E7%AE%B1%E5%8D%95.xlsx";
  fetched.mockImplementation(async () => new Response('PK', { headers: { 'Content-Disposition': name } }));
  expect((await send(manifest, {})).fileName).toBe('装箱单.xlsx');
  answers({ code: 403, msg: 'no' });
  expect((await refusal(send(manifest, {}))).code).toBe(403);
});

test('a double click sends once', async () => {
  answers({ code: 200, msg: 'ok' });
  await send(close, { note: 'a' });
  expect((await refusal(send(close, { note: 'a' }))).code).toBe(601);
  await send(close, { note: 'b' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a dead session is told once; who stays is asked again by a write only', async () => {
  const told = vi.fn();
  const stop = onSessionEnded(told);
  keepToken('t-2');
  answers({ code: 200, msg: 'ok', data: { trainNo: 'X' } });
  await send(train, {});
  answers({ code: 401, msg: 'x' });
  await Promise.all([refusal(send(train, {})), refusal(send(train, {}))]);
  expect(told.mock.calls).toEqual([['ask']]);
  stayOnPage();
  await refusal(send(train, {}));
  expect(told).toHaveBeenCalledTimes(1);
  await refusal(send(close, { note: 'c' }));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test('a token that was dead from the start leads out without a question', async () => {
  const told = vi.fn();
  const stop = onSessionEnded(told);
  keepToken('t-3');
  answers({ code: 401, msg: 'x' });
  await refusal(send(train, {}));
  expect(told.mock.calls).toEqual([['leave']]);
  stop();
});
