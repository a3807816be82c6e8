import { formatDate } from '../../../../platform/wire/time.ts';

/** This month and those before it, `yyyy-MM`. */
export function recentMonths(count: number): string[] {
  const [year = '', month = ''] = formatDate(new Date()).split('-');
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(Number(year), Number(month) - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
