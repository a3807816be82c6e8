/** `yyyy-MM` after a `yyyy-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** `yyyy-MM` months from one on that ended before this month, the earliest first. */
export function endedMonths(from: string, thisMonth: string): string[] {
  return from >= thisMonth ? [] : [from, ...endedMonths(monthAfter(from), thisMonth)];
}
