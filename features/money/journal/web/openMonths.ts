const SHOWN_MONTHS = 24;

/** `yyyy-MM` months before this one that are still open, the latest first, of the last two years. */
export function openMonths(thisMonth: string, closedMonths: readonly string[]): string[] {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number);
  const ended = Array.from({ length: SHOWN_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 7),
  );
  return ended.filter((one) => !closedMonths.includes(one));
}
