import { z } from 'zod';
import { dateText, dateTimeText } from './time.ts';

/** The most rows one page may hold (design, "The dialect"). */
export const MAX_PAGE_SIZE = 100;

/** Input fields of a list call; spread into its input object. */
export const pageInput = {
  pageNum: z.coerce.number<number>().int().min(1).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(10),
};

/** Sort fields of a list call: only the columns named may be asked for. */
export function sortInput<const C extends readonly [string, ...string[]]>(columns: C) {
  return {
    orderByColumn: z.enum(columns).optional(),
    isAsc: z.enum(['ascending', 'descending']).optional(),
  };
}

/** SQL `limit` and `offset` of a page. */
export function pageWindow(page: { pageNum: number; pageSize: number }): { limit: number; offset: number } {
  return { limit: page.pageSize, offset: (page.pageNum - 1) * page.pageSize };
}

const dayOrTime = z.union([dateText, dateTimeText]);

/** Input fields of a list call that can be narrowed to when its rows were added; both ends are included. */
export const addedInput = {
  'params[beginTime]': dayOrTime.optional(),
  'params[endTime]': dayOrTime.optional(),
};
