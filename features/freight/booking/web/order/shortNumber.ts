const HEAD = 2;
const TAIL = 4;

/** IS2611227028 → IS…7028, where space is short. */
export function shortNumber(orderBigNo: string): string {
  if (orderBigNo.length <= HEAD + TAIL + 1) return orderBigNo;
  return `${orderBigNo.slice(0, HEAD)}…${orderBigNo.slice(-TAIL)}`;
}
