import { z } from 'zod';
import { dateText, dateTimeText } from './time.ts';

/** Most rows of one page (design, "The dialect"). */
export const MAX_PAGE_SIZE = 100;

/** Totals are counted up to one above it, which pages show as "10,000+". */
export const COUNT_LIMIT = 10_000;

export const pageInput = {
  pageNum: z.coerce.number<number>().int().min(1).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(10),
};

const SHORT_DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** Clients of this dialect send either form. */
const sortDirection = z
  .enum(['ascending', 'descending', 'asc', 'desc'])
  .transform((sent) => (sent === 'asc' || sent === 'desc' ? SHORT_DIRECTIONS[sent] : sent));

export function sortInput<const C extends readonly [string, ...string[]]>(columns: C) {
  return {
    orderByColumn: z.enum(columns).optional(),
    isAsc: sortDirection.optional(),
  };
}

export function pageWindow(page: { pageNum: number; pageSize: number }): { limit: number; offset: number } {
  return { limit: page.pageSize, offset: (page.pageNum - 1) * page.pageSize };
}

const dayOrTime = z.union([dateText, dateTimeText]);

export const timeRangeInput = {
  'params[beginTime]': dayOrTime.optional(),
  'params[endTime]': dayOrTime.optional(),
};
