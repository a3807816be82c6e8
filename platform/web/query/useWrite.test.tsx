// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../wire/access.ts';
import { call } from '../../wire/call.ts';
import { nothing } from '../../wire/envelope.ts';
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

const Client = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

async function write(fault: unknown) {
  sent.mockRejectedValue(fault);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { result } = renderHook(() => useWrite(CALL), { wrapper: Client });
  expect(await result.current.send({})).toBeUndefined();
  return reported;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a fault of our own code while saving is shown and reported', async () => {
  const fault = new TypeError('undefined is not a function');
  expect(await write(fault)).toHaveBeenCalledWith(fault);
  expect(toast).toHaveBeenCalledWith('error', expect.stringMatching(/./));
});

test('an abort passes in silence', async () => {
  expect(await write(new DOMException('aborted', 'AbortError'))).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});
