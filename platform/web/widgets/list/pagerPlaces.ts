/** A page to turn to, or a gap that jumps some pages on. */
export type PagerPlace = number | 'back' | 'forth';

/** How many pages a pager names: 5 below 992 px of width, else 7 (documents 9). */
export const PAGER_COUNT = { narrow: 5, wide: 7 } as const;

/**
 * What stands in a pager: the first and the last page, and pages around the current one, `count` of them in all;
 * gaps stand where pages are left out. With no more than `count` pages, all of them.
 */
export function pagerPlaces(page: number, pages: number, count: number): PagerPlace[] {
  if (pages <= count) return Array.from({ length: pages }, (_, index) => index + 1);
  const inner = count - 2;
  const wanted = page - Math.floor(inner / 2);
  const first = Math.min(Math.max(wanted, 2), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (['back'] as const) : []),
    ...middle,
    ...(first + inner < pages ? (['forth'] as const) : []),
    pages,
  ];
}
