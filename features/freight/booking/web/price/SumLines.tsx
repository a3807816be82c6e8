import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { Sum } from './sums.ts';

export function SumLines({ sums }: { sums: readonly Sum[] }) {
  const format = useFormat();
  if (sums.length === 0) return '—';
  return sums.map((sum) => <div key={sum.currency}>{format.money(sum.amount, sum.currency)}</div>);
}
