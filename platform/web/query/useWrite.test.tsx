// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../wire/access.ts';
import { call } from '../../wire/call.ts';
import { CODE, nothing } from '../../wire/envelope.ts';
import { CallError, NO_RESPONSE } from '../request/callError.ts';
import { useWrite } from './useWrite.ts';

const sent = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => vi.fn());
vi.mock('../request/send.ts', () => ({ send: sent }));
vi.mock('../toast/toast.ts', () => ({ showToast: toast }));

const CALL = call({
  method: 'POST',
  path: '/sample/save',
  effect: 'write',
  access: signedIn,
  summary: 'Sample',
  input: z.object({}),
  response: nothing(),
});

// a worker keeps modules for its later files, which bring their own stand-ins
afterAll(() => {
  vi.resetModules();
});

const READ = { path: '/sample/list' };

const inside =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

async function write(fault: unknown) {
  sent.mockRejectedValue(fault);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const client = new QueryClient();
  client.setQueryData([READ.path], []);
  const { result } = renderHook(() => useWrite(CALL, { invalidates: [READ] }), { wrapper: inside(client) });
  expect(await result.current.send({})).toBeUndefined();
  return { reported, isReadAnew: client.getQueryState([READ.path])?.isInvalidated };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a fault of our own code while saving is shown and reported', async () => {
  const fault = new TypeError('undefined is not a function');
  expect((await write(fault)).reported).toHaveBeenCalledWith(fault);
  expect(toast).toHaveBeenCalledWith('error', expect.stringMatching(/./));
});

test('an abort passes in silence', async () => {
  expect((await write(new DOMException('aborted', 'AbortError'))).reported).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

test('a refusal reads anew what was shown; wrong input and no answer do not', async () => {
  const refusal = new CallError('somebody else has dealt with it', { code: CODE.refused });
  expect((await write(refusal)).isReadAnew).toBe(true);
  expect(toast).toHaveBeenCalledWith('error', refusal.message);
  const wrong = new CallError('wrong', { code: CODE.refused, fields: { amount: 'too high' } });
  expect((await write(wrong)).isReadAnew).toBe(false);
  expect((await write(new CallError('offline', { code: NO_RESPONSE }))).isReadAnew).toBe(false);
});

test('wrong input is shown by the form that reads it, or else as a message', async () => {
  const wrong = new CallError('check the marked fields', {
    code: CODE.refused,
    fields: { amount: 'too high', price: 'too high', file: 'no longer there' },
  });
  await write(wrong);
  expect(toast).toHaveBeenCalledWith('error', 'too high no longer there');
  toast.mockClear();
  sent.mockRejectedValue(wrong);
  const { result } = renderHook(
    () => {
      const saving = useWrite(CALL);
      return { ...saving };
    },
    { wrapper: inside(new QueryClient()) },
  );
  expect(await result.current.send({})).toBeUndefined();
  expect(toast).not.toHaveBeenCalled();
});
