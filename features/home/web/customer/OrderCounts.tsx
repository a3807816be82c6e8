import { Link } from 'react-router';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { useOrderCounts } from './useOwnOrders.ts';

/** Statuses of orders that are not over yet, in the order of an order's life. */
const LIVE = ['draft', 'submitted', 'confirmed', 'documents', 'ready', 'departed', 'arrived'] as const;

/** How many own orders stand where; each leads to those orders. */
export function OrderCounts() {
  const texts = useTexts();
  const { read, countOf } = useOrderCounts({ keepsFresh: true });
  return (
    <nav className={styles.counts} aria-label={texts.statuses} aria-busy={read.isPending}>
      {LIVE.map((status) => (
        <Link key={status} to={ordersPath(status)} className={styles.count} data-some={countOf(status) > 0}>
          <span className={styles.figure}>{read.data ? countOf(status) : '–'}</span>
          <span>{texts.status[status]}</span>
        </Link>
      ))}
    </nav>
  );
}
