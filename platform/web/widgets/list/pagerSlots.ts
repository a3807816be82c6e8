export type PagerSlot = number | 'back' | 'forth';

/** Page buttons: 5 below 992 px, else 7 (documents 9). */
export const PAGER_COUNT = { narrow: 5, wide: 7 } as const;

/** `count` pages: first, last and those around the current one, with ellipses for gaps. */
export function pagerSlots(page: number, pages: number, count: number): PagerSlot[] {
  if (pages <= count) return Array.from({ length: pages }, (_, index) => index + 1);
  const inner = count - 2;
  const centred = page - Math.floor(inner / 2);
  const first = Math.min(Math.max(centred, 2), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (['back'] as const) : []),
    ...middle,
    ...(first + inner < pages ? (['forth'] as const) : []),
    pages,
  ];
}
