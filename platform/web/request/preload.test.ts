import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publicly } from '../../wire/access.ts';
import { call } from '../../wire/call.ts';
import { data } from '../../wire/envelope.ts';
import { cancelPreloaded, preload } from './preload.ts';
import { send } from './send.ts';
import { clearToken, storeToken } from './token.ts';

const who = call({
  access: publicly,
  summary: '',
  input: z.object({}),
  method: 'GET',
  path: '/who',
  effect: 'read',
  response: data(z.string()),
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ code: 200, msg: '', data: 'Li' }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

test('a preloaded read is requested once', async () => {
  storeToken('t1');
  preload('/who');
  expect(await send(who, {})).toBe('Li');
  expect(fetched).toHaveBeenCalledOnce();
  await send(who, {});
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer of the inline script is taken once', async () => {
  const { currentLanguage } = await import('../language/language.ts');
  const answer = Promise.resolve(Response.json({ code: 200, msg: '', data: 'Wang' }));
  vi.stubGlobal('ironsilkEarly', [{ address: '/prod-api/who', language: currentLanguage(), token: 't0', answer }]);
  vi.resetModules();
  const again = { ...(await import('./token.ts')), ...(await import('./send.ts')) };
  again.storeToken('t0');
  expect(await again.send(who, {})).toBe('Wang');
  expect(fetched).not.toHaveBeenCalled();
  expect(await again.send(who, {})).toBe('Li');
});

test('an expired preloaded answer is requested again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  storeToken('t1');
  preload('/who');
  vi.advanceTimersByTime(60_000);
  await send(who, {});
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a preloaded answer belongs to its token', async () => {
  storeToken('t1');
  preload('/who');
  storeToken('t2');
  await send(who, {});
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that nobody will take is let go', async () => {
  const answer = Response.json({ code: 200, msg: '', data: 'Li' });
  const letGo = vi.spyOn(answer.body ?? expect.unreachable(), 'cancel');
  fetched.mockResolvedValueOnce(answer);
  storeToken('t4');
  preload('/who');
  cancelPreloaded();
  await expect.poll(() => letGo.mock.calls.length).toBe(1);
  expect(await send(who, {})).toBe('Li');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('no preload without a session; the call that takes the answer gets its failure', async () => {
  preload('/who');
  expect(fetched).not.toHaveBeenCalled();
  storeToken('t3');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  preload('/who');
  await expect(send(who, {})).rejects.toThrow();
});
