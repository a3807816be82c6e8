import { MAX_PAGE_SIZE } from '../../../wire/paging.ts';
import { wholeNumberOf } from '../../router/addressId.ts';

export const PAGE_SIZES = [10, 20, 30, 50, 100];
/** A window of 1366 × 768 shows about fourteen rows (documents 9: 20). */
const DEFAULT_PAGE_SIZE = 20;

interface ListOrder {
  column: string;
  isAsc: 'ascending' | 'descending';
}

/** State of a list in the URL: filters by name (never ''), page, order. */
interface ListAddress {
  filters: Readonly<Record<string, string>>;
  pageNum: number;
  pageSize: number;
  order: ListOrder | null;
}

export const PAGE_PARAMS = ['pageNum', 'pageSize', 'orderByColumn', 'isAsc'] as const;

function readPageSize(params: URLSearchParams): number {
  const size = wholeNumberOf(params.get('pageSize'));
  return size !== null && size <= MAX_PAGE_SIZE ? size : DEFAULT_PAGE_SIZE;
}

function readOrder(params: URLSearchParams): ListOrder | null {
  const column = params.get('orderByColumn');
  if (!column) return null;
  return { column, isAsc: params.get('isAsc') === 'descending' ? 'descending' : 'ascending' };
}

/** Invalid values fall back to defaults. */
export function readListAddress(params: URLSearchParams, filterNames: readonly string[]): ListAddress {
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const value = params.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return {
    filters,
    pageNum: wholeNumberOf(params.get('pageNum')) ?? 1,
    pageSize: readPageSize(params),
    order: readOrder(params),
  };
}

/** At least 1. */
export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** Parameters after a change; '' removes one. Others stay. */
export function changeParams(params: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value.trim() === '') changed.delete(name);
    else changed.set(name, value.trim());
  }
  return changed;
}

/** Query text of the named parameters, sorted, for storage. */
export function ownQuery(params: URLSearchParams, names: readonly string[]): string {
  const own = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value) own.set(name, value);
  }
  return own.toString();
}

/** Query text of the set values. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.toString();
}
