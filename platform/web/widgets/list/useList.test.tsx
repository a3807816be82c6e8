// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../../wire/access.ts';
import { call } from '../../../wire/call.ts';
import { rows } from '../../../wire/envelope.ts';
import { pageInput } from '../../../wire/paging.ts';
import { useList } from './useList.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('../../request/send.ts', () => ({ send: sent }));

const LIST = call({
  method: 'GET',
  path: '/sample/list',
  effect: 'read',
  access: signedIn,
  summary: 'Sample',
  input: z.object({ ...pageInput, state: z.string().optional(), line: z.string().optional() }),
  response: rows(z.object({ id: z.number() })),
});

const FILTERS = [
  { kind: 'text', name: 'state', label: 'State' },
  { kind: 'text', name: 'line', label: 'Line' },
] as const;

let link = '';

function Page({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[link]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}

/** The address once the list rests, from the one that a link holds. */
async function restingAddress(address: string, total: number): Promise<string> {
  return (await restingList(address, total)).result.current.address;
}

async function restingList(address: string, total: number) {
  sent.mockImplementation(async (_call: unknown, { pageNum, pageSize }: z.infer<typeof LIST.input>) => ({
    rows: Array.from({ length: Math.min(pageSize, Math.max(0, total - (pageNum - 1) * pageSize)) }, (_, id) => ({
      id,
    })),
    total,
  }));
  link = address;
  const list = () => ({
    list: useList({ call: LIST, columns: [], filters: FILTERS, rowKey: 'id', emptyText: '' }),
    address: useLocation().search,
  });
  const rendered = renderHook(list, { wrapper: Page });
  const { result } = rendered;
  const isResting = ({ address, read }: ReturnType<typeof list>['list']) =>
    read.isSuccess && !read.isFetching && (address.pageNum === 1 || (read.data?.rows.length ?? 0) > 0);
  await vi.waitFor(() => expect(isResting(result.current.list)).toBe(true));
  return rendered;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a link to a page beyond the last turns back to the last; one within stays', async () => {
  expect(await restingAddress('/sample?pageNum=99', 45)).toBe('?pageNum=3');
  expect(await restingAddress('/sample?pageNum=2', 45)).toBe('?pageNum=2');
});

test('where the last row of the only other page is gone, or there is none at all, the first page shows', async () => {
  expect(await restingAddress('/sample?pageNum=2', 20)).toBe('');
  expect(await restingAddress('/sample?pageNum=2', 0)).toBe('');
});

test('a saved view brings back its filters and order, clears the others, and begins at the first page', async () => {
  const { result } = await restingList('/sample?state=late&orderByColumn=day&isAsc=descending&pageNum=2', 45);
  expect(result.current.list.viewQuery).toBe('state=late&orderByColumn=day&isAsc=descending');
  act(() => result.current.list.applyView('line=EU&unknown=1'));
  expect(result.current.address).toBe('?line=EU');
  act(() => result.current.list.applyView('state=late&orderByColumn=day&isAsc=descending'));
  expect(result.current.address).toBe('?state=late&orderByColumn=day&isAsc=descending');
});
