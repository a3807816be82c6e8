import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { Call } from '../../../../platform/wire/call.ts';
import type { BillTotals as Totals } from '../totalsWire.ts';
import styles from './bill.module.css';
import { useTexts } from './texts.ts';

interface BillTotalsProps<Filter> {
  call: Call<Filter, unknown, Totals>;
  /** as the list was sent: its page is left aside */
  filter: Filter;
}

/** Totals by currency over the whole filter, also beyond the page. */
export function BillTotals<Filter>({ call, filter }: BillTotalsProps<Filter>) {
  const texts = useTexts();
  const format = useFormat();
  const { data } = useRead(call, filter, { keepPrevious: true });
  if (data === undefined || data.length === 0) return null;
  const sides = [...new Set(data.map(({ side }) => side))];
  const sum = ({ currency, bills, total, open }: Totals[number]) => (
    <span key={currency} title={texts.totals.bills({ count: bills })}>
      <strong>{total === null ? currency : format.money(total, currency)}</strong>{' '}
      <span className={styles.soft}>
        {open !== null && texts.totals.open({ amount: format.money(open, currency) })}
      </span>
    </span>
  );
  return (
    <ul className={styles.totals} aria-label={texts.totals.title}>
      {sides.map((side) => (
        <li key={side}>
          {sides.length > 1 && <span className={styles.soft}>{texts.sides[side]}</span>}
          {data.filter((one) => one.side === side).map(sum)}
        </li>
      ))}
    </ul>
  );
}
