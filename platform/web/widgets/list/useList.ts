import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../query/useRead.ts';
import { lastPage, ownQuery, PAGE_PARAMS, queryOf, readListAddress } from './listAddress.ts';
import { listInput } from './listInput.ts';
import type { ListPageProps } from './listProps.ts';
import { useStoredParams } from './useStoredParams.ts';

const ORDER_PARAMS = ['orderByColumn', 'isAsc'];
const STORED_PARAMS = ['pageSize', ...ORDER_PARAMS];

export function useList<Sent, Row extends object>(props: ListPageProps<Sent, Row>) {
  const { call, filters = [], fixedInput, initialFilters = {}, refetchEveryMs } = props;
  const names = filters.flatMap((filter) => ('name' in filter ? [filter.name] : [...filter.names]));
  const viewNames = [...names, ...ORDER_PARAMS];
  const { params, change } = useStoredParams([...names, ...STORED_PARAMS], {
    transient: ['pageNum'],
    first: queryOf(initialFilters),
  });
  const address = readListAddress(params, names);
  const { pageNum, pageSize, order } = address;
  const input = listInput(call.input, {
    ...address.filters,
    ...fixedInput,
    pageNum,
    pageSize,
    orderByColumn: order?.column,
    isAsc: order?.isAsc,
  });
  const read = useRead(call, input, { keepPrevious: true, refetchEveryMs });

  const firstOf = new Map(Object.entries<string | undefined>(initialFilters));
  // the last row of a last page was removed, or a link is old
  const isBeyond = pageNum > 1 && !read.isPlaceholderData && read.data?.rows.length === 0;
  const last = lastPage(read.data?.total ?? 0, pageSize);
  const turnBack = useEffectEvent(() => change({ pageNum: last > 1 ? String(last) : '' }));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  return {
    address,
    input,
    read,
    isFiltered: Object.keys(address.filters).length > 0,
    isAsFirst: names.every((name) => (address.filters[name] ?? '') === (firstOf.get(name) ?? '')),
    /** merges filters and goes to page 1; identical ones refetch */
    search: (values: Readonly<Record<string, string>>) => {
      const isSame = Object.entries(values).every(([name, value]) => (params.get(name) ?? '') === value.trim());
      if (isSame && pageNum === 1) return void read.refetch();
      change({ ...values, pageNum: '' });
    },
    reset: () => change(Object.fromEntries([...names, ...PAGE_PARAMS].map((name) => [name, '']))),
    /** filters and order as query text, for a saved view */
    viewQuery: ownQuery(params, viewNames),
    /** takes over what a saved view names, and clears the rest */
    applyView: (query: string) => {
      const saved = new URLSearchParams(query);
      change({ ...Object.fromEntries(viewNames.map((name) => [name, saved.get(name) ?? ''])), pageNum: '' });
    },
    turnTo: (page: number, size: number) =>
      change({ pageNum: size === pageSize && page > 1 ? String(page) : '', pageSize: String(size) }),
    orderBy: (column: string | null, isAsc: 'ascending' | 'descending') =>
      change({ orderByColumn: column ?? '', isAsc: column === null ? '' : isAsc, pageNum: '' }),
  };
}

export type List<Sent, Row extends object> = ReturnType<typeof useList<Sent, Row>>;
