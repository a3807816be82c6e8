/** The month before, both `yyyy-MM`. */
export function monthBefore(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number) - 2, 1)).toISOString().slice(0, 7);
}

/** The latest month before this one that is still open. */
export function latestOpenMonth(thisMonth: string, closedMonths: readonly string[]): string {
  let month = monthBefore(thisMonth);
  while (closedMonths.includes(month)) month = monthBefore(month);
  return month;
}
