// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type UrlFilters, useUrlFilters } from './useUrlFilters.ts';

type Name = 'line' | 'month';
const asked: UrlFilters<Name>['values'][] = [];
let filters: UrlFilters<Name>;
let address = '';

function Page({ first }: { first?: Partial<Record<Name, string>> }) {
  filters = useUrlFilters(['line', 'month'], first);
  address = useLocation().search;
  asked.push(filters.values);
  return null;
}

function visit(path: string, first?: Partial<Record<Name, string>>) {
  cleanup();
  asked.length = 0;
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page first={first} />
    </MemoryRouter>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the last filters apply from the first render of the next visit', () => {
  visit('/trains');
  act(() => filters.choose({ line: '7' }));
  visit('/trains');
  expect(asked).toEqual(asked.map(() => ({ line: '7' })));
  expect(address).toBe('?line=7');
});

test('a link wins over stored filters', () => {
  visit('/trains');
  act(() => filters.choose({ line: '7', month: '2026-03' }));
  visit('/trains?line=8');
  expect(filters.values).toEqual({ line: '8' });
});

test('reset clears the URL and the stored filters', () => {
  visit('/trains?line=7');
  act(() => filters.reset());
  expect(address).toBe('');
  visit('/trains');
  expect(filters.values).toEqual({});
});

test('another page has filters of its own', () => {
  visit('/trains?line=7');
  visit('/orders');
  expect(filters.values).toEqual({});
});

test('a first visit starts with the first filters, which can be cleared', () => {
  visit('/trains', { month: '2026-02' });
  expect(asked[0]).toEqual({ month: '2026-02' });
  act(() => filters.choose({ month: '' }));
  expect(filters.values).toEqual({});
});
