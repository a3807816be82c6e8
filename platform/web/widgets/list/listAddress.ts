import { MAX_PAGE_SIZE } from '../../../wire/paging.ts';

export const PAGE_SIZES = [10, 20, 30, 50, 100];
const DEFAULT_PAGE_SIZE = 10;

export interface ListOrder {
  column: string;
  isAsc: 'ascending' | 'descending';
}

/** What the address of a list says: filters by name (never ''), page and order. */
export interface ListAddress {
  filters: Readonly<Record<string, string>>;
  pageNum: number;
  pageSize: number;
  order: ListOrder | null;
}

/** Names in the address that are not filters. */
export const PAGE_PARAMS = ['pageNum', 'pageSize', 'orderByColumn', 'isAsc'] as const;

function wholeNumber(text: string | null, most: number, otherwise: number): number {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
}

function readOrder(params: URLSearchParams): ListOrder | null {
  const column = params.get('orderByColumn');
  if (!column) return null;
  return { column, isAsc: params.get('isAsc') === 'descending' ? 'descending' : 'ascending' };
}

/** Reads an address; whatever makes no sense in it is passed over. */
export function readListAddress(params: URLSearchParams, filterNames: readonly string[]): ListAddress {
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const value = params.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return {
    filters,
    pageNum: wholeNumber(params.get('pageNum'), Number.MAX_SAFE_INTEGER, 1),
    pageSize: wholeNumber(params.get('pageSize'), MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    order: readOrder(params),
  };
}

/** The address parameters after a change; '' removes one. Parameters of others stay. */
export function changeParams(
  params: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value.trim() === '') changed.delete(name);
    else changed.set(name, value.trim());
  }
  return changed;
}

/** The part of the parameters with the given names, sorted, as text; what is remembered of a page. */
export function ownQuery(params: URLSearchParams, names: readonly string[]): string {
  const own = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value) own.set(name, value);
  }
  return own.toString();
}

/** Set values by name as a query text; unset ones are left out. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.toString();
}
