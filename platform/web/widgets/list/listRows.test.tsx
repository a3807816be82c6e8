// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../../testing/jsdomStubs.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import type { RowsProps } from './rowsProps.ts';

interface Order {
  orderNo: string;
  line: string;
  status: string;
  departs: string;
  teu: number;
}
type Sent = { orderByColumn?: 'orderNo' | 'departs' };

const orderBy = vi.fn();
const ORDER: Order = { orderNo: 'IS1', line: 'Xi’an – Duisburg', status: 'Confirmed', departs: '4 Dec', teu: 8 };

const rowsIn = (order: { column: string; isAsc: 'ascending' | 'descending' } | null): RowsProps<Sent, Order> => ({
  rowKey: 'orderNo',
  columns: [
    { key: 'orderNo', title: 'Order', sortable: true },
    { key: 'line', title: 'Route' },
    { key: 'departs', title: 'Departure', sortable: true },
    { key: 'teu', title: 'TEU', align: 'right' },
    { key: 'status', title: 'Status', inCardCorner: true },
  ],
  sortedBy: { key: 'departs', isAsc: 'descending' },
  list: { address: { filters: {}, pageNum: 1, pageSize: 20, order }, orderBy },
  rows: [ORDER],
  placeholderRows: 5,
  selectedKeys: new Set(),
  onSelect: () => {},
  emptyBody: null,
  actions: () => <a href="/order">Open</a>,
});

beforeAll(async () => {
  stubResizeObserver();
  stubMatchMedia();
  await Promise.all([usePlatformTexts.load(), useWidgetTexts.load()]);
});
afterEach(cleanup);

const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

test('the column that a list is sorted by is marked before anybody sorts it, and one press turns it round', () => {
  const { rerender } = render(<ListTable {...rowsIn(null)} />);
  expect([sortOf('Departure'), sortOf('Order')]).toEqual(['descending', null]);
  fireEvent.click(screen.getByRole('columnheader', { name: 'Departure' }));
  expect(orderBy).toHaveBeenLastCalledWith('departs', 'ascending');
  rerender(<ListTable {...rowsIn({ column: 'orderNo', isAsc: 'ascending' })} />);
  expect([sortOf('Departure'), sortOf('Order')]).toEqual([null, 'ascending']);
});

test('an item on a phone says what and where, state and facts, and unfolds the rest under its names', () => {
  render(<ListCards {...rowsIn(null)} />);
  const item = screen.getByRole('listitem');
  expect(item.textContent).toBe('IS1Route Xi’an – DuisburgConfirmedDeparture 4 DecTEU 8Open');
  expect(screen.queryByRole('term')).toBeNull();
  fireEvent.click(screen.getByRole('button', { expanded: false }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Route', 'Departure', 'TEU']);
});
